import { readDuration } from "../../numbers/lengths/read-duration.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import type { Length } from "../../../../types/time/length.ts";
import { remembered } from "../../../remembered.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { ofWhich, readNamedDay } from "./named/read-named-day.ts";
import { readWhich } from "./read-which.ts";
import { readDate } from "./date/read-date.ts";
import { readCountedWeekday } from "./read-counted.ts";
import { readClosest } from "./read-closest.ts";
import type { Day, PeriodUnit } from "../../../../types/time/phrase.ts";
import { AGO, AHEAD } from "./read-shift.ts";
import { readNthWeekday } from "./date/read-nth-weekday.ts";
import { readSaidYear } from "./date/read-year.ts";
import { readWeekday } from "./read-weekday.ts";
import type { ReadDay } from "./read-weekday.ts";
import { after, isSaid, WEEKDAYS } from "../vocabulary.ts";

const RELATIVE: readonly (readonly [words: string, days: number])[] = [
  ["the day after tomorrow", 2],
  ["day after tomorrow", 2],
  ["the day after next", 2],
  ["day after next", 2],
  ["the day before yesterday", -2],
  ["day before yesterday", -2],
  ["this very day", 0],
  ["this day", 0],
  ["the current day", 0],
  ["current day", 0],
  ["today", 0],
  ["tomorrow", 1],
  ["yesterday", -1],
];

/** A day by its own name: "tomorrow", "next Friday", "Friday week", "a week from Tuesday", "Christmas". */
export const readDay = remembered(readAnyDay);

function readAnyDay(tokens: Tokens, at: number): Read<ReadDay> {
  const isRelative = readRelative(tokens, at) !== undefined; // also "tomorrow week"
  const counted = isRelative
    ? undefined
    : (readClosest(tokens, at, readAnyBase) ??
      readCountedWeekday(tokens, at, readBase) ??
      readCountedFrom(tokens, at));
  return counted ?? readThisDay(tokens, at) ?? readThisDayIn(tokens, at) ?? readNamed(tokens, at);
}

/** "This day next week", "the same day last year". */
function readThisDay(tokens: Tokens, at: number): Read<ReadDay> {
  const day = after(tokens, at, [
    "this day",
    "the same day",
    "same day",
    "this date",
    "the same date",
    "same date",
  ]);
  const which = day === undefined ? undefined : readWhich(tokens, day);
  const unit = which && UNITS_OF_DATE.get(wordAt(tokens, which.next));
  if (!which || !unit || which.value === "this") return undefined;
  const amount = which.value === "last" ? -1 : 1;
  return { value: { day: { kind: "shifted", amount, unit } }, next: which.next + 1 };
}

/** "This day six months". */
function readThisDayIn(tokens: Tokens, at: number): Read<ReadDay> {
  const day = after(tokens, at, ["this day", "today"]);
  const length = day === undefined ? undefined : readLastLength(tokens, day);
  return length && UNITS_OF_DATE.has(length.value.unit)
    ? { value: { day: { kind: "shifted", ...length.value } }, next: length.next }
    : undefined;
}

/** A whole number of one unit, with nothing behind it. */
function readLastLength(tokens: Tokens, at: number): Read<Length> {
  const length = readDuration(tokens, at);
  const [only, other] = length?.value ?? [];
  const isWhole = only !== undefined && !other && Number.isInteger(only.amount);
  const isLast = length && (!tokens[length.next] || tokens[length.next]?.kind === "mark");
  return isWhole && isLast ? { value: only, next: length.next } : undefined;
}

const UNITS_OF_DATE: ReadonlyMap<string, "week" | "month" | "year"> = new Map([
  ["week", "week"],
  ["month", "month"],
  ["year", "year"],
]);

function readRelative(tokens: Tokens, at: number): Read<ReadDay> {
  const said = RELATIVE.find(([words]) => isSaid(tokens, at, words));
  if (!said) return undefined;
  const behind = at + said[0].split(" ").length;
  // "The day after next Friday" is counted from that Friday.
  const isOfNext = said[0].endsWith("next") && readWeekday(tokens, behind, "next") !== undefined;
  if (isOfNext) return undefined;
  return {
    value: { day: { kind: "relative", days: said[1] } },
    next: at + said[0].split(" ").length,
  };
}

