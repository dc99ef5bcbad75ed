import type { Read, Tokens } from "../../../tokens.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { readShortYear, readYear } from "../day/date/read-year.ts";
import { after, isSaid } from "../vocabulary.ts";

export type ReadPeriodAt = (tokens: Tokens, at: number) => Read<{ readonly period?: Period }>;

/** "of May", "in 2027", "of the year", or a year right behind. */
export function readWhole(
  tokens: Tokens,
  at: number,
  readPeriodAt: ReadPeriodAt,
): Read<Period | undefined> {
  const of = after(tokens, at, ["of", "in"]);
  const period = of === undefined ? undefined : readPeriodAt(tokens, of);
  if (period?.value.period) return { value: period.value.period, next: period.next };
  const year = readYear(tokens, after(tokens, at, [","]) ?? at);
  if (year) return { value: { kind: "year", year: year.value }, next: year.next };
  const short = readShortYear(tokens, at);
  if (short) return { value: { kind: "year", ...short.value }, next: short.next };
  const said = BEHIND.find(([words]) => isSaid(tokens, at, words));
  return said && { value: { kind: "unit", unit: said[1], shift: said[2] }, next: at + 2 };
}

/** "(Q4) next year", "(the third day) last week". */
const BEHIND = (["year", "month", "week"] as const).flatMap((unit) =>
  (
    [
      ["this", 0],
      ["next", 1],
      ["last", -1],
    ] as const
  ).map(([which, shift]) => [`${which} ${unit}`, unit, shift] as const),
);
