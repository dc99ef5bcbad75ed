import type { Length } from "../../../../types/time/length.ts";
import { readPart, readShares } from "./read-mixed.ts";
import { readNumber } from "../read-number.ts";
import { readUnit } from "./units.ts";
import { after } from "../../time/vocabulary.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

/** "Half an hour", "a half day", "six quarters of an hour", "1/2-hour", "two half hours", "half a decade". */
export function readShareOf(tokens: Tokens, start: number): Read<readonly Length[]> {
  const share =
    readPart(tokens, start) ?? readSeveralHalves(tokens, start) ?? readShares(tokens, start);
  if (!share) return undefined;
  const of = after(tokens, share.next, ["of", "-"]) ?? share.next;
  const unit = readUnit(tokens, isArticle(wordAt(tokens, of)) ? of + 1 : of);
  if (!unit) return undefined;
  const amount = share.value * unit.value.times;
  return { value: [{ amount, unit: unit.value.unit }], next: unit.next };
}

/** "Two half (hours)". */
function readSeveralHalves(tokens: Tokens, at: number): Read<number> {
  const number = readNumber(tokens, at);
  return number && wordAt(tokens, number.next) === "half"
    ? { value: number.value / 2, next: number.next + 1 }
    : undefined;
}

/** "3/4 of an hour", which is no date. */
export function readFraction(tokens: Tokens, at: number): Read<readonly Length[]> {
  return wordAt(tokens, at).includes("/") ? readShareOf(tokens, at) : undefined;
}

/** "A", "an", "one": of the unit behind it. */
export function isArticle(word: string): boolean {
  return ["a", "an", "one", "1"].includes(word);
}