/** "a week on Friday", "two days after tomorrow", "the day before Christmas", "a week today", "3 days ago". */
function readCountedFrom(tokens: Tokens, at: number): Read<ReadDay> {
  const isTheDay = after(tokens, at, ["the day", "day"]);
  const length = isTheDay
    ? ({ value: [{ amount: 1, unit: "day" }], next: isTheDay } as const)
    : (readDuration(tokens, at) ?? readBareWeek(tokens, at));
  const [first, second] = length?.value ?? [];
  if (!length || !first || second || !Number.isInteger(first.amount)) return undefined;
  if (["second", "minute", "hour"].includes(first.unit)) return undefined;
  const { amount, unit } = first;
  const fromNow = isTheDay ? undefined : readFromNow(tokens, length.next, { amount, unit });
  if (fromNow) return fromNow;
  // "For ten days from the 18th" lasts so long, "the three days before Easter" are all of them.
  const isLength = isCountedOn(tokens, at) || (amount > 1 && wordAt(tokens, at - 1) === "the");
  return isLength ? undefined : readFromBase(tokens, length.next, { amount, unit });
}

/** "(Three weeks ago) last Friday", "(a week ago) Friday", "(a year ago) this Friday". */
function readLast(tokens: Tokens, at: number): Read<ReadDay> {
  const next = after(tokens, at, ["this"]);
  if (next !== undefined) return readWeekday(tokens, next, "this");
  const place = after(tokens, at, ["last", "on"]) ?? at;
  const weekday = WEEKDAYS.has(wordAt(tokens, place));
  return weekday ? readWeekday(tokens, place, "last") : undefined;
}

/** "(A week) hence", "(3 days) ago", "(a week) ago yesterday". */
function readFromNow(tokens: Tokens, at: number, { amount, unit }: Length): Read<ReadDay> {
  const kind = "shifted" as const;
  const now = after(tokens, at, AHEAD);
  if (now) return { value: { day: { kind, amount, unit } }, next: now };
  const ago = after(tokens, at, AGO);
  if (ago === undefined) return undefined;
  const base = readRelative(tokens, ago) ?? readLast(tokens, ago);
  if (!base) return { value: { day: { kind, amount: -amount, unit } }, next: ago };
  return { value: { day: { kind, amount: -amount, unit, base: base.value.day } }, next: base.next };
}

/** "For ten days (from the 18th)", "for two weeks and six days (from Saturday)". */
function isCountedOn(tokens: Tokens, at: number): boolean {
  const before = wordAt(tokens, at - 1);
  return (
    before === "for" || (["and", ","].includes(before) && unitAt(tokens, at - 2) !== undefined)
  );
}

/** "Every week on Monday", "this week on Monday" are no week later. */
const NO_WEEK_LATER = new Set(
  "this next last every each per all the past coming following one".split(" "),
);

/** "(A) week on Tuesday", its article unheard. */
function readBareWeek(tokens: Tokens, at: number): Read<readonly Length[]> {
  const isBare =
    isSaid(tokens, at, "week on") && !NO_WEEK_LATER.has(wordAt(tokens, at - 1)) && at > 0;
  return isBare ? { value: [{ amount: 1, unit: "week" }], next: at + 1 } : undefined;
}

function readFromBase(
  tokens: Tokens,
  at: number,
  { amount, unit }: Pick<Extract<Day, { kind: "shifted" }>, "amount" | "unit">,
): Read<ReadDay> {
  const word = wordAt(tokens, at);
  const isWeek = unit === "week" || unit === "month";
  const isLinked = ["from", "after", "before"].includes(word) || (word === "on" && isWeek);
  if (!isLinked && unit === "day") return undefined;
  const base = isLinked ? readAnyBase(tokens, at + 1) : readSimple(tokens, at);
  if (!base) return undefined;
  // "A week last Monday" lies before it.
  const { day } = base.value;
  const isBefore = word === "before" || (day.kind === "weekday" && day.which === "last");
  const signed = isBefore && (!isLinked || word === "before") ? -amount : amount;
  return {
    value: { day: { kind: "shifted", amount: signed, unit, base: day } },
    next: base.next,
  };
}

/** A day something is counted from: "Friday", "tomorrow", "Easter", "the 5th of June". */
function readBase(tokens: Tokens, at: number): Read<ReadDay> {
  const named = readNamed(tokens, at);
  if (named) return named;
  const nth = readNthWeekday(tokens, at);
  if (nth?.value.day) return { value: { day: nth.value.day }, next: nth.next };
  const date = readDate(tokens, at);
  const day = date?.value.day;
  const isWhole = day?.kind === "date" && day.month !== undefined;
  return date && isWhole ? { value: { day }, next: date.next } : undefined;
}

