import type { Clock } from "../../../types/clock.ts";
import { toLocal } from "../../when/local-time.ts";
import type { LocalTime } from "../../when/local-time.ts";
import { dayWords, faceWords, halfOf, timeWords } from "./say-time.ts";
import { sayRepeat } from "./say-repeat.ts";
import { PART_HOURS } from "../../when/part-hours.ts";
import type { SaidTime } from "../../contract/said-time.ts";

const PARTS: readonly (readonly [part: keyof typeof PART_HOURS, words: string])[] = [
  ["morning", "in the morning"],
  ["afternoon", "in the afternoon"],
  ["evening", "in the evening"],
  ["night", "at night"],
  ["lunchtime", "at lunchtime"],
  ["first-thing", "first thing in the morning"],
];

/**
 * A time as a voice says it and an eye reads it: "tomorrow, Tuesday 3 March, at 5 pm", "today from
 * 2 to 4 pm", "every Monday at 9 am, starting Monday 9 March". `resolveWhen` takes it back to the
 * same instants, except in the second of two equal hours when clocks go back.
 */
export function sayWhen(when: SaidTime, clock: Clock): string {
  const now = toLocal(clock.now(), clock.zone);
  const from = toLocal(when.from, clock.zone);
  const to = toLocal(when.to, clock.zone);
  const { repeat, bound } = when;
  if (repeat) return repeatWords({ rule: repeat, from, time: timeOf(from, to, when) }, now);
  if (bound === "until") return `until ${momentWords(to, now)}`;
  if (bound === "from")
    return `from ${when.allDay ? dayWords(from, now) : momentWords(from, now)} onwards`;
  if (when.allDay) return daysWords(from, to, now);
  if (when.from === when.to) return momentWords(from, now);
  return rangeWords(from, to, { now, isPart: when.precision === "part" });
}

/** Midnight belongs to the day it ends, as people say it. */
function momentWords(time: LocalTime, now: LocalTime): string {
  const isMidnight = time.hour === 0 && time.minute === 0;
  const day = dayWords(isMidnight ? time.minus({ minutes: 1 }) : time, now);
  return joined(day, `at ${timeWords(time)}`);
}

function daysWords(from: LocalTime, to: LocalTime, now: LocalTime): string {
  const last = to.minus({ minutes: 1 });
  if (last.hasSame(from, "day") || last < from) return dayWords(from, now);
  return `from ${joined(dayWords(from, now), `to ${dayWords(last, now)}`)}`;
}

function rangeWords(
  from: LocalTime,
  to: LocalTime,
  { now, isPart }: { readonly now: LocalTime; readonly isPart: boolean },
): string {
  const day = dayWords(from, now);
  const part = isPart ? partWords(from, to) : undefined;
  if (part?.startsWith("in the ") && day === "today") return part.replace("in the", "this");
  if (part) return joined(day, part);
  const hours = to.diff(from, "hours").hours;
  if (hours > 12) return `from ${startWords(from, now)} to ${momentWords(to, now)}`;
  return joined(day, hoursWords(from, to));
}

/** "from 2 to 4 pm", "from 11 am to 1 pm", "from 10 pm to midnight". */
function hoursWords(from: LocalTime, to: LocalTime): string {
  const isNamed = [from, to].some(({ hour, minute }) => hour % 12 === 0 && minute === 0);
  const isSame = halfOf(from) === halfOf(to) && from.hasSame(to, "day") && !isNamed;
  const start = isSame ? faceWords(from) : startTime(from);
  return `from ${start} to ${timeWords(to)}`;
}

/** A stretch that starts at midnight starts with its own day. */
function startTime(time: LocalTime): string {
  return time.hour === 0 && time.minute === 0 ? "12 am" : timeWords(time);
}

function startWords(time: LocalTime, now: LocalTime): string {
  return joined(dayWords(time, now), `at ${startTime(time)}`);
}

function partWords(from: LocalTime, to: LocalTime): string | undefined {
  const day = from.startOf("day");
  const found = PARTS.find(([part]) => {
    const hours = PART_HOURS[part];
    return (
      day.plus({ minutes: hours.from }).equals(from) && day.plus({ minutes: hours.to }).equals(to)
    );
  });
  return found?.[1];
}

type Repeating = { readonly rule: string; readonly from: LocalTime; readonly time: string };

/** "every Monday at 9 am until Friday 6 March 2026, starting Monday 2 March". */
function repeatWords({ rule, from, time }: Repeating, now: LocalTime): string {
  const [rhythm = "", until] = sayRepeat(rule).split(" until ");
  const timed = time === "" ? rhythm : `${rhythm} ${time}`;
  const start = dayWords(from, now).replace(/^(?:tomorrow|yesterday), /, "");
  return `${timed}, starting ${start}${until ? `, until ${until}` : ""}`;
}

/** The time of day alone. */
function timeOf(from: LocalTime, to: LocalTime, { allDay, precision }: SaidTime): string {
  if (allDay) return "";
  if (from.equals(to))
    return `at ${from.hour === 0 && from.minute === 0 ? "12 am" : timeWords(from)}`;
  return (precision === "part" ? partWords(from, to) : undefined) ?? hoursWords(from, to);
}

/** "tomorrow, Tuesday 3 March, at 5 pm", but "Friday 6 March at 5 pm". */
function joined(day: string, time: string): string {
  return day.includes(",") ? `${day}, ${time}` : `${day} ${time}`;
}
