import type { Conventions } from "../../../types/time/conventions.ts";
import type { LocalTime } from "../local-time.ts";
import type { Bias, Precision } from "../../../types/time/when.ts";

/** A stretch of wall-clock time; a moment has `from` = `to`. */
export type Span = {
  readonly from: LocalTime;
  readonly to: LocalTime;
  readonly at: LocalTime;
  readonly precision: Precision;
  readonly allDay: boolean;
};

/** What a phrase is resolved against. */
export type Scene = {
  readonly now: LocalTime;
  readonly lean: "future" | "past";
  readonly bias: Bias;
  readonly conventions: Conventions;
};

/** Where a single moment is needed of a day without a time. */
const MORNING_HOUR = 9;

export function moment(at: LocalTime): Span {
  return { from: at, to: at, at, precision: "minute", allDay: false };
}

/** Whole days from one midnight to another. */
export function wholeDays(from: LocalTime, to: LocalTime, precision: Precision = "day"): Span {
  return { from, to, at: from.set({ hour: MORNING_HOUR }), precision, allDay: true };
}

/** "until Friday" is past the whole of Friday, "until April" until April starts, "until 3" until then. */
export function untilEnd({ from, to, precision, allDay }: Span): LocalTime {
  const isDay = precision === "day" || precision === "weekend";
  return allDay && isDay ? to : from;
}
