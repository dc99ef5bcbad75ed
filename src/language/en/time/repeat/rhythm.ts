import { readDuration } from "../../numbers/lengths/read-duration.ts";
import { unitAt } from "../../numbers/lengths/units.ts";
import { readNumber, readOrdinal } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Length, Unit } from "../../../../types/time/length.ts";
import type { Repeat } from "../../../../types/time/phrase.ts";
import { after, isSaid } from "../vocabulary.ts";

const EVERY = [
  "each and every",
  "every single",
  "every",
  "each",
  "once every",
  "once a",
  "once an",
  "once per",
  "once each",
  "once in every",
];
const OTHER = ["other", "alternate", "alternating"];
const ADVERBS: readonly (readonly [words: string, repeat: Repeat])[] = [
  ["everyday", every("DAILY")],
  ["all days", every("DAILY")],
  ["hourly", every("HOURLY")],
  ["daily", every("DAILY")],
  ["weekly", every("WEEKLY")],
  ["fortnightly", every("WEEKLY", 2)],
  ["biweekly", every("WEEKLY", 2)],
  ["bi weekly", every("WEEKLY", 2)],
  ["monthly", every("MONTHLY")],
  ["bimonthly", every("MONTHLY", 2)],
  ["bi monthly", every("MONTHLY", 2)],
  ["quarterly", every("MONTHLY", 3)],
  ["semiannually", every("MONTHLY", 6)],
  ["semi annually", every("MONTHLY", 6)],
  ["half yearly", every("MONTHLY", 6)],
  ["biannually", every("MONTHLY", 6)],
  ["yearly", every("YEARLY")],
  ["annually", every("YEARLY")],
  ["seven days a week", every("DAILY")],
  ["7 days a week", every("DAILY")],
];
const FREQUENCIES: ReadonlyMap<Unit, Repeat["frequency"]> = new Map([
  ["minute", "MINUTELY"],
  ["hour", "HOURLY"],
  ["day", "DAILY"],
  ["week", "WEEKLY"],
  ["month", "MONTHLY"],
  ["year", "YEARLY"],
]);
/** Names for several of a unit. */
const MANY: ReadonlyMap<string, Repeat> = new Map([
  ["fortnight", every("WEEKLY", 2)],
  ["fortnights", every("WEEKLY", 2)],
  ["quarter", every("MONTHLY", 3)],
  ["quarters", every("MONTHLY", 3)],
  ["decade", every("YEARLY", 10)],
  ["decades", every("YEARLY", 10)],
]);
const MOST = 1000;

/** A plain rhythm. */
export function every(
  frequency: Repeat["frequency"],
  interval = 1,
  weekdays: readonly number[] = [],
): Repeat {
  return { frequency, interval, weekdays };
}

/** "Every", "each", "once a": the place behind them. */
export function afterEvery(tokens: Tokens, at: number): number | undefined {
  return after(tokens, at, EVERY);
}

/** "Every two weeks", "each month", "every hour and a half", "quarterly". */
export function readRhythm(tokens: Tokens, at: number): Read<Repeat> {
  const start = afterEvery(tokens, at);
  return start === undefined ? readAdverb(tokens, at) : readUnits(tokens, start);
}

export function readAdverb(tokens: Tokens, start: number): Read<Repeat> {
  // "Twice a month on the 1st and the 15th": the days say how often.
  const at = after(tokens, start, SEVERAL_TIMES) ?? start;
  if (at > start) return readSeveralTimes(tokens, at);
  const said = ADVERBS.find(([words]) => isSaid(tokens, at, words));
  return said && { value: said[1], next: at + said[0].split(" ").length };
}

const SEVERAL_TIMES = ["twice", "two times", "thrice", "three times", "four times", "five times"];

/** "(Twice) a month", with the days of it behind. */
function readSeveralTimes(tokens: Tokens, at: number): Read<Repeat> {
  const of = after(tokens, at, ["a", "per", "each", "every"]);
  const unit = of === undefined ? undefined : unitAt(tokens, of);
  const frequency = unit === "week" || unit === "month" ? FREQUENCIES.get(unit) : undefined;
  const next = (of ?? at) + 1;
  const on = after(tokens, next, [", on", "on", ":", ","]);
  return frequency && on !== undefined ? { value: every(frequency), next } : undefined;
}

/** "(Every) two weeks", "other month", "day", "90 minutes", "half year". */
export function readUnits(tokens: Tokens, at: number): Read<Repeat> {
  const mixed = readMixedLength(tokens, at);
  if (mixed) return mixed;
  const interval = readInterval(tokens, at);
  const place = interval?.next ?? at;
  const count = interval?.value ?? 1;
  const many = MANY.get(wordAt(tokens, place));
  if (many) return { value: every(many.frequency, many.interval * count), next: place + 1 };
  const unit = unitAt(tokens, place);
  const frequency = unit && FREQUENCIES.get(unit);
  return frequency && { value: every(frequency, count), next: place + 1 };
}

/** "Other", "alternate", "second", "two", "3rd". */
export function readInterval(tokens: Tokens, at: number): Read<number> {
  const other = after(tokens, at, OTHER);
  if (other !== undefined) return { value: 2, next: other };
  const count = readOrdinal(tokens, at) ?? readNumber(tokens, at);
  const isWhole = count !== undefined && Number.isInteger(count.value) && count.value > 0;
  return isWhole && count.value < MOST ? count : undefined;
}

/** "An hour and a half", "half a year", "a quarter of an hour", "1.5 hours": counted in the next finer unit. */
function readMixedLength(tokens: Tokens, at: number): Read<Repeat> {
  const hours = after(tokens, at, ["quarter of an hour", "quarter hour"]);
  if (hours !== undefined) return { value: every("MINUTELY", 15), next: hours };
  const length = readDuration(tokens, at);
  const repeat = length && inFinerUnit(length.value);
  return repeat && { value: repeat, next: length.next };
}

function inFinerUnit(lengths: readonly Length[]): Repeat | undefined {
  const [first, second] = lengths;
  if (!first || (!second && Number.isInteger(first.amount))) return undefined;
  return (
    counted(lengths, { frequency: "MINUTELY", units: { hour: 60, minute: 1 } }) ??
    counted(lengths, { frequency: "MONTHLY", units: { year: 12, month: 1 } })
  );
}

function counted(
  lengths: readonly Length[],
  { frequency, units }: { frequency: Repeat["frequency"]; units: Partial<Record<Unit, number>> },
): Repeat | undefined {
  const sum = lengths.reduce(
    (total, { amount, unit }) => total + amount * (units[unit] ?? Number.NaN),
    0,
  );
  return Number.isInteger(sum) && sum > 0 ? every(frequency, sum) : undefined;
}
