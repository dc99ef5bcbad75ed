import type { LocalTime } from "../local-time.ts";
import type { PartName } from "../../../types/time/day-part.ts";
import type { ClockTime } from "../../../types/time/phrase.ts";
import type { Scene } from "./span.ts";

/** Minutes after midnight of the day said; past 1440 for the small hours after it. */
export type Minutes = number;

const NOON = 12 * 60;
const DAY = 24 * 60;
/** Bare hours up to this one are in the afternoon. */
const LAST_AFTERNOON_HOUR = 7;
/** "tonight at one" is after midnight up to this hour. */
const LAST_SMALL_HOUR = 4;

type Face = Extract<ClockTime, { kind: "clock" }>;

/**
 * When a time of day is on its day, likeliest first; a second value is the other half of the day,
 * for hours that may mean either (8 to 11 without am or pm).
 */
export function clockMinutes(
  clock: Face,
  { part, bias }: { readonly part: PartName | undefined; readonly bias: Scene["bias"] },
): readonly Minutes[] {
  const { hour, minute, meridiem, isExact } = clock;
  if (isExact) return [hour * 60 + minute];
  const morning = (hour % 12) * 60 + minute;
  if (meridiem === "pm") return [morning + NOON];
  // "tonight at 2 am", "Friday night at 12:30 am" are after midnight.
  const isAfter =
    part === "tonight" ? morning < LAST_SMALL_HOUR * 60 : part === "night" && morning < 60;
  if (meridiem) return [isAfter ? DAY + morning : morning];
  if (part) return isUnsure(clock, part) ? [] : [minutesInPart(morning, part)];
  if (hour === 12) return [morning + NOON];
  if (bias === "evening") return [morning + NOON];
  // Nobody is woken at two in the morning rather than after a nap, unless that comes first.
  if (bias === "morning") return hour < LAST_SMALL_HOUR ? [morning, morning + NOON] : [morning];
  return hour <= LAST_AFTERNOON_HOUR ? [morning + NOON] : [morning, morning + NOON];
}

/** Twelve in the morning is no time anybody is sure of. */
function isUnsure({ hour, minute }: Face, part: PartName): boolean {
  return part.endsWith("morning") && hour === 12 && minute === 0;
}

/** "Friday night at two": of the night before that day or after it nobody knows. */
export function isOfEitherNight(clock: ClockTime, part: PartName | undefined): boolean {
  if (part !== "night" || clock.kind !== "clock" || clock.meridiem === "pm") return false;
  return clock.hour > 0 && clock.hour < LAST_SMALL_HOUR;
}

/** Whether the words leave open which half of the day is meant. */
export function isOpenHalf(clock: Face): boolean {
  return !clock.isExact && clock.meridiem === undefined;
}

/** `morning` is the time read as before noon. */
function minutesInPart(morning: Minutes, part: PartName): Minutes {
  const isNight = part === "tonight" || part === "night" || part.endsWith("evening");
  if (isNight || part === "bedtime") return inNight(morning, part);
  const isMorning = part.endsWith("morning") || part === "first-thing" || part === "small-hours";
  if (isMorning) return morning;
  return part === "lunchtime" && morning >= 11 * 60 ? morning : morning + NOON;
}

function inNight(morning: Minutes, part: PartName): Minutes {
  // "twelve tonight" is midnight, "one tonight" an hour later; "two at night" is the night before.
  const isSmall = morning < LAST_SMALL_HOUR * 60;
  if (!isSmall) return morning + NOON;
  if (part.endsWith("evening")) return morning < 60 ? DAY + morning : morning + NOON;
  return morning < 60 || part === "tonight" ? DAY + morning : morning;
}

/** The next (or last) time the clock shows these minutes after any hour. */
export function nextAtMinute(minute: number, { now, lean }: Scene): LocalTime {
  const inHour = now.startOf("hour").plus({ minutes: minute });
  if (lean === "past") return inHour <= now ? inHour : inHour.minus({ hours: 1 });
  return inHour > now ? inHour : inHour.plus({ hours: 1 });
}
