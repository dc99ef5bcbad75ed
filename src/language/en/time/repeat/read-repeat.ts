import { readBelowHundred, readOrdinal, readNumber } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { PartName } from "../../../../types/time/day-part.ts";
import type { Day, Period, Repeat } from "../../../../types/time/phrase.ts";
import { monthAt } from "../day/date/months.ts";
import { readDate } from "../day/date/read-date.ts";
import { readFeast } from "../day/feasts.ts";
import { readNamedDate } from "../day/named-dates.ts";
import { after, PLURAL_WEEKDAYS } from "../vocabulary.ts";
import { readOfEveryMonth, readOnPlaces } from "./read-monthly.ts";
import { afterEvery, every, readAdverb, readInterval, readRhythm, readUnits } from "./rhythm.ts";
import { readGroup, readWeekdays, weekdayAt } from "./weekdays.ts";

export type RepeatWeakness = "plural" | "adverb";
export type ReadRepeat = {
  readonly repeat: Repeat;
  readonly part?: PartName;
  readonly day?: Day;
  readonly period?: Period;
  readonly weakness?: RepeatWeakness;
};

const PARTS: ReadonlyMap<string, PartName> = new Map([
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["evening", "evening"],
  ["night", "night"],
]);

/** "every Monday and Friday", "every other week", "on weekdays", "the first of each month", "daily". */
export function readRepeat(tokens: Tokens, at: number): Read<ReadRepeat> {
  const read =
    readOfEveryMonth(tokens, at) ??
    readEvery(tokens, at) ??
    readAlternate(tokens, at) ??
    readDaysOfWeek(tokens, at) ??
    readPlural(tokens, at) ??
    readAdverbOn(tokens, at);
  return read && (withoutDays(tokens, read) ?? read);
}

const EXCEPT = [
  "except for",
  "except on",
  "except at",
  "except",
  "but not on",
  "but not",
  "but",
  "apart from",
  "other than",
  "excluding",
  "save",
  "bar",
  "not on",
  "without",
];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** "Weekdays except Friday", "every day but Sunday", also behind the hour. */
export function withoutDays<Said extends { readonly repeat: Repeat }>(
  tokens: Tokens,
  { value, next }: NonNullable<Read<Said>>,
): Read<Said> {
  const { frequency, interval, weekdays, nths } = value.repeat;
  const except = after(tokens, next, EXCEPT);
  const left =
    except === undefined
      ? undefined
      : readWeekdays(tokens, after(tokens, except, ["the"]) ?? except);
  const isOfDays =
    (frequency === "DAILY" || weekdays.length > 0) && interval === 1 && nths === undefined;
  if (!left || !isOfDays) return undefined;
  const out = new Set(left.value);
  const days = (weekdays.length > 0 ? weekdays : EVERY_DAY).filter((day) => !out.has(day));
  const repeat = every("WEEKLY", 1, days);
  return days.length > 0 ? { value: { ...value, repeat }, next: left.next } : undefined;
}

function readEvery(tokens: Tokens, at: number): Read<ReadRepeat> {
  const start = afterEvery(tokens, at);
  if (start === undefined) return undefined;
  const { value: interval, next } = readInterval(tokens, start) ?? { value: 1, next: start };
  const days = readEveryDays(tokens, next, interval);
  // "Every first Monday of the quarter" is no rhythm of weeks.
  if (days && readOrdinal(tokens, start) && wordAt(tokens, days.next) === "of") return undefined;
  return (
    days ??
    readEveryUnit(tokens, start) ??
    readPartOfDay(tokens, next, interval) ??
    readOnceAYear(tokens, start)
  );
}

function readOnceAYear(tokens: Tokens, at: number): Read<ReadRepeat> {
  return readYearly(tokens, at) ?? readFeastEvery(tokens, at) ?? readMonthEvery(tokens, at);
}

/** "Every other Monday", "every Friday the 13th". */
function readEveryDays(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const days = readWeekdays(tokens, at);
  if (!days) return undefined;
  const the = wordAt(tokens, days.next) === "the" ? days.next + 1 : undefined;
  const rank = the === undefined ? undefined : readOrdinal(tokens, the);
  if (rank && interval === 1 && wordAt(tokens, rank.next) !== "of") {
    const repeat = { ...every("MONTHLY", 1, days.value), monthDays: [rank.value] };
    return { value: { repeat }, next: rank.next };
  }
  return { value: { repeat: every("WEEKLY", interval, days.value) }, next: days.next };
}

/** "Every two months on the 7th", "every hour". */
function readEveryUnit(tokens: Tokens, start: number): Read<ReadRepeat> {
  const units = readUnits(tokens, start);
  if (!units) return undefined;
  return (
    readOnPlaces(tokens, units.next, units.value) ??
    readOnDays(tokens, units.next, units.value) ?? {
      value: { repeat: units.value },
      next: units.next,
    }
  );
}

function readPartOfDay(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const part = PARTS.get(wordAt(tokens, at));
  return part && { value: { repeat: every("DAILY", interval), part }, next: at + 1 };
}

/** "every March 5th", "every 5 March", "every 15th (of the month)". */
function readYearly(tokens: Tokens, at: number): Read<ReadRepeat> {
  const date = readDate(tokens, at);
  const day = date?.value.day;
  // "Every second" may count seconds.
  const isUnsure = wordAt(tokens, at) === "second" && date?.next === at + 1;
  if (!date || day?.kind !== "date" || isUnsure) return undefined;
  const more = day.month === undefined ? undefined : readMoreDays(tokens, date.next);
  if (more) {
    const monthDays = [day.day, ...more.value];
    const days = { ...every("YEARLY"), month: day.month, monthDays };
    return { value: { repeat: days as Repeat }, next: more.next };
  }
  const repeat = every(day.month === undefined ? "MONTHLY" : "YEARLY");
  const month = day.month === undefined ? {} : { month: day.month };
  return { value: { repeat, day: { kind: "date", day: day.day, ...month } }, next: date.next };
}

