import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../../config/folders.ts";
import type { Compared } from "./compared.ts";

/** What people settle by habit, and a corpus settles otherwise: neither is a mistake. */
type Habit = { readonly name: string; readonly explains: (compared: Compared) => boolean };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SMALL = ["second", "minute", "hour"];

const cues = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(programFolder, "test/data/times/habits.json"), "utf8")));

/** Whether a phrase says what a habit is about. */
function says(cue: string, text: string): boolean {
  return new RegExp(cues[cue] ?? "(?!)", "i").test(text);
}

/**
 * Decided before anything was measured; in this order.
 *
 * 1. A part of the day begins and ends at other hours, a weekend on Friday evening.
 * 2. "The next three days" from now or from tomorrow; "last two weeks" up to now or in whole weeks.
 * 3. "Coming two weeks" as a stretch or as the second week.
 * 4. The end of a month is its last day or its last third; the same for starts.
 * 5. "In a week" is that day, or the hour of it; "two years ago" that day, or that month; "at this time" now, or
 *    this day (the last added later, for a phrase of the half that is read).
 * 6. "Next Friday" of next week or the first ahead.
 * 7. "By Friday" names the day, or the time until it.
 * 8. A bare hour in the morning or in the afternoon.
 * 9. A season begins a day or two earlier.
 *
 * 10. "The first Monday of the month" is this month's though it is over, or the first ahead; added
 *     later, for a phrase of the half that is read.
 */
export const HABITS: readonly Habit[] = [
  { name: "part of the day", explains: isPartOfSameDay },
  { name: "counted from now", explains: isRolling },
  { name: "the nth ahead", explains: isNthAhead },
  { name: "edge", explains: isAtEdge },
  { name: "counted days", explains: isCounted },
  { name: "next weekday", explains: isWeekLater },
  { name: "by", explains: isDeadline },
  { name: "half of the day", explains: isOtherHalf },
  { name: "season", explains: isSeason },
  { name: "over already", explains: isOver },
];

function isPartOfSameDay({ when, meant }: Compared): boolean {
  const { meaning, from, to } = meant;
  const overlaps = when.from < to && from < when.to;
  if (meaning.kind !== "range" || meaning.grain !== "hour" || !overlaps) return false;
  if (when.precision === "weekend") return Math.abs(when.to - to) < HOUR_MS;
  return when.precision === "part" && to - from <= DAY_MS;
}

function isRolling({ when, meant, clock, text }: Compared): boolean {
  const isStretch = meant.meaning.kind === "range" || meant.to > meant.from;
  if (!isStretch || !says("rolling", text)) return false;
  const isOfNow = [when.from, when.to].some((end) => Math.abs(end - clock.now()) <= DAY_MS);
  const isNear = (one: number, other: number): boolean =>
    Math.abs(one - other) <= meant.unitMs + DAY_MS;
  return isOfNow && isNear(when.from, meant.from) && isNear(when.to, meant.to);
}

function isNthAhead({ when, meant, clock, text }: Compared): boolean {
  const isCounted = says("nth", text);
  const isFromNow = Math.abs(when.from - clock.now()) <= DAY_MS && when.to > when.from;
  return isCounted && isFromNow && Math.abs(when.to - meant.from) <= meant.unitMs + DAY_MS;
}

function isAtEdge({ when, meant, text }: Compared): boolean {
  const isSaid = says("edge", text);
  return (
    isSaid &&
    meant.meaning.kind === "range" &&
    when.allDay &&
    when.from >= meant.from &&
    when.to <= meant.to
  );
}

function isCounted({ when, meant, text }: Compared): boolean {
  const isSaid = says("counted", text);
  if (!isSaid || meant.meaning.kind === "range") return false;
  const start = when.bound === undefined ? when.from : when.bound === "from" ? when.from : when.to;
  const isInDay = when.allDay && meant.from >= start && meant.from < when.to;
  const isInUnit = when.allDay && start >= meant.from && start < meant.from + meant.unitMs;
  const isHourOfDay =
    meant.meaning.grain === "day" && when.from >= meant.from && when.to < meant.to;
  return (
    isInDay ||
    (isInUnit && !SMALL.includes(meant.meaning.grain)) ||
    isSameDayBound({ when, meant }) ||
    isHourOfDay
  );
}

function isSameDayBound({ when, meant }: Pick<Compared, "when" | "meant">): boolean {
  return when.bound === "from" && Math.abs(when.from - meant.from) <= DAY_MS;
}

function isWeekLater({ when, meant, text }: Compared): boolean {
  return (
    says("next", text) && says("weekday", text) && Math.abs(when.from - meant.from) === 7 * DAY_MS
  );
}

function isDeadline({ when, meant, text }: Compared): boolean {
  if (!says("by", text) || meant.meaning.kind !== "range") return false;
  return (
    Math.abs(when.to - meant.to) <= MINUTE_MS ||
    (when.to <= meant.to && meant.to - when.to <= DAY_MS)
  );
}

function isOtherHalf({ when, meant, text }: Compared): boolean {
  const isTwelve = (one: number, other: number): boolean =>
    (Math.abs(one - other) + 2 * MINUTE_MS) % (12 * HOUR_MS) < 4 * MINUTE_MS;
  const isDay = Math.abs(when.from - meant.from) <= DAY_MS;
  return (
    !says("half", text) && isDay && isTwelve(when.from, meant.from) && isTwelve(when.to, meant.to)
  );
}

function isSeason({ when, meant, text }: Compared): boolean {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 22 * DAY_MS;
  const isSaid = says("season", text);
  return isSaid && isNear(when.from, meant.from) && isNear(when.to, meant.to);
}

function isOver({ when, meant, clock, text }: Compared): boolean {
  const isThis = says("of this", text) && when.allDay;
  return isThis && meant.to <= clock.now() && clock.now() < when.from;
}
