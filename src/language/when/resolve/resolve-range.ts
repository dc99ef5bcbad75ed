import type { LocalTime } from "../local-time.ts";
import { fits, NOTHING } from "../merge-piece.ts";
import type { ClockTime, Pieces } from "../../../types/time/phrase.ts";
import { clockMinutes, isOpenHalf } from "./resolve-clock.ts";
import { withDays, withDaysOf } from "./range-days.ts";
import { isOpen } from "./resolve-day.ts";
import { resolveMoment } from "./resolve-moment.ts";
import type { Scene, Span } from "./span.ts";

const HALF_DAY = 12 * 60;

type Said = { readonly shared: Pieces; readonly from: Pieces; readonly to: Pieces };
type Face = Extract<ClockTime, { kind: "clock" }>;

/**
 * "tomorrow from 2 to 4 pm", "Monday to Friday", "10 pm to 2": both ends help each other to their
 * day and half of the day. Undefined when it would end before it starts.
 */
export function resolveRange(said: Said, scene: Scene): Span | undefined {
  const { from: start, to } = completed(said);
  const from = fromMidnight(start, to);
  if (!fits(from) || !fits(to) || isHourToPeriod(from, to)) return undefined;
  if (from.clock?.kind === "now") return between(from, to, scene);
  const isTimed = from.clock !== undefined || from.part !== undefined;
  if (!isTimed || !from.days.every(isOpen)) return between(from, to, atDayStart(scene, 0));
  // Of times without a sure day, today's while they last.
  const today = from.days.length > 0 ? from : { ...from, days: TODAY };
  const isPast = scene.lean === "past";
  const span = between(today, to, atDayStart(scene, 0));
  const isOver = span && (isPast ? span.from > scene.now : span.to <= scene.now);
  return isOver ? between(today, to, atDayStart(scene, isPast ? -1 : 1)) : span;
}

/** "Midnight to six on the 30th" begins with that day; "from midnight to the 3rd" may begin behind it. */
function fromMidnight(from: Pieces, to: Pieces): Pieces {
  const isOfDay = from.clock?.kind === "midnight" && to.clock?.kind === "clock";
  const isSameDay = from.days.length > 0 && from.days.join() === to.days.join();
  return isOfDay && isSameDay ? { ...from, clock: DAY_START } : from;
}

const DAY_START = { kind: "clock", hour: 0, minute: 0, isExact: true } as const;

/** No hour begins what ends with a month or a year. */
function isHourToPeriod({ clock }: Pieces, to: Pieces): boolean {
  return clock !== undefined && clock.kind !== "now" && to.period !== undefined && !to.clock;
}

const TODAY = [{ kind: "relative", days: 0 }] as const;

/** Seen from the start of a day, its own times are all ahead. */
function atDayStart(scene: Scene, days: number): Scene {
  return { ...scene, now: scene.now.startOf("day").plus({ days }) };
}

function between(from: Pieces, to: Pieces, scene: Scene): Span | undefined {
  const start = resolveMoment(from, scene);
  const end = start && resolveEnd({ start, from, to }, scene);
  if (!start || !end || end < start.from) return undefined;
  // "Friday until six" has an end on the clock and no start there.
  if (start.allDay && to.clock && !hasOwnDay(to, from)) return undefined;
  // "Friday until six" begins with the day.
  const allDay = start.allDay && !to.clock;
  return { from: start.from, to: end, at: start.at, precision: allDay ? "day" : "minute", allDay };
}

/** Each end with what only the other, or neither, says. */
function completed({ shared, ...ends }: Said): { readonly from: Pieces; readonly to: Pieces } {
  const { from, to } = withDays(ends);
  const whole = (own: Pieces, other: Pieces): Pieces => {
    // "Ten tonight" and "now" have their day.
    const isTimed = own.clock !== undefined && own.clock.kind !== "now" && own.part !== "tonight";
    const days = [own.days, shared.days, isTimed ? other.days : []].find((list) => list.length > 0);
    const part = own.part ?? shared.part ?? (own.clock ? other.part : undefined);
    return { ...shared, ...own, days: days ?? [], ...(part ? { part } : {}) };
  };
  const start = withDaysOf(whole(from, to), to);
  const end = whole(to, NOTHING);
  return { from: withHalf(beforePart(start, end), end), to: end };
}

const FIRST_OF_EVENING = 5;

