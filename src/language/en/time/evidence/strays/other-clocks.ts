import { wordAt } from "../../../../tokens.ts";
import type { Tokens } from "../../../../tokens.ts";

const CLOCK_ENDS: ReadonlySet<string> = new Set(
  "am pm oclock noon midday midnight morning afternoon evening night".split(" "),
);
const THEIRS: ReadonlySet<string> = new Set("their his her your".split(" "));
const MOST_WORDS = 3;

/** "(9 am) XYZT", "(9 am) Bergen time", "(9 am) her time": another clock, and nobody knows which. */
export function isOtherClock(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  const isBehindClock = before?.kind === "number" || CLOCK_ENDS.has(before?.word ?? "");
  return isBehindClock && (/^[A-Z]{2,4}T$/.test(tokens[at]?.raw ?? "") || isNamedTime(tokens, at));
}

function isNamedTime(tokens: Tokens, at: number): boolean {
  if (THEIRS.has(wordAt(tokens, at))) return wordAt(tokens, at + 1) === "time";
  const name = tokens.slice(at, at + MOST_WORDS + 1);
  const length = name.findIndex(({ word }) => word === "time");
  return length > 0 && name.slice(0, length).every(({ raw }) => /^\p{Lu}/u.test(raw));
}
