import type { Unit } from "../../../../types/time/length.ts";
import type { Day, Period, PeriodUnit, Which } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readDuration, unitAt } from "../../numbers/read-duration.ts";
import { monthAt } from "../day/read-date.ts";
import { readWhich } from "../day/read-day.ts";
import { after, afterArticle } from "../vocabulary.ts";
import { readNth } from "./read-nth.ts";
import type { ReadNth } from "./read-nth.ts";

/** "Die Woche", a month by its name alone, a year. */
export type PeriodWeakness = "the-period" | "month" | "year";
export type ReadPeriod = {
  readonly period?: Period;
  readonly day?: Day;
  readonly weakness?: PeriodWeakness;
};

const UNITS: ReadonlyMap<string, PeriodUnit> = new Map([
  ["woche", "week"],
  ["wochenende", "weekend"],
  ["wochenendes", "weekend"],
  ["monat", "month"],
  ["monats", "month"],
  ["quartal", "quarter"],
  ["quartals", "quarter"],
  ["jahr", "year"],
  ["jahres", "year"],
]);
const EDGES: ReadonlyMap<string, "start" | "middle" | "end"> = new Map([
  ["anfang", "start"],
  ["mitte", "middle"],
  ["ende", "end"],
]);
const BEYOND: readonly (readonly [RegExp, number])[] = [
  [/^ubernachste[nrsm]?$/, 2],
  [/^vorletzte[nrsm]?$/, -2],
];
const SHIFTS: Readonly<Record<Which, number>> = { bare: 0, this: 0, next: 1, coming: 1, last: -1 };

/** A stretch of days: "nächste Woche", "am Wochenende", "März", "die letzten drei Tage", "Ende des Monats". */
export function readPeriod(tokens: Tokens, at: number): Read<ReadPeriod> {
  return (
    readRest(tokens, at) ??
    readNumberedWeek(tokens, at) ??
    readEdge(tokens, at) ??
    readRolling(tokens, at) ??
    readCalendar(tokens, at)
  );
}

/** "Die zweite Woche im April", "das dritte Quartal". */
export function readNthPeriod(tokens: Tokens, at: number): Read<ReadNth> {
  return readNth(tokens, at, readCalendar);
}

/** "Den Rest der Woche", "später heute". */
function readRest(tokens: Tokens, at: number): Read<ReadPeriod> {
  const day = after(tokens, at, ["spater heute"]);
  if (day) return { value: { period: { kind: "rest", unit: "day" } }, next: day };
  const rest = after(tokens, at, ["rest der", "rest des", "rest dieser", "rest dieses"]);
  if (rest === undefined) return undefined;
  const word = wordAt(tokens, rest);
  const unit = word === "tages" ? "day" : UNITS.get(word);
  return unit && { value: { period: { kind: "rest", unit } }, next: rest + 1 };
}

const LAST_WEEK = 53;

/** "KW 20", "die Kalenderwoche 15". */
function readNumberedWeek(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = afterArticle(tokens, start);
  const isNamed = ["kw", "kalenderwoche"].includes(wordAt(tokens, at));
  const week = /^\d{1,2}$/.test(wordAt(tokens, at + 1)) ? Number(wordAt(tokens, at + 1)) : 0;
  if (!isNamed || week < 1 || week > LAST_WEEK) return undefined;
  return { value: { period: { kind: "numbered-week", week } }, next: at + 2 };
}

/** "Ende des Monats", "Mitte März", "Anfang nächster Woche". */
function readEdge(tokens: Tokens, at: number): Read<ReadPeriod> {
  const edge = EDGES.get(wordAt(tokens, at));
  const of = edge && (readNthPeriod(tokens, at + 1) ?? readCalendar(tokens, at + 1));
  const { period } = of?.value ?? {};
  if (!edge || !of || !period) return undefined;
  return { value: { day: { kind: "edge", edge, period } }, next: of.next };
}

/** "Die nächsten zwei Wochen", "in den letzten drei Tagen", "die letzte Stunde". */
function readRolling(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = afterArticle(tokens, start);
  const which = readWhich(tokens, at);
  if (!which || which.value === "this") return undefined;
  const direction = which.value === "last" ? -1 : 1;
  const counted = readDuration(tokens, which.next);
  const [only, second] = counted?.value ?? [];
  if (counted && only && !second) return rolling({ ...only, direction }, counted.next);
  const unit = unitAt(tokens, which.next);
  return unit === "hour" ? rolling({ amount: 1, unit, direction }, which.next + 1) : undefined;
}

function rolling(
  span: { readonly amount: number; readonly unit: Unit; readonly direction: 1 | -1 },
  next: number,
): Read<ReadPeriod> {
  return { value: { period: { kind: "rolling", ...span } }, next };
}

function readCalendar(tokens: Tokens, start: number): Read<ReadPeriod> {
  const at = afterArticle(tokens, start);
  const beyond = BEYOND.find(([forms]) => forms.test(wordAt(tokens, at)))?.[1];
  const far = beyond === undefined ? undefined : UNITS.get(wordAt(tokens, at + 1));
  if (beyond !== undefined && far) {
    return { value: { period: { kind: "unit", unit: far, shift: beyond } }, next: at + 2 };
  }
  const which = readWhich(tokens, at);
  const place = which?.next ?? at;
  const unit = UNITS.get(wordAt(tokens, place));
  if (unit) return ofUnit(unit, which?.value, place + 1);
  return readMonth(tokens, place, which?.value) ?? (which ? undefined : readYear(tokens, at));
}

function ofUnit(unit: PeriodUnit, which: Which | undefined, next: number): Read<ReadPeriod> {
  const shift = unit === "weekend" && which === "coming" ? 0 : SHIFTS[which ?? "bare"];
  const period = { kind: "unit", unit, shift } as const;
  return { value: which ? { period } : { period, weakness: "the-period" }, next };
}

function readMonth(tokens: Tokens, at: number, which: Which | undefined): Read<ReadPeriod> {
  const month = monthAt(tokens, at);
  if (month === undefined) return undefined;
  const year = which ? undefined : /^(?:19|20)\d{2}$/.exec(wordAt(tokens, at + 1))?.[0];
  const period = { kind: "month", month, which: which ?? "bare" } as const;
  if (year) return { value: { period: { ...period, year: Number(year) } }, next: at + 2 };
  return { value: which ? { period } : { period, weakness: "month" }, next: at + 1 };
}

/** "2027", "im Jahr 2027". */
function readYear(tokens: Tokens, at: number): Read<ReadPeriod> {
  const year = /^(?:19|20)\d{2}$/.exec(wordAt(tokens, at))?.[0];
  if (year === undefined) return undefined;
  return {
    value: { period: { kind: "year", year: Number(year) }, weakness: "year" },
    next: at + 1,
  };
}