/** "(December 21st) and 31st", "(August 20), 25 and 30". */
function readMoreDays(tokens: Tokens, at: number): Read<readonly number[]> {
  const days: number[] = [];
  let next = at;
  for (let place = after(tokens, at, AND); place !== undefined; place = after(tokens, next, AND)) {
    const rank = readOrdinal(tokens, place) ?? readBelowHundred(tokens, place);
    if (!rank || rank.value > 31 || tokens[rank.next]?.kind === "word") break;
    days.push(rank.value);
    next = rank.next;
  }
  return days.length === 0 ? undefined : { value: days, next };
}

const AND = [", and the", ", and", "and the", "and", ", the", ","];

/** "Every Christmas", "each Thanksgiving", "every Burns Night". */
function readFeastEvery(tokens: Tokens, at: number): Read<ReadRepeat> {
  const named = readFeast(tokens, at);
  const date = named ? undefined : readNamedDate(tokens, at);
  const day: Day | undefined = named
    ? { kind: "feast", feast: named.value, which: "bare" }
    : date?.value;
  const read = named ?? date;
  return read && day && { value: { repeat: every("YEARLY"), day }, next: read.next };
}

/** "Every January" is each year's. */
function readMonthEvery(tokens: Tokens, at: number): Read<ReadRepeat> {
  const month = monthAt(tokens, at);
  return month === undefined
    ? undefined
    : { value: { repeat: { ...every("YEARLY"), month } }, next: at + 1 };
}

/** "Alternate Wednesdays", "on alternate days". */
function readAlternate(tokens: Tokens, at: number): Read<ReadRepeat> {
  const start = after(tokens, at, ["alternate", "alternating"]);
  if (start === undefined) return undefined;
  const days = readWeekdays(tokens, start);
  if (days) return { value: { repeat: every("WEEKLY", 2, days.value) }, next: days.next };
  const units = readUnits(tokens, start);
  return (
    units && {
      value: { repeat: every(units.value.frequency, 2 * units.value.interval) },
      next: units.next,
    }
  );
}

/** "Monday to Thursday every week", "Tuesdays and Fridays every other week". */
function readDaysOfWeek(tokens: Tokens, at: number): Read<ReadRepeat> {
  const days = readWeekdays(tokens, at);
  const rhythm = days && readRhythm(tokens, after(tokens, days.next, [",", "of"]) ?? days.next);
  if (rhythm?.value.frequency !== "WEEKLY" || rhythm.value.weekdays.length > 0) return undefined;
  const repeat = every("WEEKLY", rhythm.value.interval, days?.value);
  return { value: { repeat }, next: rhythm.next };
}

/** "on Mondays and Thursdays", "weekdays", "Friday afternoons", "weekday mornings"; "Fridays afternoon" is one Friday's. */
function readPlural(tokens: Tokens, start: number): Read<ReadRepeat> {
  return readSeveral(tokens, after(tokens, start, ["all the", "all"]) ?? start);
}

function readSeveral(tokens: Tokens, at: number): Read<ReadRepeat> {
  // "In two Fridays" counts them.
  if (tokens[at - 1] && readNumber(tokens, at - 1)) return undefined;
  const one = readGroup(tokens, at) ?? oneDay(tokens, at);
  const name = wordAt(tokens, one?.next ?? at);
  const part = name.endsWith("s") ? PARTS.get(name.slice(0, -1)) : undefined;
  if (one && part) {
    return { value: { repeat: every("WEEKLY", 1, one.value), part }, next: one.next + 1 };
  }
  if (PARTS.has(wordAt(tokens, at + 1))) return undefined;
  const last = wordAt(tokens, (one?.next ?? at) - 1);
  const isPlural = PLURAL_WEEKDAYS.has(last) || PLURALS.test(last);
  const days = isPlural ? readWeekdays(tokens, at) : undefined;
  return (
    days && {
      value: { repeat: every("WEEKLY", 1, days.value), weakness: "plural" },
      next: days.next,
    }
  );
}

const PLURALS = /^(?:week|work|weekend|business)?(?:days|ends|weekends)$/;

function oneDay(tokens: Tokens, at: number): Read<readonly number[]> {
  const weekday = weekdayAt(tokens, at);
  return weekday === undefined ? undefined : { value: [weekday], next: at + 1 };
}

/** "Weekly on Thursday", "monthly on the 3rd", "nightly". */
function readAdverbOn(tokens: Tokens, at: number): Read<ReadRepeat> {
  if (wordAt(tokens, at) === "nightly") {
    const value = { repeat: every("DAILY"), part: "night", weakness: "adverb" } as const;
    return { value, next: at + 1 };
  }
  const adverb = readAdverb(tokens, at);
  if (!adverb) return undefined;
  return (
    readOnPlaces(tokens, adverb.next, adverb.value) ??
    readOnDays(tokens, adverb.next, adverb.value) ?? {
      value: { repeat: adverb.value, weakness: "adverb" },
      next: adverb.next,
    }
  );
}

/** "(Weekly) on Monday and Wednesday". */
function readOnDays(
  tokens: Tokens,
  at: number,
  { frequency, interval }: Repeat,
): Read<{ readonly repeat: Repeat }> {
  if (frequency !== "WEEKLY") return undefined;
  const on = after(tokens, at, [", on a", ", on", "on a", "on"]);
  const days = on === undefined ? undefined : readWeekdays(tokens, on);
  return days && { value: { repeat: every("WEEKLY", interval, days.value) }, next: days.next };
}
