import type { LocalTime } from "../local-time.ts";
import type { PartName } from "../../../types/time/day-part.ts";
import type { ClockTime, Period, Pieces } from "../../../types/time/phrase.ts";
import { clockMinutes, isOfEitherNight, nextAtMinute } from "./resolve-clock.ts";
import { isOpen, resolveDays, spanOf } from "./resolve-day.ts";
import { moment, wholeDays } from "./span.ts";
import type { Scene, Span } from "./span.ts";

const DAY = 24 * 60;
/** "last night" lasts until this hour. */
const NIGHT_END = 6 * 60;

/** A moment's pieces as wall-clock time; undefined where they contradict or no such day exists. */
export function resolveMoment({ offsetMs, ...pieces }: Pieces, scene: Scene): Span | undefined {
  // What happens again and again is no moment.
  if (pieces.repeat) return undefined;
  if (offsetMs === undefined) return plainMoment(pieces, scene);
  // "Three hours after noon" is ahead although noon is over.
  const isOpen = pieces.days.length === 0 && pieces.period === undefined;
  const now = isOpen ? scene.now.minus({ milliseconds: offsetMs }) : scene.now;
  const span = plainMoment(pieces, { ...scene, now });
  return span && moment(span.at.plus({ milliseconds: offsetMs }));
}

function plainMoment(pieces: Pieces, scene: Scene): Span | undefined {
  const { days, period, part, clock } = pieces;
  if (days.length > 0) return onDay(pieces, scene);
  if (period) return clock ? sameTimeIn(period, scene) : spanOf(period, scene);
  if (clock) return withoutDay(clock, part, scene);
  return part && nearestPart(part, scene);
}

/** Pieces with a day. Words that leave the day open move on when its time has gone by. */
function onDay(pieces: Pieces, scene: Scene): Span | undefined {
  const { days, period, part, clock } = pieces;
  const hasTime = part !== undefined || clock !== undefined;
  const context = { scene, hasTime, ...(period ? { period } : {}) };
  const day = resolveDays(days, context);
  const span = day && atTime(day, pieces, scene);
  if (!span || !hasTime || period || !days.every(isOpen) || isOnSide(span, scene)) return span;
  const direction = scene.lean === "past" ? -1 : 1;
  const moved = { ...scene, now: scene.now.startOf("day").plus({ days: direction }) };
  const other = resolveDays(days, { ...context, scene: moved });
  return other && atTime(other, pieces, moved);
}

function isOnSide({ from, at }: Span, { now, lean }: Scene): boolean {
  return lean === "past" ? from <= now : at > now;
}

function atTime(day: LocalTime, pieces: Pieces, scene: Scene): Span | undefined {
  const { part, clock, days } = pieces;
  if (!clock) return part ? partOn(day, part, scene) : wholeDays(day, day.plus({ days: 1 }));
  const times = timesOn(day, { clock, part, scene });
  const isToday = days.some((said) => said.kind === "relative" && said.days === 0);
  if (!isToday && isOfEitherNight(clock, part)) return undefined;
  const ahead =
    isToday && scene.lean === "future" ? times.find((time) => time > scene.now) : undefined;
  const time = ahead ?? times[0];
  return time && moment(time);
}

/** What a clock time is on a day, likeliest first. Midnight is the one that ends the day. */
function timesOn(
  day: LocalTime,
  said: { readonly clock: ClockTime; readonly part: PartName | undefined; readonly scene: Scene },
): readonly LocalTime[] {
  const { clock, part, scene } = said;
  switch (clock.kind) {
    case "midnight":
      return [day.plus({ days: 1 })];
    case "now":
      return [day.set({ hour: scene.now.hour, minute: scene.now.minute })];
    case "minutes":
      return [];
    case "clock":
      return clockMinutes(clock, { part, bias: scene.bias }).map((minutes) =>
        atMinutes(day, minutes),
      );
  }
}

/** "this time next week". */
function sameTimeIn(period: Period, { now }: Scene): Span | undefined {
  if (period.kind !== "unit" || period.unit === "weekend") return undefined;
  return moment(now.startOf("minute").plus({ [`${period.unit}s`]: period.shift }));
}

/** A time of day alone: the next one ahead, or the last one behind. */
function withoutDay(clock: ClockTime, part: PartName | undefined, scene: Scene): Span | undefined {
  const { now, lean } = scene;
  if (clock.kind === "now") return moment(now);
  if (clock.kind === "minutes") return moment(nextAtMinute(clock.minute, scene));
  const today = now.startOf("day");
  const isPast = lean === "past";
  const offsets = isPast ? [0, -1] : part === "tonight" ? [0] : [0, 1];
  const times = offsets.flatMap((offset) => {
    const options = timesOn(today.plus({ days: offset }), { clock, part, scene });
    return isPast ? options.slice(0, 1) : options;
  });
  const fitting = times.find((time) => (isPast ? time <= now : time > now)) ?? times[0];
  return fitting && moment(fitting);
}

function nearestPart(part: PartName, scene: Scene): Span {
  const today = scene.now.startOf("day");
  const span = partOn(today, part, scene);
  if (part === "tonight" || part === "day-end") return span;
  if (scene.lean === "past") {
    return span.from <= scene.now ? span : partOn(today.minus({ days: 1 }), part, scene);
  }
  // "in the morning", said in the morning, is tomorrow's; an afternoon that is on is still meant.
  const isMorning = part.endsWith("morning") || part === "first-thing";
  return (isMorning ? span.at : span.to) <= scene.now
    ? partOn(today.plus({ days: 1 }), part, scene)
    : span;
}

/** A part of a day; a night that began before today lasts until morning. */
function partOn(day: LocalTime, part: PartName, scene: Scene): Span {
  const hours = scene.conventions.parts[part];
  const isLastNight = part === "tonight" && day < scene.now.startOf("day");
  return {
    from: atMinutes(day, hours.from),
    to: atMinutes(day, isLastNight ? DAY + NIGHT_END : hours.to),
    at: atMinutes(day, hours.at),
    precision: "part",
    allDay: false,
  };
}

function atMinutes(day: LocalTime, minutes: number): LocalTime {
  return day.plus({ minutes });
}
