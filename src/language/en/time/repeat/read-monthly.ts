import { readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Repeat } from "../../../../types/time/phrase.ts";
import { monthAt } from "../day/date/months.ts";
import { endsWell } from "../evidence/ends-well.ts";
import { after, isSaid } from "../vocabulary.ts";
import { every, readRhythm } from "./rhythm.ts";
import { readGroup, weekdayAt } from "./weekdays.ts";

type Rhythm = Pick<Repeat, "frequency" | "interval" | "month">;

/**
 * Days told by their place in a month or year that comes again: "the first of each month", "the first and
 * third Monday of every month", "every second Tuesday of the month", "the last working day of each month",
 * "the last Sunday of October every year".
 */
export function readOfEveryMonth(tokens: Tokens, start: number): Read<{ readonly repeat: Repeat }> {
  const edge = readEdge(tokens, start);
  if (edge) return edge;
  const isEvery = ["every", "each"].includes(wordAt(tokens, start));
  const at = isEvery || wordAt(tokens, start) === "the" ? start + 1 : start;
  const days = readPlaces(tokens, at);
  const rhythm = days && readWhole(tokens, days.next, isEvery);
  if (days && rhythm)
    return { value: { repeat: { ...days.value, ...rhythm.value } }, next: rhythm.next };
  const isWithin = ["of", "in"].includes(wordAt(tokens, days?.next ?? at));
  return isEvery && days && !isWithin && isMonthly(days.value)
    ? { ...days, value: { repeat: days.value } }
    : undefined;
}

/** "(Every month) on the 5th", "(monthly) on the last Friday", "(every year) on the second Sunday of May". */
export function readOnPlaces(
  tokens: Tokens,
  at: number,
  { frequency, interval }: Rhythm,
): Read<{ readonly repeat: Repeat }> {
  if (frequency !== "MONTHLY" && frequency !== "YEARLY") return undefined;
  const on = after(tokens, at, [", on the", "on the", "on its", "on", "the"]);
  const days = on === undefined ? undefined : readPlaces(tokens, on);
  if (!days) return frequency === "MONTHLY" ? readAtEdge(tokens, at, interval) : undefined;
  const month = frequency === "YEARLY" ? readMonth(tokens, days.next) : undefined;
  if (frequency === "YEARLY" && !month) return undefined;
  // "Monthly on the 5th of May" is no rhythm.
  if (frequency === "MONTHLY" && readMonth(tokens, days.next)) return undefined;
  const repeat = { ...days.value, frequency, interval, ...(month ? { month: month.value } : {}) };
  return { value: { repeat }, next: month?.next ?? days.next };
}

/** Of "every first Monday" no week is counted; "every second Monday" is every other one. */
function isMonthly({ weekdays, nths = [], position }: Repeat): boolean {
  if (position !== undefined) return true;
  return weekdays.length > 0 && nths.every((nth) => nth === 1 || nth < 0);
}

/** "1st and 15th", "second Tuesday", "first and third Monday", "last day", "last working day". */
function readPlaces(tokens: Tokens, at: number): Read<Repeat> {
  const ranks = readRanks(tokens, at);
  if (!ranks) return undefined;
  const { value: nths, next } = ranks;
  const workday = readGroup(tokens, next);
  const [position, other] = nths;
  if (workday && workday.value.length > 2 && position !== undefined && other === undefined) {
    const repeat = { ...every("MONTHLY", 1, workday.value), position };
    return { value: repeat, next: workday.next };
  }
  const weekday = weekdayAt(tokens, next);
  if (weekday !== undefined)
    return { value: { ...every("MONTHLY", 1, [weekday]), nths }, next: next + 1 };
  const isDay = ["day", "days"].includes(wordAt(tokens, next));
  // "The last" alone is no day.
  if (!isDay && nths.some((nth) => nth < 0)) return undefined;
  return { value: { ...every("MONTHLY"), monthDays: nths }, next: isDay ? next + 1 : next };
}

