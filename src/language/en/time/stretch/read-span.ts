import { remembered } from "../../../remembered.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Period } from "../../../../types/time/phrase.ts";
import { readAfterNext } from "./read-after-next.ts";
import { readCalendar } from "./read-calendar.ts";
import type { PeriodWeakness } from "./read-calendar.ts";
import { readNth } from "./read-nth.ts";
import { readSeason } from "./read-season.ts";
import { readFeastWeek, readWeekOf } from "./read-week-of.ts";

export type ReadSpan = { readonly period: Period; readonly weakness?: PeriodWeakness };

/** Whatever has a first and a last day, the longest that is said here: "the first week of next month", "Easter weekend". */
export const readSpan = remembered(readLongest);

function readLongest(tokens: Tokens, at: number): Read<ReadSpan> {
  const all = [
    readCalendar(tokens, at),
    readAfterNext(tokens, at),
    readWeekOf(tokens, at),
    readFeastWeek(tokens, at),
    readSeason(tokens, at),
    readNth(tokens, at, readSpan),
  ];
  return all.reduce<Read<ReadSpan>>((longest, read) => {
    const { period } = read?.value ?? {};
    if (!read || !period || (longest && longest.next >= read.next)) return longest;
    return { value: { ...read.value, period }, next: read.next };
  }, undefined);
}
