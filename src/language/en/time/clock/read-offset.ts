import { readDuration } from "../../numbers/lengths/read-duration.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Length, Unit } from "../../../../types/time/length.ts";
import type { ReadClock } from "./clock-reading.ts";
import { readMinutesAround } from "./read-minutes-around.ts";
import { readClock } from "./read-clock.ts";

export type ReadOffset = ReadClock & { readonly offsetMs: number };

const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["before", -1],
  ["after", 1],
  ["past", 1],
  ["from", 1],
  ["to", -1],
]);
/** The units that are counted in real time. */
export const UNIT_MS: ReadonlyMap<Unit, number> = new Map([
  ["second", 1e3],
  ["minute", 6e4],
  ["hour", 36e5],
]);

const NOONS: ReadonlySet<string> = new Set(["noon", "midday", "midnight"]);
const DAY_START = { kind: "clock", hour: 0, minute: 0, isExact: true } as const;

/** "Two hours before noon", "half an hour after 4 pm". */
export function readOffset(tokens: Tokens, at: number): Read<ReadOffset> {
  const length = readDuration(tokens, at);
  const side = length && SIDES.get(wordAt(tokens, length.next));
  const ms = length && msOf(length.value);
  // "For an hour after four" lasts so long.
  if (!length || !side || ms === undefined || wordAt(tokens, at - 1) === "for") return undefined;
  const clock = readBase(tokens, length.next);
  if (!clock) return undefined;
  if (isOfClock(tokens, at, clock) || (isTo(tokens, length) && !isToMinute(length, clock)))
    return undefined;
  const { weakness: _, ...value } = clock.value;
  const isAfterMidnight = value.clock.kind === "midnight" && side > 0;
  const start = isAfterMidnight ? DAY_START : value.clock;
  return { value: { ...value, clock: start, offsetMs: side * ms }, next: clock.next };
}

/** "Ten minutes past midnight" is a time of day; "three minutes to five thirty" is counted from one. */
function isOfClock(tokens: Tokens, at: number, { next }: NonNullable<Read<ReadClock>>): boolean {
  const around = readMinutesAround(tokens, at);
  return around !== undefined && around.next >= next;
}

function isTo(tokens: Tokens, { next }: NonNullable<Read<readonly Length[]>>): boolean {
  return wordAt(tokens, next) === "to";
}

/** "Ten minutes to 5:30", "a minute to midnight"; "an hour to five" may as well be moved there. */
function isToMinute(
  { value: [only, more] }: NonNullable<Read<readonly Length[]>>,
  { value: { clock } }: NonNullable<Read<ReadClock>>,
): boolean {
  if (only?.unit !== "minute" || more) return false;
  return clock.kind === "midnight" || (clock.kind === "clock" && clock.minute > 0);
}

/** The time of day behind "before", "after" and "from"; "an hour from three" may as well begin there. */
function readBase(tokens: Tokens, at: number): Read<ReadClock> {
  if (wordAt(tokens, at) === "from" && !NOONS.has(wordAt(tokens, at + 1))) return undefined;
  const clock = readClock(tokens, at + 1);
  const isNow = clock?.value.clock.kind === "now" || clock?.value.clock.kind === "minutes";
  return isNow ? undefined : clock;
}

function msOf(lengths: readonly Length[]): number | undefined {
  const ms = lengths.reduce(
    (sum, { amount, unit }) => sum + amount * (UNIT_MS.get(unit) ?? Number.NaN),
    0,
  );
  return Number.isFinite(ms) ? ms : undefined;
}
