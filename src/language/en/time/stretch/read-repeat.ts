import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { unitAt } from "../../numbers/read-duration.ts";
import type { Unit } from "../../../../types/time/length.ts";
import type { PartName } from "../../../../types/time/day-part.ts";
import type { Day, Repeat } from "../../../../types/time/phrase.ts";
import { readDate } from "../day/read-date.ts";
import { every, readOfEveryMonth, weekdayAt } from "./read-monthly.ts";
import { after, PLURAL_WEEKDAYS } from "../vocabulary.ts";

export type RepeatWeakness = "plural" | "adverb";
export type ReadRepeat = {
  readonly repeat: Repeat;
  readonly part?: PartName;
  readonly day?: Day;
  readonly weakness?: RepeatWeakness;
};

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
const PARTS: ReadonlyMap<string, PartName> = new Map([
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["evening", "evening"],
  ["night", "night"],
]);
const ADVERBS: ReadonlyMap<string, Repeat> = new Map([
  ["everyday", every("DAILY")],
  ["hourly", every("HOURLY")],
  ["daily", every("DAILY")],
  ["nightly", every("DAILY")],
  ["weekly", every("WEEKLY")],
  ["fortnightly", every("WEEKLY", 2)],
  ["biweekly", every("WEEKLY", 2)],
  ["monthly", every("MONTHLY")],
  ["quarterly", every("MONTHLY", 3)],
  ["semiannually", every("MONTHLY", 6)],
  ["yearly", every("YEARLY")],
  ["annually", every("YEARLY")],
]);
const FREQUENCIES: ReadonlyMap<Unit, Repeat["frequency"]> = new Map([
  ["minute", "MINUTELY"],
  ["hour", "HOURLY"],
  ["day", "DAILY"],
  ["week", "WEEKLY"],
  ["month", "MONTHLY"],
  ["year", "YEARLY"],
]);

/** "every Monday and Friday", "every other week", "on weekdays", "the first of each month", "daily". */
export function readRepeat(tokens: Tokens, at: number): Read<ReadRepeat> {
  const read = readOfEveryMonth(tokens, at) ?? readEvery(tokens, at) ?? readAdverb(tokens, at);
  return read && (withoutDays(tokens, read) ?? read);
}

const EXCEPT = ["except for", "except on", "except", "but not on", "but not", "but", "apart from"];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** "Weekdays except Friday", "every day but Sunday". */
function withoutDays(
  tokens: Tokens,
  { value, next }: NonNullable<Read<ReadRepeat>>,
): Read<ReadRepeat> {
  const { frequency, interval, weekdays } = value.repeat;
  const except = after(tokens, next, EXCEPT);
  const left = except === undefined ? undefined : readDays(tokens, except, 1);
  const isOfDays = (frequency === "DAILY" || weekdays.length > 0) && interval === 1;
  if (!left || !isOfDays) return undefined;
  const out = new Set(left.value.repeat.weekdays);
  const days = (weekdays.length > 0 ? weekdays : EVERY_DAY).filter((day) => !out.has(day));
  const repeat = every("WEEKLY", 1, days);
  return days.length > 0 ? { value: { ...value, repeat }, next: left.next } : undefined;
}

function readEvery(tokens: Tokens, at: number): Read<ReadRepeat> {
  const start = after(tokens, at, [
    "every single",
    "every",
    "each",
    "once every",
    "once a",
    "once an",
  ]);
  if (start === undefined) return readPlural(tokens, at);
  const half = readHalfUnit(tokens, start);
  if (half) return half;
  const interval = readInterval(tokens, start);
  const days = interval && readDays(tokens, interval.next, interval.value);
  // "Every first Monday of the quarter" is no rhythm of weeks.
  if (days && readOrdinal(tokens, start) && wordAt(tokens, days.next) === "of") return undefined;
  const place = interval?.next ?? start;
  const count = interval?.value ?? 1;
  return (
    readDays(tokens, place, count) ??
    readUnit(tokens, place, count) ??
    readPartOfDay(tokens, place, count) ??
    readYearly(tokens, start)
  );
}

/** "Every half hour", "every half year", "every quarter". */
function readHalfUnit(tokens: Tokens, at: number): Read<ReadRepeat> {
  const found = HALVES.find(([words]) => after(tokens, at, [words]) !== undefined);
  return found && { value: { repeat: found[1] }, next: at + found[0].split(" ").length };
}

const HALVES: readonly (readonly [words: string, repeat: Repeat])[] = [
  ["half an hour", every("MINUTELY", 30)],
  ["half hour", every("MINUTELY", 30)],
  ["half year", every("MONTHLY", 6)],
  ["quarter", every("MONTHLY", 3)],
  ["working day", every("WEEKLY", 1, WORKDAYS)],
];

