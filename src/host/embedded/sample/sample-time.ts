import { DateTime } from "luxon";

/** When the sample is made: everything in it is dated relative to this. `now` in epoch milliseconds. */
export type SampleClock = { readonly now: number; readonly zone: string };

/** A day: so many from today, or a weekday (1 is Monday) so many weeks from this one. */
export type SampleDay = number | { readonly weekday: number; readonly week: number };

/** Local midnight of a sample day. */
export function dayOf(day: SampleDay, { now, zone }: SampleClock): DateTime {
  const today = DateTime.fromMillis(now, { zone }).startOf("day");
  if (typeof day === "number") return today.plus({ days: day });
  return today.startOf("week").plus({ weeks: day.week, days: day.weekday - 1 });
}

/** `17:30` on a sample day, in the sample's zone or another. */
export function timeOf(
  { day, time, zone }: { readonly day: SampleDay; readonly time: string; readonly zone?: string },
  clock: SampleClock,
): DateTime {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const local = dayOf(day, clock).set({ hour, minute });
  return zone ? local.setZone(zone, { keepLocalTime: true }) : local;
}

/** So many hours before now. */
export function hoursBefore(hours: number, { now, zone }: SampleClock): DateTime {
  return DateTime.fromMillis(now, { zone }).minus({ hours });
}
