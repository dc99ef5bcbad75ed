import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day } from "../../../../types/time/phrase.ts";
import { readDate } from "./date/read-date.ts";
import { endsWell } from "../evidence/ends-well.ts";
import { isWorking, readGroup } from "../repeat/weekdays.ts";
import { after, PLURAL_WEEKDAYS, weekdayNamed } from "../vocabulary.ts";

type ReadBase = (tokens: Tokens, at: number) => Read<{ readonly day: Day }>;

const MOST = 99;
const OF: ReadonlySet<string> = new Set(["of", "in", "before", "after", "at"]);

/** "Three Fridays from now", "two working days ago", "the second Tuesday after Easter", "two Sundays before the 5th". */
export function readCountedWeekday(
  tokens: Tokens,
  start: number,
  readBase: ReadBase,
): Read<{ readonly day: Day }> {
  if (wordAt(tokens, start) === "in") return readAhead(tokens, start + 1);
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const beforeLast = readBeforeLast(tokens, at);
  if (beforeLast) return beforeLast;
  const rank = NEAR.has(wordAt(tokens, at)) ? { value: 1, next: at + 1 } : readOrdinal(tokens, at);
  const number = rank ?? readNumber(tokens, at);
  if (!number) return readOnce(tokens, at, readBase);
  const weekdays = weekdaysAt(tokens, number.next);
  if (!weekdays || !isCount(number.value)) return undefined;
  const days = weekdaysOf(tokens, number.next, weekdays);
  const day = { kind: "counted-weekday", ...days, count: number.value } as const;
  const counted = { value: day, next: weekdays.next };
  return (
    readFromNow(tokens, counted) ??
    (rank ? undefined : readAgo(tokens, counted)) ??
    readFrom(tokens, counted, readBase) ??
    readNear(tokens, at, counted)
  );
}

type Counted = Extract<Day, { kind: "counted-weekday" }>;

/** "(Three Fridays) from now". */
function readFromNow(
  tokens: Tokens,
  { value: day, next }: NonNullable<Read<Counted>>,
): Read<{ readonly day: Day }> {
  const now = after(tokens, next, ["from now", "hence", "from today"]);
  return now === undefined ? undefined : { value: { day }, next: now };
}

/** "(Two working days) ago". */
function readAgo(
  tokens: Tokens,
  { value: day, next }: NonNullable<Read<Counted>>,
): Read<{ readonly day: Day }> {
  const ago = after(tokens, next, ["ago"]);
  return ago === undefined
    ? undefined
    : { value: { day: { ...day, count: -day.count } }, next: ago };
}

/** "The next working day", "the last working day of May" is another. */
function readNear(
  tokens: Tokens,
  at: number,
  { value: day, next }: NonNullable<Read<Counted>>,
): Read<{ readonly day: Day }> {
  const word = wordAt(tokens, at);
  const isOfOther = OF.has(wordAt(tokens, next));
  if (!NEAR.has(word) || day.weekdays.length === 1 || isOfOther) return undefined;
  return { value: { day: { ...day, count: word === "last" ? -day.count : day.count } }, next };
}

const NEAR: ReadonlySet<string> = new Set(["last", "next"]);

/** "(Two Sundays) before the 5th of May". */
function readFrom(
  tokens: Tokens,
  { value: day, next }: NonNullable<Read<Counted>>,
  readBase: ReadBase,
): Read<{ readonly day: Day }> {
  const from =
    wordAt(tokens, next) === "from" ? ({ value: 1, next: next + 1 } as const) : undefined;
  const link: Link | undefined = from ?? readLink(tokens, next);
  const of = link && (readBase(tokens, link.next) ?? readRanked(tokens, link.next));
  if (!link || !of || wordAt(tokens, next) === "between") return undefined;
  const count = link.value * day.count;
  const base = link.isFromThere ? dayBefore(of.value.day, -link.value) : of.value.day;
  return { value: { day: { ...day, count, base } }, next: of.next };
}

/** "The Saturday before last". */
function readBeforeLast(tokens: Tokens, at: number): Read<{ readonly day: Day }> {
  const weekday = weekdayAt(tokens, at);
  const next = after(tokens, at + 1, ["before last"]);
  if (!weekday || next === undefined) return undefined;
  return { value: { day: { kind: "counted-weekday", weekdays: [weekday], count: -2 } }, next };
}