/** "From eleven to two this afternoon" starts before noon: a part of the day holds no time that ends before it starts. */
function beforePart(from: Pieces, to: Pieces): Pieces {
  const [start, end] = [faceOf(from), faceOf(to)];
  const { part, ...rest } = from;
  if (!start || !end || !part || part !== to.part || !isOpenHalf(start)) return from;
  const isLater = minutesOf(start, "am") > minutesOf(end, "am");
  const isInNight = !part.endsWith("afternoon") && end.hour % 12 < FIRST_OF_EVENING;
  const isOfDay = part.endsWith("afternoon") || part.endsWith("evening") || part === "tonight";
  return isLater && isOfDay && !isInNight ? { ...rest, clock: { ...start, meridiem: "am" } } : from;
}

/** "2 to 4 pm" starts at 2 pm, "11 to 1 pm" at 11 am. */
function withHalf(from: Pieces, to: Pieces): Pieces {
  const [start, end] = [faceOf(from), faceOf(to)];
  if (!start || !end?.meridiem || !isOpenHalf(start) || from.part) return from;
  const isSame = minutesOf(start, end.meridiem) < minutesOf(end, end.meridiem);
  const other = end.meridiem === "pm" ? "am" : "pm";
  return { ...from, clock: { ...start, meridiem: isSame ? end.meridiem : other } };
}

function faceOf({ clock }: Pieces): Face | undefined {
  return clock?.kind === "clock" ? clock : undefined;
}

function minutesOf({ hour, minute }: Face, meridiem: "am" | "pm"): number {
  return (hour % 12) * 60 + minute + (meridiem === "pm" ? HALF_DAY : 0);
}

type Ends = { readonly start: Span; readonly from: Pieces; readonly to: Pieces };

/** The exclusive end: after the last day said, or the time said, the first one after the start. */
function resolveEnd({ start, from, to }: Ends, scene: Scene): LocalTime | undefined {
  // "The half hour after four" ends so much later than it starts.
  if (from.clock && from.clock === to.clock)
    return start.from.plus({ milliseconds: (to.offsetMs ?? 0) - (from.offsetMs ?? 0) });
  if (to.clock && !hasOwnDay(to, from)) return resolveEndHour(start.from, to, scene);
  const startDay = start.from.startOf("day");
  const endOf = (now: Partial<Scene>): LocalTime | undefined => {
    const end = resolveMoment(to, { ...scene, lean: "future", ...now });
    return to.clock ? end?.from : end?.to;
  };
  const end = endOf(isFromStart(to) ? { now: startDay } : {});
  // "From the 8th of May until the following Thursday".
  const isBefore = end !== undefined && end <= start.from;
  return isBefore && to.days.every(({ kind }) => kind === "weekday")
    ? endOf({ now: startDay })
    : end;
}

/** "(From two) to four", "(from ten) to midnight", "(from six) to half past": the first such time after the start. */
function resolveEndHour(start: LocalTime, to: Pieces, scene: Scene): LocalTime | undefined {
  const face = faceOf(to);
  if (face) return firstAfter(start, face, to);
  if (to.clock?.kind === "midnight") return start.startOf("day").plus({ days: 1 });
  // Minutes of the hour are those after the start, which has the day.
  const own = to.clock?.kind === "minutes" ? { ...to, days: [] } : to;
  return resolveMoment(own, { ...scene, now: start, lean: "future" })?.from;
}

/** A day is looked for from the first day on; "this", "next" and dates of the calendar from today. */
function isFromStart({ days, period }: Pieces): boolean {
  if (period) return days.length === 0 && period.kind === "month" && period.which === "bare";
  return days.every(
    (day) => day.kind === "weekday" || (day.kind === "date" && day.monthShift === undefined),
  );
}

function hasOwnDay(to: Pieces, from: Pieces): boolean {
  return to.days.length > 0 && to.days !== from.days;
}

/** The first such time after the start, in the half of the day that comes first when it is open. */
function firstAfter(start: LocalTime, face: Face, to: Pieces): LocalTime | undefined {
  const [minutes] = clockMinutes(face, { part: to.part, bias: "morning" });
  if (minutes === undefined) return undefined;
  const day = start.startOf("day");
  const step = isOpenHalf(face) && !to.part ? HALF_DAY : 2 * HALF_DAY;
  return [0, 1, 2, 3]
    .map((count) => day.plus({ minutes: (minutes % step) + count * step }))
    .find((time) => time > start);
}
