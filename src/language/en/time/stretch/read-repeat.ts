import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { unitAt } from "../../numbers/read-duration.ts";
import type { Unit } from "../../../../types/time/length.ts";
import type { Day, PartName, Repeat } from "../../../../types/time/phrase.ts";
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
  ["hourly", every("HOURLY")],
  ["daily", every("DAILY")],
  ["nightly", every("DAILY")],
  ["weekly", every("WEEKLY")],
  ["fortnightly", every("WEEKLY", 2)],
  ["biweekly", every("WEEKLY", 2)],
  ["monthly", every("MONTHLY")],
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
  return readOfEveryMonth(tokens, at) ?? readEvery(tokens, at) ?? readAdverb(tokens, at);
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
  const interval = readInterval(tokens, start);
  const place = interval?.next ?? start;
  const count = interval?.value ?? 1;
  return (
    readDays(tokens, place, count) ??
    readUnit(tokens, place, count) ??
    readPartOfDay(tokens, place, count) ??
    readYearly(tokens, start)
  );
}

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
    weekdays.push(weekday);
    next = place + 1;
  }
  if (weekdays.length === 0) return undefined;
  return { value: { repeat: every("WEEKLY", interval, weekdays) }, next };
}

function readUnit(tokens: Tokens, at: number, interval: number): Read<ReadRepeat> {
  if (["fortnight", "fortnights"].includes(wordAt(tokens, at))) {
    return { value: { repeat: every("WEEKLY", 2 * interval) }, next: at + 1 };
  }
  const unit = unitAt(tokens, at);
  const frequency = unit && FREQUENCIES.get(unit);
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
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  const part = next.endsWith("s") ? PARTS.get(next.slice(0, -1)) : undefined;
  const weekday = part && weekdayAt(tokens, at);
  if (weekday) {
    return { value: { repeat: every("WEEKLY", 1, [weekday]), part }, next: at + 2 };
  }
  if (PARTS.has(next)) return undefined;
  const isPlural = PLURAL_WEEKDAYS.has(word) || word === "weekdays" || word === "weekends";
  const days = isPlural ? readDays(tokens, at, 1) : undefined;
  return days && { ...days, value: { ...days.value, weakness: "plural" } };
}

function readAdverb(tokens: Tokens, at: number): Read<ReadRepeat> {
  const repeat = ADVERBS.get(wordAt(tokens, at));
  if (!repeat) return undefined;
  const night = wordAt(tokens, at) === "nightly" ? { part: "night" as const } : {};
  return { value: { repeat, ...night, weakness: "adverb" }, next: at + 1 };
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