/** "In two Fridays", "in three working days". */
function readAhead(tokens: Tokens, at: number): Read<{ readonly day: Day }> {
  const counted = readNumber(tokens, at);
  const weekdays = counted && weekdaysAt(tokens, counted.next);
  if (!counted || !weekdays || !isCount(counted.value)) return undefined;
  // "In one Friday" is said by nobody, "in one working day" is.
  if (weekdays.value.length === 1 && !PLURAL_WEEKDAYS.has(wordAt(tokens, counted.next)))
    return undefined;
  const days = weekdaysOf(tokens, counted.next, weekdays);
  const day = { kind: "counted-weekday", ...days, count: counted.value } as const;
  return {
    value: { day },
    next: after(tokens, weekdays.next, ["time", "' time"]) ?? weekdays.next,
  };
}

/** "The Friday after Christmas". */
function readOnce(tokens: Tokens, at: number, readBase: ReadBase): Read<{ readonly day: Day }> {
  const weekdays = weekdaysAt(tokens, at);
  const link = weekdays && readLink(tokens, weekdays.next);
  if (!weekdays || !link || PLURAL_WEEKDAYS.has(wordAt(tokens, at))) return undefined;
  const between = wordAt(tokens, weekdays.next) === "between" ? link.next : undefined;
  const base = readBase(tokens, link.next) ?? readRanked(tokens, link.next);
  if (!base) return undefined;
  const { value: count, isFromThere } = link;
  const from = isFromThere ? dayBefore(base.value.day, -count) : base.value.day;
  const days = weekdaysOf(tokens, at, weekdays);
  const day = { kind: "counted-weekday", ...days, count, base: from } as const;
  const next = between === undefined ? base.next : afterOther(tokens, base.next, readBase);
  return next === undefined ? undefined : { value: { day }, next };
}

type Link = { readonly value: 1 | -1; readonly next: number; readonly isFromThere?: true };

/** "(The Friday) after", "(the Sunday) on or after", "(the Tuesday) between (Christmas and New Year)". */
function readLink(tokens: Tokens, at: number): Link | undefined {
  const onOr = after(tokens, at, ["on or", "or"]);
  const place = onOr ?? at;
  const side = LINKS.get(wordAt(tokens, place));
  if (side === undefined || (onOr !== undefined && wordAt(tokens, place) === "between"))
    return undefined;
  return { value: side, next: place + 1, ...(onOr === undefined ? {} : { isFromThere: true }) };
}

const LINKS: ReadonlyMap<string, 1 | -1> = new Map([
  ["after", 1],
  ["before", -1],
  ["between", 1],
]);

function dayBefore(base: Day, amount: number): Day {
  return { kind: "shifted", amount, unit: "day", base };
}

/** "(Between Christmas) and New Year". */
function afterOther(tokens: Tokens, at: number, readBase: ReadBase): number | undefined {
  if (wordAt(tokens, at) !== "and") return undefined;
  return (readBase(tokens, at + 1) ?? readRanked(tokens, at + 1))?.next;
}

/** "The 15th", in words where nothing goes on with them: "the first meeting" is no day. */
function readRanked(tokens: Tokens, at: number): Read<{ readonly day: Day }> {
  const rank = wordAt(tokens, at) === "the" ? readDate(tokens, at) : undefined;
  const isDay = tokens[at + 1]?.kind === "number" || (rank && endsWell(tokens, rank.next));
  return isDay && rank?.value.day ? { value: { day: rank.value.day }, next: rank.next } : undefined;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= MOST;
}

function weekdaysOf(
  tokens: Tokens,
  at: number,
  { value: weekdays }: NonNullable<Read<readonly number[]>>,
): Pick<Counted, "weekdays" | "isWorking"> {
  return isWorking(tokens, at) ? { weekdays, isWorking: true } : { weekdays };
}

/** One weekday, or the days on which people work. */
function weekdaysAt(tokens: Tokens, at: number): Read<readonly number[]> {
  const weekday = weekdayAt(tokens, at);
  if (weekday !== undefined) return { value: [weekday], next: at + 1 };
  const group = readGroup(tokens, at);
  return group && group.value.length > 2 ? group : undefined;
}

function weekdayAt(tokens: Tokens, at: number): number | undefined {
  const word = wordAt(tokens, at);
  return weekdayNamed(word) ?? PLURAL_WEEKDAYS.get(word);
}
