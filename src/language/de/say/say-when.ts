import type { Clock } from "../../../types/clock.ts";
import type { SaidTime } from "../../contract/said-time.ts";
import { toLocal } from "../../when/local-time.ts";
import type { LocalTime } from "../../when/local-time.ts";
import { PART_HOURS } from "../../when/part-hours.ts";
import { sayRepeat } from "./say-repeat.ts";
import { dayWords, faceWords, isMidnight, startWords, timeWords } from "./say-time.ts";

/** A part of a day by its noun, which stands behind "heute" and "morgen", and by what stands behind a date. */
const PARTS: readonly (readonly [part: keyof typeof PART_HOURS, noun: string, adverb: string])[] = [
  ["morning", "Morgen", "morgens"],
  ["afternoon", "Nachmittag", "nachmittags"],
  ["evening", "Abend", "abends"],
  ["night", "Nacht", "nachts"],
  ["lunchtime", "Mittag", "mittags"],
];

/**
 * A time as a voice says it and an eye reads it: "morgen, Dienstag, 3. März, um 17:00 Uhr", "heute von
 * 14:00 bis 16:00 Uhr", "jeden Montag um 9:00 Uhr, ab Montag, 9. März". `resolveWhen` takes it back to the same
 * instants, except in the second of two equal hours when clocks go back.
 */
export function sayWhen(when: SaidTime, clock: Clock): string {
  const now = toLocal(clock.now(), clock.zone);
  const from = toLocal(when.from, clock.zone);
  const to = toLocal(when.to, clock.zone);
  const { repeat, bound } = when;
  if (repeat) return repeatWords({ rule: repeat, from, time: timeOf(from, to, when) }, now);
  if (bound === "until") return `bis ${momentWords(to, now)}`;
  if (bound === "from") return `ab ${when.allDay ? dayWords(from, now) : momentWords(from, now)}`;
  if (when.allDay) return daysWords(from, to, now);
  if (when.from === when.to) return momentWords(from, now);
  return rangeWords(from, to, { now, isPart: when.precision === "part" });
}

/** Midnight belongs to the day it ends, as people say it. */
function momentWords(time: LocalTime, now: LocalTime): string {
  const day = dayWords(isMidnight(time) ? time.minus({ minutes: 1 }) : time, now);
  return joined(day, `um ${timeWords(time)}`);
}

function daysWords(from: LocalTime, to: LocalTime, now: LocalTime): string {
  const last = to.minus({ minutes: 1 });
  if (last.hasSame(from, "day") || last < from) return dayWords(from, now);
  return `von ${joined(dayWords(from, now), `bis ${dayWords(last, now)}`)}`;
}

function rangeWords(
  from: LocalTime,
  to: LocalTime,
  { now, isPart }: { readonly now: LocalTime; readonly isPart: boolean },
): string {
  const day = dayWords(from, now);
  const part = isPart ? partOf(from, to) : undefined;
  if (part) return day === "heute" ? `heute ${part[1]}` : joined(day, part[2]);
  const hours = to.diff(from, "hours").hours;
  if (hours > 12) return `von ${joined(day, `um ${startWords(from)}`)} bis ${momentWords(to, now)}`;
  return joined(day, hoursWords(from, to));
}

/** "von 14:00 bis 16:00 Uhr", "von 22:00 Uhr bis Mitternacht". */
function hoursWords(from: LocalTime, to: LocalTime): string {
  const start = isMidnight(to) ? startWords(from) : faceWords(from);
  return `von ${start} bis ${timeWords(to)}`;
}

function partOf(from: LocalTime, to: LocalTime): (typeof PARTS)[number] | undefined {
  const day = from.startOf("day");
  return PARTS.find(([part]) => {
    const hours = PART_HOURS[part];
    const isStart = day.plus({ minutes: hours.from }).equals(from);
    return isStart && day.plus({ minutes: hours.to }).equals(to);
  });
}

type Repeating = { readonly rule: string; readonly from: LocalTime; readonly time: string };

/** "jeden Montag um 9:00 Uhr, ab Montag, 2. März, bis Freitag, 6. März 2026". */
function repeatWords({ rule, from, time }: Repeating, now: LocalTime): string {
  const [rhythm = "", until] = sayRepeat(rule).split(" bis ");
  const timed = time === "" ? rhythm : `${rhythm} ${time}`;
  const start = dayWords(from, now).replace(/^(?:morgen|gestern), /, "");
  return `${timed}, ab ${start}${until ? `, bis ${until}` : ""}`;
}

/** The time of day alone. */
function timeOf(from: LocalTime, to: LocalTime, { allDay, precision }: SaidTime): string {
  if (allDay) return "";
  if (from.equals(to)) return `um ${startWords(from)}`;
  return (precision === "part" ? partOf(from, to)?.[2] : undefined) ?? hoursWords(from, to);
}

/** "morgen, Dienstag, 3. März, um 17:00 Uhr", but "heute um 17:00 Uhr". */
function joined(day: string, time: string): string {
  return day.startsWith("morgen,") || day.startsWith("gestern,")
    ? `${day}, ${time}`
    : `${day} ${time}`;
}
