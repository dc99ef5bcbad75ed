import { readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
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
  const name = wordAt(tokens, at);
  const later = after(tokens, at + 1, [`after next ${name}`, "after next"]);
  const next = later ?? after(tokens, at + 1, [`before last ${name}`, "before last"]);
  if (!unit || next === undefined) return undefined;
  return { value: { period: { kind: "unit", unit, shift: later ? 2 : -2 } }, next };
}

const WEEKENDS = ["weekends ago"];

/** Of those ahead some count the one that is next, others don't: they are asked. */
function readWeekendsAgo(tokens: Tokens, at: number): Read<ReadPeriod> {
  const count = readNumber(tokens, at);
  const next = count && after(tokens, count.next, WEEKENDS);
  if (!count || next === undefined || !Number.isInteger(count.value)) return undefined;
  return { value: { period: { kind: "unit", unit: "weekend", shift: -count.value } }, next };
}