/** Where a number of days is counted from it, also a day of some month and the end of one: "the 5th". */
function readAnyBase(tokens: Tokens, at: number): Read<ReadDay> {
  const base = readBase(tokens, at) ?? readEndOf(tokens, at);
  if (base) return base;
  const day = readDate(tokens, at);
  const isNumbered = day?.value.day?.kind === "date" && wordAt(tokens, at) === "the";
  return isNumbered && day.value.day
    ? { value: { day: day.value.day }, next: day.next }
    : undefined;
}

/** "The end of the month", "the end of next year". */
function readEndOf(tokens: Tokens, at: number): Read<ReadDay> {
  const of = after(tokens, at, ["the end of", "the start of", "the beginning of"]);
  if (of === undefined) return undefined;
  const which = readWhich(tokens, of);
  const place = which?.next ?? (wordAt(tokens, of) === "the" ? of + 1 : of);
  const unit = UNITS_WITH_END.get(wordAt(tokens, place));
  if (!unit || place === of) return undefined;
  const shift = which?.value === "next" ? 1 : which?.value === "last" ? -1 : 0;
  const edge = wordAt(tokens, at + 1) === "end" ? "end" : "start";
  const period = { kind: "unit", unit, shift } as const;
  return { value: { day: { kind: "edge", edge, period } }, next: place + 1 };
}

const UNITS_WITH_END: ReadonlyMap<string, PeriodUnit> = new Map([
  ["week", "week"],
  ["month", "month"],
  ["quarter", "quarter"],
  ["year", "year"],
]);

function readNamed(tokens: Tokens, start: number): Read<ReadDay> {
  // "The end of Friday" is the end of that day, as is "Friday" where something is due by it.
  const at = after(tokens, start, ["the end of", "end of"]) ?? start;
  const later = after(tokens, at, ["the next next", "next next", "next to next"]);
  const twice = later === undefined ? undefined : readWeekday(tokens, later, "next");
  if (twice) return weeksFrom(twice.value.day, 1, twice.next);
  const simple = readSimple(tokens, at);
  if (simple?.value.day.kind !== "weekday" && simple?.value.day.kind !== "relative") return simple;
  const { day } = simple.value;
  const afterNext = day.kind === "weekday" && after(tokens, simple.next, ["after next"]);
  if (afterNext) return weeksFrom({ ...day, which: "next" }, 1, afterNext);
  const week = after(tokens, simple.next, ["week"]);
  if (week) return weeksFrom(day, 1, week);
  const fortnight = after(tokens, simple.next, ["fortnight"]);
  if (fortnight) return weeksFrom(day, 2, fortnight);
  const weeks = readWeeksOff(tokens, simple.next) ?? readWeeksBehind(tokens, simple.next);
  return weeks ? weeksFrom(day, weeks.value, weeks.next) : simple;
}

/** "(Friday) in three weeks", "(Monday), two weeks from now". */
function readWeeksOff(tokens: Tokens, start: number): Read<number> {
  const at = wordAt(tokens, start) === "," ? start + 1 : start;
  const isIn = wordAt(tokens, at) === "in";
  const length = readDuration(tokens, isIn ? at + 1 : at);
  const [weeks, other] = length?.value ?? [];
  const isWhole = weeks?.unit === "week" && !other && Number.isInteger(weeks.amount);
  if (!length || !isWhole) return undefined;
  const next = after(tokens, length.next, isIn ? ["time", "from now"] : AHEAD);
  if (next !== undefined) return { value: weeks.amount, next };
  return isIn ? { value: weeks.amount, next: length.next } : undefined;
}

/** "(Tomorrow) three weeks", where nothing more is said of that length. */
function readWeeksBehind(tokens: Tokens, at: number): Read<number> {
  const length = readLastLength(tokens, at);
  return length?.value.unit === "week"
    ? { value: length.value.amount, next: length.next }
    : undefined;
}

/** "(Friday) week", "(Friday) fortnight", "(Friday) after next". */
function weeksFrom(base: Day, amount: number, next: number): Read<ReadDay> {
  return { value: { day: { kind: "shifted", amount, unit: "week", base } }, next };
}

function readSimple(tokens: Tokens, start: number): Read<ReadDay> {
  const relative = readRelative(tokens, start);
  if (relative) return relative;
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const weekday = readWeekday(tokens, place, which?.value ?? "bare");
  if (weekday) return weekday;
  const feast = readNamedDay(tokens, place);
  if (!feast) return undefined;
  if (which)
    return { value: { day: ofWhich(feast.value, { which: which.value }) }, next: feast.next };
  const year = readSaidYear(tokens, feast.next);
  if (year) return { value: { day: ofWhich(feast.value, year.value) }, next: year.next };
  return { value: { day: feast.value, weakness: "feast" }, next: feast.next };
}
