import type { Clock } from "../../types/clock.ts";
import type { Precision, When } from "../../types/time/when.ts";
import { toInstant, toLocal } from "./local-time.ts";
import type { LocalTime } from "./local-time.ts";

const SATURDAY = 6;
const DAYS_OF_WEEK = 7;
const DAYS_OF_WEEKEND = 2;

export type Unit = Extract<Precision, "week" | "weekend" | "month" | "year">;

/**
 * The stretch right behind another, or before it: of the unit that is said, else one of its own sort. The one behind a
 * Thursday is the next Thursday, behind a weekend the next weekend. Undefined where a moment has no sort.
 */
export function stretchAfter(
  { from, to, precision }: Pick<When, "from" | "to" | "precision">,
  { unit, side }: { readonly unit: Unit | undefined; readonly side: 1 | -1 },
  { zone }: Clock,
): When | undefined {
  const first = toLocal(from, zone).startOf("day");
  const begin = unit === undefined ? sameAfter(first, precision, side) : beginOf(first, unit, side);
  if (!begin) return undefined;
  const days = Math.max(1, Math.round((to - from) / DAY_MS));
  const end = unit === undefined ? endOf(begin, precision, days) : endOf(begin, unit, days);
  const ms = (time: LocalTime): number => toInstant(time, zone)?.ms ?? time.toMillis();
  const last = end.minus({ days: 1 });
  const text = [begin, ...(last > begin ? [last] : [])].map((one) => one.toFormat(WRITTEN));
  const at = { from: ms(begin), to: ms(end), at: ms(begin.set({ hour: MORNING })) };
  return { text: text.join(" - "), ...at, precision: unit ?? precision, allDay: true };
}

function sameAfter(first: LocalTime, precision: Precision, side: 1 | -1): LocalTime | undefined {
  switch (precision) {
    case "minute":
    case "part":
      return undefined;
    case "day":
      return first.plus({ days: side * DAYS_OF_WEEK });
    default:
      return beginOf(first, precision, side);
  }
}

function beginOf(first: LocalTime, unit: Unit, side: 1 | -1): LocalTime {
  if (unit !== "weekend") return first.startOf(unit).plus({ [unit]: side });
  const ahead = (SATURDAY - first.weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  // On a Sunday the weekend has begun, and behind a Friday its own weekend comes first.
  const own = first.weekday > SATURDAY ? first.minus({ days: 1 }) : first.plus({ days: ahead });
  const isIn = first.weekday >= SATURDAY;
  return side === 1 && !isIn ? own : own.plus({ days: side * DAYS_OF_WEEK });
}

function endOf(begin: LocalTime, precision: Precision, days: number): LocalTime {
  switch (precision) {
    case "week":
    case "month":
    case "year":
      return begin.plus({ [precision]: 1 });
    case "weekend":
      return begin.plus({ days: DAYS_OF_WEEKEND });
    default:
      return begin.plus({ days });
  }
}

const DAY_MS = 86_400_000;
const MORNING = 9;
const WRITTEN = "yyyy-MM-dd";
