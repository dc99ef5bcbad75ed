import { readDuration } from "../../numbers/read-duration.ts";
import type { Length, Unit } from "../../../../types/time/length.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Shift } from "../../../../types/time/phrase.ts";
import { after } from "../vocabulary.ts";

const ROUGHLY = [
  "about",
  "approximately",
  "approx",
  "around",
  "roughly",
  "exactly",
  "another",
  "like",
];

export type ReadShift = { readonly shift: Shift } | { readonly day: Day };

const UNIT_MS: ReadonlyMap<Unit, number> = new Map([
  ["second", 1e3],
  ["minute", 6e4],
  ["hour", 36e5],
  ["day", 864e5],
  ["week", 6048e5],
]);

/** Counted from now: "in two hours", "in a fortnight", "ten minutes ago", "an hour from now", "in three days' time". */
export function readShift(tokens: Tokens, at: number): Read<ReadShift> {
  const isAhead = ["in", "after"].includes(wordAt(tokens, at));
  const start = isAhead ? (after(tokens, at + 1, ROUGHLY) ?? at + 1) : at;
  const length = readDuration(tokens, start);
  if (!length) return undefined;
  if (isAhead) return toShift(length.value, afterTime(tokens, length.next));
  const ahead = after(tokens, length.next, ["from now", "from right now", "hence"]);
  if (ahead) return toShift(length.value, ahead);
  const ago = after(tokens, length.next, ["ago"]);
  return ago ? toShift(length.value.map(negative), ago) : undefined;
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

/** "Two years and three months": one after the other. */
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

/** "(in three days) time", "(in a week) or so". */
function afterTime(tokens: Tokens, at: number): number {
  return after(tokens, at, ["time", "from now", "or so"]) ?? at;
}
