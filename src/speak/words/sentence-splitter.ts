import type { Voicing } from "../../language/contract/sayings.ts";

/** Punctuation, closing quotes and brackets, then blank; or the end of a line. */
const boundary = /[.!?…]+["'”’»)\]]*\s+|\s*\n\s*/g;
const listNumber = /^\d{1,3}\.\s*$/;
const initial = /(^|[\s(])\p{Lu}\.\s+$/u;

/**
 * Text in pieces of any size, sentences out, as soon as the word after each has begun. Joined, the
 * sentences are the text, blanks included; where the pieces were cut does not matter.
 */
export class SentenceSplitter {
  readonly #voicing: Voicing;
  #text = "";

  constructor(voicing: Voicing) {
    this.#voicing = voicing;
  }

  push(piece: string): readonly string[] {
    this.#text += piece;
    const sentences: string[] = [];
    for (let end = this.#end(); end !== undefined; end = this.#end()) {
      sentences.push(this.#text.slice(0, end));
      this.#text = this.#text.slice(end);
    }
    return sentences;
  }

  #end(): number | undefined {
    return firstEnd(this.#text, this.#voicing);
  }

  /** What is left when no more text comes. */
  flush(): readonly string[] {
    const rest = this.#text;
    this.#text = "";
    return rest === "" ? [] : [rest];
  }
}

/** Where the first sentence ends, blanks included; undefined until the next word is there to tell. */
function firstEnd(text: string, voicing: Voicing): number | undefined {
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (end === text.length) return undefined;
    const sentence = text.slice(0, end);
    if (sentence.trim() !== "" && isEnd(sentence, text.charAt(end), voicing)) return end;
  }
  return undefined;
}

function isEnd(sentence: string, next: string, voicing: Voicing): boolean {
  if (/\n\s*$/.test(sentence)) return true;
  if (!/\.["'”’»)\]]*\s+$/.test(sentence)) return true; // after ! ? … nothing else is meant
  if (/\p{Ll}/u.test(next)) return false;
  if (listNumber.test(sentence.trimStart())) return false;
  const last = lastWord(sentence);
  if (voicing.mayEndSentence(last)) return true;
  return !voicing.isAbbreviation(last) && !initial.test(sentence);
}

/** The word before the full stop, in lower case, inner stops kept: "p.m", "e.g". */
function lastWord(sentence: string): string {
  return /([\p{L}.]+)\.["'”’»)\]]*\s+$/u.exec(sentence)?.[1]?.toLowerCase() ?? "";
}
