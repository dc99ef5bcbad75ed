import type { Day, Period } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { after, afterArticle, MONTHS } from "../vocabulary.ts";

type NthUnit = Extract<Period, { kind: "nth" }>["unit"];
type ReadWhole = (tokens: Tokens, at: number) => Read<{ readonly period?: Period }>;
export type ReadNth = { readonly period?: Period; readonly day?: Day };

const UNITS: ReadonlyMap<string, NthUnit> = new Map([
  ["woche", "week"],
  ["wochenende", "weekend"],
  ["monat", "month"],
  ["quartal", "quarter"],
]);
const LASTS: readonly (readonly [RegExp, number])[] = [
  [/^letzte[nrsm]?$/, -1],
  [/^vorletzte[nrsm]?$/, -2],
];
const RUNS: ReadonlyMap<string, "day" | "week"> = new Map([
  ["tage", "day"],
  ["tagen", "day"],
  ["wochen", "week"],
]);
/** In one word with the whole they are of: "Aprilhälfte", "Märzwoche", "Jahreshälfte". */
const COMPOUND = /^(\p{L}+?)(halfte|woche|wochenende)$/u;
const WHOLES: ReadonlyMap<string, Period> = new Map([
  ["jahres", { kind: "unit", unit: "year", shift: 0 }],
  ["monats", { kind: "unit", unit: "month", shift: 0 }],
]);

/** "Die zweite Woche im April", "die erste Hälfte des Monats", "das dritte Quartal", "die letzten zehn Tage im Mai". */
export function readNth(tokens: Tokens, start: number, readWhole: ReadWhole): Read<ReadNth> {
  const nth = readPlace(tokens, afterArticle(tokens, start));
  if (!nth) return undefined;
  const named = readCompound(tokens, nth) ?? readRun(tokens, nth, readWhole);
  if (named) return named;
  const word = wordAt(tokens, nth.next);
  const of = readOf(tokens, nth.next + 1, readWhole);
  const unit = UNITS.get(word);
  if (unit === "quarter" && !of && nth.value > 0)
    return { value: { period: { kind: "nth", nth: nth.value, unit } }, next: nth.next + 1 };
  const period = of && partOf({ nth: nth.value, word: unit ?? word, of: of.value });
  if (of && period) return { value: { period }, next: of.next };
  const isDay = of !== undefined && word === "tag";
  return isDay
    ? { value: { day: { kind: "nth-day", nth: nth.value, of: of.value } }, next: of.next }
    : undefined;
}

function readPlace(tokens: Tokens, at: number): Read<number> {
  const last = LASTS.find(([forms]) => forms.test(wordAt(tokens, at)));
  return last ? { value: last[1], next: at + 1 } : readOrdinal(tokens, at);
}

type Part = { readonly nth: number; readonly word: string; readonly of: Period };

function partOf({ nth, word, of }: Part): Period | undefined {
  if (word === "halfte" && (nth === 1 || nth === 2)) return { kind: "share", nth, parts: 2, of };
  const unit = [...UNITS.values()].find((one) => one === word);
  return unit && { kind: "nth", nth, unit, of };
}

/** "(In der ersten) Aprilhälfte", "(in der letzten) Märzwoche". */
function readCompound(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
): Read<ReadNth> {
  const [, whole = "", part = ""] = COMPOUND.exec(wordAt(tokens, next)) ?? [];
  const month = MONTHS.get(whole);
  const named =
    month === undefined ? undefined : ({ kind: "month", month, which: "bare" } as const);
  const of = named ?? WHOLES.get(whole);
  const period = of && partOf({ nth, word: UNITS.get(part) ?? part, of });
  return period && { value: { period }, next: next + 1 };
}

/** "(Die ersten) zehn Tage im April". */
function readRun(
  tokens: Tokens,
  { value: nth, next }: NonNullable<Read<number>>,
  readWhole: ReadWhole,
): Read<ReadNth> {
  const count = Math.abs(nth) === 1 ? readNumber(tokens, next) : undefined;
  const unit = count && RUNS.get(wordAt(tokens, count.next));
  const of = count && unit && readOf(tokens, count.next + 1, readWhole);
  if (!of || !unit) return undefined;
  const period = { kind: "run", count: nth * count.value, unit, of: of.value } as const;
  return { value: { period }, next: of.next };
}

const OF = ["im", "des", "in", "vom", "von", "der"];

function readOf(tokens: Tokens, at: number, readWhole: ReadWhole): Read<Period> {
  const of = after(tokens, at, OF);
  const whole = readWhole(tokens, of ?? at);
  const { period } = whole?.value ?? {};
  // "Die zweite Hälfte 2027" needs no more.
  const isLed = of !== undefined || period?.kind === "year" || isShifted(period);
  return whole && period && isLed ? { value: period, next: whole.next } : undefined;
}

/** "(Die erste Woche) nächsten Monats". */
function isShifted(period: Period | undefined): boolean {
  return period?.kind === "unit" && period.shift !== 0;
}
