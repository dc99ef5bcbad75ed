import { readOrdinal } from "../../../numbers/read-number.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { after, weekdayNamed, WEEKDAYS } from "../../vocabulary.ts";
import { monthAt, readOfMonth, readWhichMonth } from "./months.ts";
import { readPlace } from "./read-place.ts";
import type { SomeMonth } from "./months.ts";
import { isBehindWeekday } from "./read-rank.ts";
import type { ReadDate } from "./read-written-date.ts";
import { readSaidYear, readYear } from "./read-year.ts";
import { readWhich } from "../read-which.ts";

const MOST_WEEKS = 5;

/** "the first Monday of March", "last Friday of next month", "the second Tuesday in May". */
export function readNthWeekday(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const owner = readOwner(tokens, at);
  const nth = readPlace(tokens, owner?.next ?? at);
  const word = wordAt(tokens, nth?.next ?? at);
  const weekday = weekdayNamed(word);
  if (!nth || nth.value > MOST_WEEKS || weekday === undefined) return undefined;
  const behind = nth.next + 1;
  if (owner) return ofYear(tokens, { nth: nth.value, weekday }, { ...owner, next: behind });
  return readMonthBehind(tokens, { nth: nth.value, weekday }, behind);
}

/** "(The first Monday) of March", "(the last Thursday) but one in April". */
function readMonthBehind(tokens: Tokens, { nth, weekday }: Nth, at: number): Read<ReadDate> {
  const butOne = nth === -1 ? after(tokens, at, ["but one"]) : undefined;
  const place = butOne ?? at;
  const other = butOne === undefined ? readOfNextNamed(tokens, { nth, weekday }, place) : undefined;
  if (other) return other;
  const month = readOfMonth(tokens, place) ?? readWhichMonth(tokens, place);
  return month && ofYear(tokens, { nth: butOne === undefined ? nth : -2, weekday }, month);
}

/** "(The first Friday) next March", "(the third Thursday) of last June". */
function readOfNextNamed(tokens: Tokens, { nth, weekday }: Nth, start: number): Read<ReadDate> {
  const at = after(tokens, start, ["of", "in"]) ?? start;
  const which = readWhich(tokens, at);
  const month = which && monthAt(tokens, which.next);
  if (!which || which.value === "this" || month === undefined) return undefined;
  const of = { kind: "month", month, which: which.value } as const;
  return { value: { day: { kind: "nth-day", nth, weekday, of } }, next: which.next + 1 };
}

/** "April's (third Friday)". */
function readOwner(tokens: Tokens, at: number): Read<SomeMonth> {
  const month = /['’]s$/.test(tokens[at]?.raw ?? "") ? monthAt(tokens, at) : undefined;
  return month === undefined ? undefined : { value: { month }, next: at + 1 };
}

type Nth = { readonly nth: number; readonly weekday: number };

function ofYear(
  tokens: Tokens,
  { nth, weekday }: Nth,
  { value: { month, ...shift }, next }: NonNullable<Read<SomeMonth>>,
): Read<ReadDate> {
  if (month === undefined)
    return { value: { day: { kind: "nth-weekday", nth, weekday, ...shift } }, next };
  const day = { kind: "nth-weekday", nth, weekday, month } as const;
  const year = readYear(tokens, next);
  if (year) return { value: { day: { ...day, year: year.value } }, next: year.next };
  const said = readSaidYear(tokens, next);
  if (!said) return { value: { day }, next };
  const of = { kind: "month", month, which: "bare", ...said.value } as const;
  return { value: { day: { kind: "nth-day", nth, weekday, of } }, next: said.next };
}

/** "The second Sunday": of this month, or of the next where it is over; "the 2nd, Sunday" is a date. */
export function readNthOfMonth(tokens: Tokens, start: number): Read<ReadDate> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const nth = isBehindWeekday(tokens, start) ? undefined : readOrdinal(tokens, at);
  const weekday = nth && WEEKDAYS.get(wordAt(tokens, nth.next));
  if (!nth || nth.value > MOST_WEEKS || weekday === undefined) return undefined;
  return {
    value: { day: { kind: "nth-weekday", nth: nth.value, weekday } },
    next: nth.next + 1,
  };
}
