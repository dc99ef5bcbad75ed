import { distance } from "fastest-levenshtein";

export type WordErrors = { readonly errors: number; readonly words: number };

/**
 * Words substituted, left out and put in between what was said and what was heard. Case, punctuation,
 * articles and the spelling of numbers don't count: "two thirty PM" and "2:30 p.m." are the same.
 */
export function wordErrors(said: string, heard: string): WordErrors {
  const reference = fairWords(said);
  const code = letterForEachWord();
  return {
    errors: distance(reference.map(code).join(""), fairWords(heard).map(code).join("")),
    words: reference.length,
  };
}

const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** Lower-case words; a number is its digits, one word each, however it was written. */
export function fairWords(text: string): readonly string[] {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’]|(?<=\b\p{L})\.(?=\p{L}?\b)/gu, "") // what's, p.m.
    .replaceAll(/(?<=\d)(?=[ap]m\b)/g, " ") // 2:30pm
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !articles.has(word));
  return numbersAsDigits(words).flatMap((word) => (/^\d+$/.test(word) ? word.split("") : [word]));
}

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const values: ReadonlyMap<string, number> = new Map([
  ...small.split(" ").map((word, index): [string, number] => [word, index]),
  ...tens.split(" ").map((word, index): [string, number] => [word, 20 + 10 * index]),
]);

/** "twenty five" is 25, "three hundred and five" 305, "two thirty" stays 2 30. */
function numbersAsDigits(words: readonly string[]): readonly string[] {
  const written: string[] = [];
  let at = 0;
  while (at < words.length) {
    const number = numberAt(words, at);
    written.push(number === undefined ? (words[at] ?? "") : String(number.value));
    at += number?.length ?? 1;
  }
  return written;
}

type NumberPhrase = { readonly value: number; readonly length: number };

function numberAt(words: readonly string[], at: number): NumberPhrase | undefined {
  const first = belowHundredAt(words, at);
  if (first === undefined || words[at + first.length] !== "hundred") return first;
  const afterHundred = at + first.length + 1;
  const and = words[afterHundred] === "and" ? 1 : 0;
  const rest = belowHundredAt(words, afterHundred + and);
  const length = first.length + 1 + (rest === undefined ? 0 : and + rest.length);
  return { value: first.value * 100 + (rest?.value ?? 0), length };
}

function belowHundredAt(words: readonly string[], at: number): NumberPhrase | undefined {
  const value = values.get(words[at] ?? "");
  if (value === undefined) return undefined;
  const unit = values.get(words[at + 1] ?? "") ?? 0;
  const joins = value >= 20 && unit >= 1 && unit <= 9;
  return joins ? { value: value + unit, length: 2 } : { value, length: 1 };
}

/** The edit distance of a library counts letters; so each distinct word becomes one. */
function letterForEachWord(): (word: string) => string {
  const letters = new Map<string, string>();
  return (word) => {
    const known = letters.get(word) ?? String.fromCharCode(0x4e00 + letters.size);
    letters.set(word, known);
    return known;
  };
}
