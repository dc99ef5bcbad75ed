import { foldWord } from "./normalise.ts";

/** A piece of a text with its place in it: `text.slice(start, end)` is `raw`. */
export type Token = {
  readonly raw: string;
  /** As it is compared: "Tomorrow's" is "tomorrow", "p.m." is "pm", "3RD" is "3rd". */
  readonly word: string;
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
};
/** `number` starts with a digit, or is a fraction in one sign: 5, 2.5, 1,500, 17:00, 3rd, 3/5, 2026-03-03T17:00. */
type TokenKind = "word" | "number" | "mark";

/** What of a token is written otherwise in each language, as parts of an expression. */
export type TokenForms = {
  /** What makes a rank of a number in digits. */
  readonly ordinalEndings: string;
  /** Words that are written with stops inside, and are one word. */
  readonly dotted: string;
};

/** Takes a text apart into words, numbers and marks with their places. */
export type Tokeniser = (text: string) => readonly Token[];

const HYPHEN = /[-‐‑]/;

/**
 * Words, numbers and marks with their places. "5pm" is two tokens, "o'clock" one; a hyphen inside
 * a word ("twenty-five") only separates. Every other visible sign is a mark of its own.
 */
export function tokeniser(forms: TokenForms): Tokeniser {
  const pattern = patternOf(forms);
  // One reader after the other asks for the same text.
  let last: { readonly text: string; readonly tokens: readonly Token[] } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, tokens: tokensOf(text, pattern) };
    return last.tokens;
  };
}

function tokensOf(text: string, pattern: RegExp): readonly Token[] {
  return [...text.matchAll(pattern)].map(toToken).filter((token) => !joinsWords(token, text));
}

function patternOf({ ordinalEndings, dotted }: TokenForms): RegExp {
  const parts = [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?![\d-]))`,
    String.raw`(?<dotted>(?<![\p{L}\p{M}])${dotted}(?![\p{L}\p{M}])\.?)`,
    String.raw`(?<number>\d{1,2}(?:[/.]\d{1,2}[/.]\d{2,4}|/\d{1,2})(?![\d/])|\d{1,2}:\d{2}(?!\d)|\d{1,3}(?:${ordinalEndings})(?![\p{L}\d])|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?|[½⅓⅔¼¾])`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’‘ʼ][\p{L}\p{M}]+)*)`,
    String.raw`(?<mark>[^\s\p{L}\p{M}\p{N}])`,
  ];
  return new RegExp(parts.join("|"), "giu");
}

function toToken(match: RegExpExecArray): Token {
  const raw = match[0];
  const groups = match.groups ?? {};
  const kind = groups["mark"] ? "mark" : groups["word"] || groups["dotted"] ? "word" : "number";
  const word = groups["dotted"] ? withoutStops(raw) : wordOf(raw, kind);
  return { raw, word, kind, start: match.index, end: match.index + raw.length };
}

function wordOf(raw: string, kind: TokenKind): string {
  if (kind === "word") return foldWord(raw);
  if (kind === "number" && FRACTIONS.has(raw)) return FRACTIONS.get(raw) ?? raw;
  return kind === "mark" && /[-‐‑–—]/.test(raw) ? "-" : raw.toLowerCase();
}

const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ["½", "1/2"],
  ["⅓", "1/3"],
  ["⅔", "2/3"],
  ["¼", "1/4"],
  ["¾", "3/4"],
]);

function withoutStops(raw: string): string {
  return raw.toLowerCase().replaceAll(/[.\s]/g, "");
}

function joinsWords({ raw, start, end }: Token, text: string): boolean {
  return HYPHEN.test(raw) && isLetter(text[start - 1]) && isLetter(text[end]);
}

function isLetter(sign: string | undefined): boolean {
  return /\p{L}/u.test(sign ?? "");
}
