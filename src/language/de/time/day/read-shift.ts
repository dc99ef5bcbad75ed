import type { Length, Unit } from "../../../../types/time/length.ts";
import type { Day, Shift } from "../../../../types/time/phrase.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { readDuration } from "../../numbers/read-duration.ts";
import { after } from "../vocabulary.ts";

const ROUGHLY = ["etwa", "ungefahr", "circa", "ca .", "ca", "rund", "genau", "so"];
const AHEAD: ReadonlySet<string> = new Set(["in", "binnen", "innerhalb"]);

export type ReadShift = { readonly shift: Shift } | { readonly day: Day };

const UNIT_MS: ReadonlyMap<Unit, number> = new Map([
  ["second", 1e3],
  ["minute", 6e4],
  ["hour", 36e5],
  ["day", 864e5],
  ["week", 6048e5],
]);

/** Counted from now: "in anderthalb Stunden", "in einer Woche", "vor drei Tagen", "heute in zwei Wochen". */
export function readShift(tokens: Tokens, at: number): Read<ReadShift> {
  const word = wordAt(tokens, at);
  const isBack = word === "vor";
  if (!isBack && !AHEAD.has(word)) return undefined;
  const start =
    after(tokens, at + 1, ROUGHLY) ?? (word === "innerhalb" ? afterOf(tokens, at + 1) : at + 1);
  const length = readDuration(tokens, start);
  if (!length) return undefined;
  return toShift(isBack ? length.value.map(negative) : length.value, length.next);
}

/** "Innerhalb von zwei Stunden". */
function afterOf(tokens: Tokens, at: number): number {
  return wordAt(tokens, at) === "von" ? at + 1 : at;
}

/** Whole days, weeks, months and years move the date; anything finer moves the instant. */
function toShift(lengths: readonly Length[], next: number): Read<ReadShift> {
  const [only, second] = lengths.map(wholeMonths);
  if (!only) return undefined;
  const isOfDays = !["second", "minute", "hour"].includes(only.unit);
  if (!second && isOfDays && Number.isInteger(only.amount)) {
    return { value: { day: { kind: "shifted", ...only } }, next };
  }
  const day = lengths.every(isWholeDays) ? lengths.reduce(shiftedOn, undefined) : undefined;
  if (day) return { value: { day }, next };
  const ms = lengths.reduce((sum, { amount, unit }) => {
    return sum + amount * (UNIT_MS.get(unit) ?? Number.NaN);
  }, 0);
  return Number.isFinite(ms) ? { value: { shift: { ms } }, next } : undefined;
}

function isWholeDays({ amount, unit }: Length): boolean {
  return Number.isInteger(amount) && !["second", "minute", "hour"].includes(unit);
}

/** "Vier Jahre und drei Tage": one after the other. */
function shiftedOn(base: Day | undefined, { amount, unit }: Length): Day {
  const day = { kind: "shifted", amount, unit } as const;
  return base ? { ...day, base } : day;
}

function wholeMonths(length: Length): Length {
  const { amount, unit } = length;
  return unit === "year" && !Number.isInteger(amount)
    ? { amount: amount * 12, unit: "month" }
    : length;
}

function negative({ amount, unit }: Length): Length {
  return { amount: -amount, unit };
}
