import type { Priority } from "../../../reminders.ts";
import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import type { RecurrenceRule } from "../../ical/rules/recurrence-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";

/** One VTODO. */
export type TodoRecord = {
  /** Which VTODO of its file, from 0: where a change is made. */
  readonly place: number;
  readonly uid: string;
  /** What its rule counts from: DTSTART, else DUE. */
  readonly anchor?: CalendarTime;
  readonly due?: CalendarTime;
  readonly rule?: RecurrenceRule;
  readonly excluded: readonly CalendarTime[];
  /** The occurrence of a repeating one it stands in for. */
  readonly recurrence?: CalendarTime;
  readonly title: string;
  readonly notes?: string;
  readonly priority: Priority;
  readonly isDone: boolean;
  readonly isCancelled: boolean;
  /** Properties of its time that stand in the file and could not be read: what depends on them is not changed. */
  readonly broken: readonly string[];
  readonly zones: Zones;
};