const LASTS: readonly (readonly [words: string, nth: number])[] = [
  ["second to last", -2],
  ["second last", -2],
  ["last but one", -2],
  ["last", -1],
  ["final", -1],
];

/** "First", "1st and 15th", "the second and the fourth", "last". */
function readRanks(tokens: Tokens, at: number): Read<readonly number[]> {
  const found: number[] = [];
  let next = at;
  for (let place: number | undefined = at; place !== undefined;) {
    const rank = readRank(tokens, place);
    if (!rank) break;
    found.push(rank.value);
    next = rank.next;
    place = after(tokens, next, [", and the", ", and", "and the", "and", ", the", ","]);
  }
  return found.length === 0 ? undefined : { value: found, next };
}

function readRank(tokens: Tokens, at: number): Read<number> {
  const last = LASTS.find(([words]) => isSaid(tokens, at, words));
  if (last) return { value: last[1], next: at + last[0].split(" ").length };
  return readOrdinal(tokens, at);
}

/** "Of every month", "each month", "of the month" behind "every", "of October every year". */
function readWhole(tokens: Tokens, at: number, isEvery: boolean): Read<Rhythm> {
  const month = readMonth(tokens, at);
  const place = month?.next ?? at;
  const rhythm = readRhythm(tokens, after(tokens, place, [",", "of", "in"]) ?? place);
  if (rhythm && isWhole(rhythm.value, month !== undefined))
    return { value: withMonth(rhythm.value, month?.value), next: rhythm.next };
  if (!isEvery) return undefined;
  if (month)
    return { value: { frequency: "YEARLY", interval: 1, month: month.value }, next: month.next };
  const each = after(tokens, at, ["of the month", "of a month", "in the month", "in a month"]);
  return each === undefined
    ? undefined
    : { value: { frequency: "MONTHLY", interval: 1 }, next: each };
}

function isWhole({ frequency }: Rhythm, isOfMonth: boolean): boolean {
  return frequency === (isOfMonth ? "YEARLY" : "MONTHLY");
}

function withMonth({ frequency, interval }: Rhythm, month: number | undefined): Rhythm {
  return { frequency, interval, ...(month === undefined ? {} : { month }) };
}

function readMonth(tokens: Tokens, at: number): Read<number> {
  const of = after(tokens, at, ["of", "in"]);
  const month = of === undefined ? undefined : monthAt(tokens, of);
  return of === undefined || month === undefined ? undefined : { value: month, next: of + 1 };
}

/** "(Each month) at the end", "on the last". */
function readAtEdge(
  tokens: Tokens,
  at: number,
  interval: number,
): Read<{ readonly repeat: Repeat }> {
  const end = after(tokens, at, ["at the end", "at its end", "on the last", "at month end"]);
  const next = end ?? after(tokens, at, ["at the start", "at the beginning", "at the begin"]);
  const isWhole = next !== undefined && endsWell(tokens, next) && wordAt(tokens, next) !== "of";
  if (!isWhole || weekdayAt(tokens, next) !== undefined) return undefined;
  const monthDays = [end === undefined ? 1 : -1];
  return { value: { repeat: { ...every("MONTHLY", interval), monthDays } }, next };
}

const EDGES: readonly (readonly [words: string, monthDay: number])[] = [
  ["end of", -1],
  ["last of", -1],
  ["start of", 1],
  ["beginning of", 1],
  ["begin of", 1],
];

/** "(At the) end of every month". */
function readEdge(tokens: Tokens, start: number): Read<{ readonly repeat: Repeat }> {
  const at = wordAt(tokens, start) === "the" ? start + 1 : start;
  const edge = EDGES.find(([words]) => isSaid(tokens, at, words));
  const rhythm = edge && readRhythm(tokens, at + 2);
  if (!edge || rhythm?.value.frequency !== "MONTHLY") return undefined;
  return { value: { repeat: { ...rhythm.value, monthDays: [edge[1]] } }, next: rhythm.next };
}
