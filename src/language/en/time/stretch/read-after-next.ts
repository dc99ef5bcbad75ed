import { readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { PeriodUnit } from "../../../../types/time/phrase.ts";
import { after } from "../vocabulary.ts";
import { UNITS } from "./read-calendar.ts";
import type { ReadPeriod } from "./read-calendar.ts";

/** "the week after next", "the weekend before last", "two weekends ago". */
export function readAfterNext(tokens: Tokens, start: number): Read<ReadPeriod> {
  const ago = readWeekendsAgo(tokens, start);
  if (ago) return ago;
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const unit = UNITS.get(wordAt(tokens, at));
  const again = after(tokens, at, ["next next", "next to next"]);
  const twice = again === undefined ? undefined : UNITS.get(wordAt(tokens, again));
  if (twice && again !== undefined)
    return { value: { period: { kind: "unit", unit: twice, shift: 2 } }, next: again + 1 };
  const near = unit && readNearThis(tokens, at + 1, unit);
  if (near) return near;
  const name = wordAt(tokens, at);
  const later = after(tokens, at + 1, [`after next ${name}`, "after next"]);
  const next = later ?? after(tokens, at + 1, [`before last ${name}`, "before last"]);
  if (!unit || next === undefined) return undefined;
  return { value: { period: { kind: "unit", unit, shift: later ? 2 : -2 } }, next };
}

/** Where one lies that is told by the one that is on. */
const NEAR_THIS: readonly (readonly [shift: number, words: readonly string[]])[] = [
  [
    0,
    ["were in", "we are in", "im in"].flatMap((were) => [`${were} right now`, `${were} now`, were]),
  ],
  [1, ["after", "following"].map((after) => `${after} this`)],
  [-1, ["before", "preceding"].map((before) => `${before} this`)],
];

/** "The week after this one", "the quarter we're in"; "the week after this Friday" is told by that day. */
function readNearThis(tokens: Tokens, at: number, unit: PeriodUnit): Read<ReadPeriod> {
  for (const [shift, words] of NEAR_THIS) {
    const next = after(tokens, at, words);
    if (next === undefined) continue;
    const one = after(tokens, next, ["one"]);
    if (one === undefined && !isLast(tokens, next)) return undefined;
    return { value: { period: { kind: "unit", unit, shift } }, next: one ?? next };
  }
  return undefined;
}

function isLast(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === "mark";
}

const WEEKENDS = ["weekends ago"];

/** Of those ahead some count the one that is next, others don't: they are asked. */
function readWeekendsAgo(tokens: Tokens, at: number): Read<ReadPeriod> {
  const count = readNumber(tokens, at);
  const next = count && after(tokens, count.next, WEEKENDS);
  if (!count || next === undefined || !Number.isInteger(count.value)) return undefined;
  return { value: { period: { kind: "unit", unit: "weekend", shift: -count.value } }, next };
}
