import type { ReadPart, Unread } from "../types/turn/unread.ts";

/** Characters of one text part. */
export const MAX_TEXT = 2_000;
/** What is kept of a text to go on with, in characters: some hours of listening. */
const MOST_KEPT = 200_000;

/** The first part of a text, cut at the end of a line or word when more follows. */
export function firstPart(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const start = text.slice(0, MAX_TEXT);
  const line = start.lastIndexOf("\n");
  if (line > MAX_TEXT / 2) return start.slice(0, line + 1);
  const word = start.lastIndexOf(" ");
  if (word > MAX_TEXT / 2) return start.slice(0, word + 1);
  // No half of a character that takes two places.
  return /[\uD800-\uDBFF]$/.test(start) ? start.slice(0, -1) : start;
}

/** How many parts a text is read in. */
export function countParts(text: string): number {
  let count = 0;
  for (let rest = text; rest !== ""; rest = rest.slice(firstPart(rest).length)) count += 1;
  return Math.max(count, 1);
}

/** What follows the first part of a text; undefined where that is all. */
export function unreadAfter(text: string, part: string): ReadText | undefined {
  const rest = text.slice(part.length);
  if (rest.trim() === "") return undefined;
  const kept = rest.length > MOST_KEPT ? `${rest.slice(0, MOST_KEPT)}${CUT}` : rest;
  return { kind: "text", text: kept, part: 1, of: 1 + countParts(kept) };
}

const CUT = "\n\n[The text goes on, but no more of it is kept to be read out.]";

type ReadText = Extract<Unread, { kind: "text" }>;

/** The next part of a text, and what is left behind it. */
export function nextPart({ text, part, of }: ReadText): ReadPart {
  const next = firstPart(text);
  const rest = text.slice(next.length);
  const isLast = rest.trim() === "";
  return {
    text: next.trim(),
    unread: isLast ? undefined : { kind: "text", text: rest, part: part + 1, of },
  };
}
