import { readDuration } from "../../numbers/lengths/read-duration.ts";
import type { Length, Unit } from "../../../../types/time/length.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Day, Shift } from "../../../../types/time/phrase.ts";
import { after, WEEKDAYS } from "../vocabulary.ts";

const ROUGHLY = [
  "about",
  "approximately",
  "approx",
  "around",
  "roughly",
  "almost",
  "nearly",
  "exactly",
  "another",
  "like",
];

const UNIT_MONTHS: ReadonlyMap<Unit, number> = new Map([
  ["month", 1],
  ["year", 12],
]);

/** Behind a length: so much later, and so much earlier, than now. */
export const AHEAD = ["from now", "from right now", "hence", "from this day"];
export const AGO = ["from today", "from now", "today", ""]
  .map((today) => `ago ${today}`.trim())
  .concat("before now");

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
  const length =
    readDuration(tokens, start) ?? (isAhead ? readDuration(tokens, at + 1) : undefined);
  if (!length) return undefined;
  if (isAhead && isNotFromNow(tokens, length.next)) return undefined;
  if (isAhead) return toShift(length.value, afterTime(tokens, length.next));
  const ahead = after(tokens, length.next, AHEAD);
  if (ahead) return toShift(length.value, ahead);
  const ago = after(tokens, length.next, AGO);
  // "A week ago yesterday" is counted from that day.
  if (ago !== undefined && OTHERS.has(wordAt(tokens, ago))) return undefined;
  return ago ? toShift(length.value.map(negative), ago) : undefined;
}

/** What "ago" is counted from where it is not now. */
const OTHERS: ReadonlySet<string> = new Set([
  "yesterday",
  "tomorrow",
  "last",
  "this",
  ...WEEKDAYS.keys(),
]);

/** "(In two weeks) from Monday" is counted from that day; "(it went in three days) ago" is behind. */
function isNotFromNow(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  return word === "ago" || (word === "from" && !isNow(tokens, at + 1));
}

function isNow(tokens: Tokens, at: number): boolean {
  return after(tokens, at, ["now", "right now"]) !== undefined;
}

/** Whole days, weeks, months and years move the date; anything finer moves the instant. */
function toShift(lengths: readonly Length[], next: number): Read<ReadShift> {
  const whole = lengths.flatMap(inWholes);
  const [only, second] = whole;
  if (!only) return undefined;
  const isOfDays = !["second", "minute", "hour"].includes(only.unit);
  if (!second && isOfDays && Number.isInteger(only.amount)) {
    return { value: { day: { kind: "shifted", ...only } }, next };
  }
  const day = whole.every(isWholeDays) ? whole.reduce(shiftedOn, undefined) : undefined;
  if (day) return { value: { day }, next };
  const months = whole.reduce(
    (sum, { amount, unit }) => sum + amount * (UNIT_MONTHS.get(unit) ?? 0),
    0,
  );
  const ms = whole.reduce((sum, { amount, unit }) => sum + amount * (UNIT_MS.get(unit) ?? 0), 0);
  return { value: { shift: months === 0 ? { ms } : { ms, months } }, next };
}

function isWholeDays({ amount, unit }: Length): boolean {
  return Number.isInteger(amount) && !["second", "minute", "hour"].includes(unit);
}

/** "Two years and three months": one after the other. */
function shiftedOn(base: Day | undefined, { amount, unit }: Length): Day {
  const day = { kind: "shifted", amount, unit } as const;
  return base ? { ...day, base } : day;
}

const DAYS_IN_MONTH = 30;

/** Half a year is six months, half a month fifteen days. */
function inWholes({ amount, unit }: Length): readonly Length[] {
  if (Number.isInteger(amount) || (unit !== "year" && unit !== "month")) return [{ amount, unit }];
  const months = unit === "year" ? amount * 12 : amount;
  const whole = Math.trunc(months);
  const days = Math.round((months - whole) * DAYS_IN_MONTH);
  return [{ amount: whole, unit: "month" } as const, { amount: days, unit: "day" } as const].filter(
    (one) => one.amount !== 0,
  );
}

function negative({ amount, unit }: Length): Length {
  return { amount: -amount, unit };
}

/** "(in three days) time", "(in a week) or so". */
function afterTime(tokens: Tokens, at: number): number {
  return after(tokens, at, ["time", "' time", "from now", "or so"]) ?? at;
}
