import { TENS_VALUES, UNIT_VALUES } from "../numbers/vocabulary.ts";
import { readBelowHundred, readOrdinal } from "../numbers/read-number.ts";
import type { Token } from "../../tokenise.ts";
import { words } from "../../words.ts";

/** Said before a name without being part of it. */
const BEFORE = words("my our the a an to for from with of in on called named at into");
/** Said after a name to tell what it names. */
export const KIND_WORDS = words(
  "list lists calendar calendars app application program note notes folder file document playlist album song shortcut mailbox inbox timer alarm chat contact please",
);

/** What words are kept in. */
const KEEPERS: ReadonlySet<string> = new Set(["folder", "mailbox", "list"]);
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);

/** The words of a name as they are compared: folded, number words as digits ("Seven Zip" is 7 zip). */
export function nameWords(tokens: readonly Token[]): readonly string[] {
  const spoken = tokens.filter(({ kind }) => kind !== "mark");
  const words: string[] = [];
  for (let at = 0; at < spoken.length;) {
    const number = isNumberWord(spoken[at]) ? readBelowHundred(spoken, at) : undefined;
    const word = spoken[at]?.word ?? "";
    words.push(number ? String(number.value) : ordinalDigits(spoken, at, word));
    at = number?.next ?? at + 1;
  }
  return words;
}

/** Without "my", "the … list" and the like around it; the whole when nothing else is left. */
export function trimmedName(words: readonly string[]): readonly string[] {
  let start = 0;
  let end = words.length;
  while (start < end - 1 && BEFORE.has(words[start] ?? "")) start += 1;
  while (end > start + 1 && KIND_WORDS.has(words[end - 1] ?? "")) end -= 1;
  return words.slice(start, end);
}

/** A title without its article; the same where it has none. */
export function withoutTitleArticle(words: readonly string[]): readonly string[] {
  return words.length > 1 && ARTICLES.has(words[0] ?? "") ? words.slice(1) : words;
}

export function namesKeeper(word: string): boolean {
  return KEEPERS.has(word);
}

const POSSESSIVE = /['’]s$/;

/** A word, as it is written, that says whose something is. */
export function isPossessive(raw: string): boolean {
  return POSSESSIVE.test(raw);
}

function isNumberWord(token: Token | undefined): boolean {
  return token !== undefined && (UNIT_VALUES.has(token.word) || TENS_VALUES.has(token.word));
}

function ordinalDigits(tokens: readonly Token[], at: number, word: string): string {
  const isDigits = tokens[at]?.kind === "number";
  return isDigits ? String(readOrdinal(tokens, at)?.value ?? word) : word;
}
