import { HostFailure } from "../../../errors.ts";
import type { CalendarTime } from "../ical/zones/calendar-time.ts";
import { DAY_MS, epochOf, timeLike } from "../ical/zones/calendar-time.ts";
import { timeIn } from "../ical/edit/new-file.ts";
import type { Zones } from "../ical/zones/zones.ts";

const FIRST_EPOCH = Date.UTC(1900, 0, 1);
const LAST_EPOCH = Date.UTC(9999, 0, 1);
/** A reminder for this minute is set while the minute runs. */
const GRACE_MS = 60_000;

/** A due time as a list can hold it, in the form of another one where there is one; `invalid` for no real time. */
export function checkedDue(
  due: number,
  {
    isDate,
    like,
    zone,
    zones,
  }: {
    readonly isDate: boolean;
    readonly like?: CalendarTime | undefined;
    readonly zone: string;
    readonly zones: Zones;
  },
): CalendarTime {
  if (!(due >= FIRST_EPOCH && due < LAST_EPOCH)) {
    throw new HostFailure("invalid", "That is no time a reminder can have.");
  }
  const timed = like && like.form !== "date" ? like : timeIn(zone);
  return timeLike(isDate ? { form: "date", wall: 0 } : timed, due, zones);
}

/** Whether a due time has gone by; a date not before its day is over. */
export function isPast(due: CalendarTime, now: number, zones: Zones): boolean {
  if (due.form !== "date") return epochOf(due, zones) + GRACE_MS <= now;
  return epochOf({ ...due, wall: due.wall + DAY_MS }, zones) <= now;
}
