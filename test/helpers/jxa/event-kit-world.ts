/** A recurrence rule in EventKit's own numbers: frequency 0 daily to 3 yearly, Sunday is day 1. */
export type RuleRow = {
  frequency: number;
  interval: number;
  days: { day: number; week: number }[];
  monthDays: number[];
  months: number[];
  weeks: number[];
  yearDays: number[];
  positions: number[];
  count: number;
  /** Epoch milliseconds. */
  until?: number;
};

export type EventFields = {
  calendar: string;
  title: string;
  location?: string;
  notes?: string;
  start: number;
  end: number;
  allDay: boolean;
  zone: string;
  rule?: RuleRow;
  /** Seconds before the start, as EventKit has them: negative. */
  alarms: number[];
  attendees: string[];
  availability: number;
};

export type DetachedRow = EventFields & { id: string; occurrence: number };

export type EventRow = EventFields & {
  id: string;
  external: string;
  excluded: number[];
  detached: DetachedRow[];
  modified: number;
};

export type DateParts = {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  zone?: string;
};

export type ReminderRow = {
  id: string;
  list: string;
  title: string;
  notes?: string;
  due?: DateParts;
  priority: number;
  done: boolean;
  completedAt?: number;
  rule?: RuleRow;
  /** Absolute times, in epoch milliseconds. */
  alarms: number[];
  modified: number;
};

export type CalendarRow = {
  id: string;
  title: string;
  source: string;
  entity: "event" | "reminder";
  /** 0 local, 1 CalDAV, 3 subscribed, 4 birthdays. */
  kind: number;
  isWritable: boolean;
};

export type EventKitWorld = {
  sources: { id: string; title: string; kind: number }[];
  calendars: CalendarRow[];
  events: EventRow[];
  reminders: ReminderRow[];
  defaultCalendar?: string;
  defaultList?: string;
};
