import type { LocalTime } from "../local-time.ts";
import type { Day, Period, PeriodUnit } from "../../../types/time/phrase.ts";
import { wholeDays } from "./span.ts";
import type { Scene, Span } from "./span.ts";

type SpanOf = (period: Period, scene: Scene) => Span | undefined;

const SATURDAY = 5;

/** The nth week, weekend, month or quarter that lies wholly in a period; undefined where it has none. */
export function nthSpan(
  { nth, unit, of }: Extract<Period, { kind: "nth" }>,
  scene: Scene,
  spanOf: SpanOf,
): Span | undefined {
  const whole = of ? spanOf(of, scene) : undefined;
  if (of) return whole && nthIn(whole, nth, unit);
  const year = { kind: "unit", unit: "year", shift: 0 } as const;
  const inYears = [0, 1, -1].map((shift) => spanOf({ ...year, shift }, scene));
  const [now, next, last] = inYears.map((span) => span && nthIn(span, nth, unit));
  if (scene.lean === "past") return now && now.from <= scene.now ? now : last;
  return now && now.to > scene.now ? now : next;
}

function nthIn(whole: Span, nth: number, unit: Exclude<PeriodUnit, "year">): Span | undefined {
  const step = unit === "weekend" ? "weeks" : (`${unit}s` as const);
  const lengthOf = (start: LocalTime): LocalTime =>
    unit === "weekend" ? start.plus({ days: 2 }) : start.plus({ [step]: 1 });
  // The last week of a month has most of its days there.
  const isInside = (start: LocalTime): boolean =>
    unit === "week" && nth < 0
      ? start.plus({ days: MOST_OF_WEEK }) <= whole.to
      : lengthOf(start) <= whole.to;
  const next = firstFrom(nth > 0 ? whole.from : whole.to, unit);
  const ends = [next.minus({ [step]: 1 }), next.minus({ [step]: 2 })];
  const first = nth > 0 ? next : (ends.find(isInside) ?? next);
  const start = first.plus({ [step]: nth > 0 ? nth - 1 : nth + 1 });
  const precision = unit === "quarter" ? "month" : unit;
  const isOfIt = start >= whole.from && isInside(start);
  return isOfIt ? wholeDays(start, lengthOf(start), precision) : undefined;
}

const MOST_OF_WEEK = 4;

/** Where the first of them begins, at this time or after it. */
function firstFrom(time: LocalTime, unit: Exclude<PeriodUnit, "year">): LocalTime {
  if (unit === "weekend") {
    const saturday = time.startOf("week").plus({ days: SATURDAY });
    return saturday < time ? saturday.plus({ weeks: 1 }) : saturday;
  }
  const start = time.startOf(unit);
  return start < time ? start.plus({ [`${unit}s`]: 1 }) : start;
}

/** The nth day, or such weekday, of a period. */
export function resolveNthDay(
  { nth, weekday, weekdays, of }: Extract<Day, { kind: "nth-day" }>,
  scene: Scene,
  spanOf: SpanOf,
): LocalTime | undefined {
  const span = spanOf(of, scene);
  if (!span) return undefined;
  if (weekdays)
    return nthOf(
      daysOf(span).filter((day) => weekdays.includes(day.weekday)),
      nth,
    );
  const step = weekday === undefined ? 1 : 7;
  const lead = (day: LocalTime): number =>
    weekday === undefined ? 0 : (weekday - day.weekday + 7) % 7;
  const last = span.to.minus({ days: 1 });
  const day =
    nth > 0
      ? span.from.plus({ days: lead(span.from) + (nth - 1) * step })
      : last.minus({ days: ((7 - lead(last)) % 7) + (-nth - 1) * step });
  return day >= span.from && day < span.to ? day : undefined;
}

function nthOf(days: readonly LocalTime[], nth: number): LocalTime | undefined {
  return days.at(nth > 0 ? nth - 1 : nth);
}

function daysOf({ from, to }: Span): readonly LocalTime[] {
  const count = Math.round(to.diff(from, "days").days);
  return Array.from({ length: count }, (_, days) => from.plus({ days }));
}

/** The nth day of these weekdays after a day, or before it; the day itself doesn't count. */
export function countedWeekday(
  base: LocalTime,
  count: number,
  weekdays: readonly number[],
): LocalTime {
  const step = Math.sign(count);
  const week = Array.from({ length: 7 }, (_, index) => base.plus({ days: step * (index + 1) }));
  const days = week.filter((day) => weekdays.includes(day.weekday));
  const [weeks, rest] = [
    Math.floor((Math.abs(count) - 1) / days.length),
    (Math.abs(count) - 1) % days.length,
  ];
  return (days[rest] ?? base).plus({ weeks: step * weeks });
}

/** The nth closest such weekday to a day, which may be that day. */
export function closestWeekday(to: LocalTime, nth: number, weekday: number): LocalTime | undefined {
  const first = to.startOf("week").plus({ days: weekday - 1, weeks: -nth });
  const around = Array.from({ length: 2 * nth + 1 }, (_, weeks) => first.plus({ weeks }));
  const distance = (day: LocalTime): number => Math.abs(day.toMillis() - to.toMillis());
  return around.sort((left, right) => distance(left) - distance(right))[nth - 1];
}

/** Half of a period or a third of it, or so many days of it from one end. */
export function partSpan(
  period: Extract<Period, { kind: "share" | "run" }>,
  scene: Scene,
  spanOf: SpanOf,
): Span | undefined {
  const whole = spanOf(period.of, scene);
  if (!whole) return undefined;
  const { from, to } = whole;
  if (period.kind === "share") {
    const { nth, parts } = period;
    const end = nth === parts ? to : endOfShare(whole, nth / parts);
    return wholeDays(endOfShare(whole, (nth - 1) / parts), end);
  }
  const length = { [`${period.unit}s`]: Math.abs(period.count) };
  const [start, end] = period.count > 0 ? [from, from.plus(length)] : [to.minus(length), to];
  return start >= from && end <= to ? wholeDays(start, end) : undefined;
}

/** Where so much of a period is over: in whole months of a longer one. */
function endOfShare({ from, to }: Span, share: number): LocalTime {
  const days = to.diff(from, "days").days;
  return days > MOST_DAYS_OF_MONTH
    ? from.plus({ months: Math.round(to.diff(from, "months").months * share) })
    : from.plus({ days: Math.floor(days * share) });
}

const MOST_DAYS_OF_MONTH = 31;