/** "other", "second", "two", "3rd". */
function readInterval(tokens: Tokens, at: number): Read<number> {
  if (wordAt(tokens, at) === "other") return { value: 2, next: at + 1 };
  const count = readOrdinal(tokens, at) ?? readNumber(tokens, at);
  const isWhole = count !== undefined && Number.isInteger(count.value) && count.value > 0;
  return isWhole && count.value < 1000 ? count : undefined;
}

function readDays(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const group = groupAt(wordAt(tokens, at));
  if (group) return { value: { repeat: every("WEEKLY", interval, group) }, next: at + 1 };
  const weekdays = [];
  let next = at;
  for (let place = at; ; place = afterAnd(tokens, next)) {
    const weekday = weekdayAt(tokens, place);
    if (weekday === undefined) break;
    const last = readLastOfRow(tokens, place + 1);
    weekdays.push(...(last ? daysBetween(weekday, last.value) : [weekday]));
    next = last?.next ?? place + 1;
  }
  if (weekdays.length === 0) return undefined;
  return { value: { repeat: every("WEEKLY", interval, weekdays) }, next };
}

/** "(Monday) to Friday". */
function readLastOfRow(tokens: Tokens, at: number): Read<number> {
  const to = after(tokens, at, ["to", "through", "thru", "-"]);
  const weekday = to === undefined ? undefined : weekdayAt(tokens, to);
  return to !== undefined && weekday ? { value: weekday, next: to + 1 } : undefined;
}

function daysBetween(first: number, last: number): readonly number[] {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => ((first - 1 + step) % 7) + 1);
}

function readUnit(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  if (["fortnight", "fortnights"].includes(wordAt(tokens, at))) {
    return { value: { repeat: every("WEEKLY", 2 * interval) }, next: at + 1 };
  }
  const unit = unitAt(tokens, at);
  const frequency = unit && FREQUENCIES.get(unit);
  const last =
    unit === "month" ? after(tokens, at + 1, ["on the last day", "on its last day"]) : undefined;
  if (frequency && last) {
    return { value: { repeat: { ...every(frequency, interval), monthDay: -1 } }, next: last };
  }
  return frequency && { value: { repeat: every(frequency, interval) }, next: at + 1 };
}

function readPartOfDay(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  const part = PARTS.get(wordAt(tokens, at));
  return part && { value: { repeat: every("DAILY", interval), part }, next: at + 1 };
}

/** "every March 5th", "every 5 March", "every 15th (of the month)". */
function readYearly(tokens: Tokens, at: number): Read<ReadRepeat> {
  const date = readDate(tokens, at, "day-first");
  const day = date?.value.day;
  if (!date || day?.kind !== "date") return undefined;
  const repeat = every(day.month === undefined ? "MONTHLY" : "YEARLY");
  return {
    value: { repeat, day: { kind: "date", day: day.day, ...monthOf(day) } },
    next: date.next,
  };
}

/** "on Mondays and Thursdays", "weekdays", "Friday afternoons"; "Fridays afternoon" is one Friday's. */
function readPlural(tokens: Tokens, at: number): Read<ReadRepeat> {
  // "In two Fridays" counts them.
  if (tokens[at - 1] && readNumber(tokens, at - 1)) return undefined;
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const part = next.endsWith("s") ? PARTS.get(next.slice(0, -1)) : undefined;
  const weekday = part && weekdayAt(tokens, at);
  if (weekday) {
    return { value: { repeat: every("WEEKLY", 1, [weekday]), part }, next: at + 2 };
  }
  if (PARTS.has(next)) return undefined;
  const isPlural = PLURAL_WEEKDAYS.has(word) || GROUPS.has(word);
  const days = isPlural ? readDays(tokens, at, 1) : undefined;
  return days && { ...days, value: { ...days.value, weakness: "plural" } };
}

const GROUPS: ReadonlySet<string> = new Set(["weekdays", "workdays", "weekends"]);

function readAdverb(tokens: Tokens, at: number): Read<ReadRepeat> {
  const repeat = ADVERBS.get(wordAt(tokens, at));
  if (!repeat) return undefined;
  const days =
    repeat.frequency === "WEEKLY" ? readOnDays(tokens, at + 1, repeat.interval) : undefined;
  if (days) return days;
  const night = wordAt(tokens, at) === "nightly" ? { part: "night" as const } : {};
  return { value: { repeat, ...night, weakness: "adverb" }, next: at + 1 };
}

/** "(Weekly) on Monday and Wednesday". */
function readOnDays(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  return wordAt(tokens, at) === "on" ? readDays(tokens, at + 1, interval) : undefined;
}

function groupAt(word: string): readonly number[] | undefined {
  if (["weekday", "weekdays", "workday", "workdays"].includes(word)) return WORKDAYS;
  return word === "weekend" || word === "weekends" ? WEEKEND : undefined;
}

function afterAnd(tokens: Tokens, at: number): number {
  return after(tokens, at, [", and", "and every", "and on", "and", ","]) ?? at;
}

function monthOf(day: Extract<Day, { kind: "date" }>): { readonly month?: number } {
  return day.month === undefined ? {} : { month: day.month };
}
