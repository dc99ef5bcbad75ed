import { ORDINAL_ENDINGS } from "./en/numbers/vocabulary.ts";
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
/** `number` starts with a digit: 5, 2.5, 1,500, 17:00, 3rd, 3/5, 2026-03-03T17:00. */
type TokenKind = "word" | "number" | "mark";

const PATTERN = new RegExp(
  [
    String.raw`(?<iso>\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?![\d-]))`,
    String.raw`(?<meridiem>(?<![\p{L}\p{M}])[ap]\.\s?m(?![\p{L}\p{M}])\.?)`,
    String.raw`(?<number>\d{1,2}(?:[/.]\d{1,2}[/.]\d{2,4}|/\d{1,2})(?![\d/])|\d{1,2}:\d{2}(?!\d)|\d{1,3}(?:${ORDINAL_ENDINGS})(?![\p{L}\d])|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’‘ʼ][\p{L}\p{M}]+)*)`,
    String.raw`(?<mark>[^\s\p{L}\p{M}\p{N}])`,
  ].join("|"),
  "giu",
);
const HYPHEN = /[-‐‑]/;

/**
 * Words, numbers and marks with their places. "5pm" is two tokens, "o'clock" one; a hyphen inside
 * a word ("twenty-five") only separates. Every other visible sign is a mark of its own.
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const token = toToken(match);
    if (!joinsWords(token, text)) tokens.push(token);
  }
  return tokens;
}

/** The words and numbers of a text as they are compared. */
export function wordsOf(text: string): readonly string[] {
  return tokenise(text)
    .filter((token) => token.kind !== "mark")
    .map((token) => token.word);
}

function toToken(match: RegExpExecArray): Token {
  const raw = match[0];
  const groups = match.groups ?? {};
  const kind = groups["mark"] ? "mark" : groups["word"] || groups["meridiem"] ? "word" : "number";
  const word = groups["meridiem"] ? `${raw[0]?.toLowerCase()}m` : wordOf(raw, kind);
  return { raw, word, kind, start: match.index, end: match.index + raw.length };
}

function wordOf(raw: string, kind: TokenKind): string {
  if (kind === "word") return foldWord(raw);
  return kind === "mark" && /[-‐‑–—]/.test(raw) ? "-" : raw.toLowerCase();
}

function joinsWords({ raw, start, end }: Token, text: string): boolean {
  return HYPHEN.test(raw) && isLetter(text[start - 1]) && isLetter(text[end]);
}

function isLetter(sign: string | undefined): boolean {
  return /\p{L}/u.test(sign ?? "");
}
