import { localDate } from "../local-time.ts";
import type { LocalTime } from "../local-time.ts";
import type { Period, PeriodUnit } from "../../../types/time/phrase.ts";
import { wholeDays } from "./span.ts";
import type { Scene, Span } from "./span.ts";

const MOST_SHIFT = 10_000;
const SATURDAY = 6;

/** A period as a span; undefined for one nobody means (ten thousand weeks). */
export function periodSpan(period: Period, scene: Scene): Span | undefined {
  switch (period.kind) {
    case "unit":
      return unitSpan(period, scene);
    case "month":
      return monthSpan(period, scene);
    case "year": {
      const start = localDate(period.year, 1, 1);
      return start && wholeDays(start, start.plus({ years: 1 }), "year");
    }
    case "rolling":
      return rollingSpan(period, scene);
    case "rest":
      return restSpan(period.unit, scene);
  }
}

/** Weeks start on Monday. On a weekend day "this weekend" is the one that is on. */
function unitSpan({ unit, shift }: Extract<Period, { kind: "unit" }>, { now, lean }: Scene): Span {
  if (unit === "weekend") {
    const isLast = lean === "past" && shift === 0 && now.weekday < SATURDAY;
    const weeks = isLast ? -1 : shift;
    const saturday = now.startOf("week").plus({ days: SATURDAY - 1, weeks });
    return wholeDays(saturday, saturday.plus({ days: 2 }), "weekend");
  }
  const start = now.startOf(unit).plus({ [`${unit}s`]: shift });
  return wholeDays(start, start.plus({ [`${unit}s`]: 1 }), unit);
}

/** "March" is this one while it lasts; "next March" and "last March" are other years' or ahead. */
function monthSpan(
  { month, which, year }: Extract<Period, { kind: "month" }>,
  { now, lean }: Scene,
): Span {
  const current = now.startOf("month");
  const inYear = current.set({ month, ...(year === undefined ? {} : { year }) });
  const shift = year === undefined ? yearShift() : 0;
  const start = inYear.plus({ years: shift });
  return wholeDays(start, start.plus({ months: 1 }), "month");

  function yearShift(): number {
    if (which === "this") return 0;
    const isPast = which === "last" || (which === "bare" && lean === "past");
    const skipsCurrent = which === "last" || which === "next" || which === "coming";
    if (inYear.equals(current)) return skipsCurrent ? (isPast ? -1 : 1) : 0;
    if (isPast) return inYear > current ? -1 : 0;
    return inYear < current ? 1 : 0;
  }
}

/** Days, weeks and months include the whole of the far day; hours are counted in `resolvePhrase`. */
function rollingSpan(
  { direction, amount, unit }: Extract<Period, { kind: "rolling" }>,
  { now }: Scene,
): Span | undefined {
  if (amount > MOST_SHIFT) return undefined;
  const far = now.plus({ [`${unit}s`]: direction * amount });
  const [from, to] = direction === 1 ? [now, dayAfter(far)] : [far.startOf("day"), now];
  return stretch(from, to, "day");
}

function restSpan(unit: "day" | PeriodUnit, { now }: Scene): Span {
  const end = unit === "weekend" ? "week" : unit;
  return stretch(now, dayAfter(now.endOf(end)), unit === "day" ? "part" : unit);
}

function stretch(from: LocalTime, to: LocalTime, precision: Span["precision"]): Span {
  return { from, to, at: from, precision, allDay: false };
}

function dayAfter(time: LocalTime): LocalTime {
  return time.startOf("day").plus({ days: 1 });
}
