import type { Clock } from "../../../types/clock.ts";

/** When a reminder is due: at a time, or on a day. */
export type DueTime = { readonly at: number; readonly isDay: boolean };

/** A reminder by what it is called and when it is due. */
export type SaidReminder = { readonly title: string; readonly due: DueTime | undefined };

export type ReminderState = "done" | "overdue";

/** Reminders that were looked for. */
export type RemindersSought = {
  readonly isDone: boolean;
  readonly isOverdue: boolean;
  /** Those of today, of the days to come, or without a date. */
  readonly due: "today" | "week" | "none" | undefined;
  /** The time until which they are due, or within which, as a part of a sentence. */
  readonly within: { readonly is: "by" | "then"; readonly words: string } | undefined;
  readonly about: string | undefined;
  readonly list: string | undefined;
};

/** A row of a list of reminders; the day that all are due on is said before them. */
export type ReminderRow = SaidReminder & {
  readonly isOverdue: boolean;
  readonly day: number | undefined;
};

export type ReminderSentences = {
  /** When it is due, how urgent it is, how it stands and that it repeats, as facts. */
  readonly due: (due: DueTime, clock: Clock) => string;
  readonly priority: (priority: "low" | "medium" | "high") => string;
  readonly state: (state: ReminderState) => string;
  readonly repeats: string;
  readonly noReminders: (sought: RemindersSought) => string;
  readonly reminders: (count: number, sought: RemindersSought) => string;
  /** Those of one day, among all that the day brings. */
  readonly areDue: (count: number) => string;
  readonly reminderRow: (row: ReminderRow, clock: Clock) => string;
  /** What a reminder is called where a sentence of it is said. */
  readonly source: (title: string) => string;
  readonly made: (
    reminder: SaidReminder & { readonly list: string; readonly repeat: string | undefined },
    clock: Clock,
  ) => string;
  /** Several without a time, on one list. */
  readonly madeAll: (titles: readonly string[], list: string) => string;
  readonly changed: (
    reminder: SaidReminder & {
      readonly list: string | undefined;
      readonly notes?: string | undefined;
      readonly priority?: "none" | "low" | "medium" | "high" | undefined;
    },
    clock: Clock,
  ) => string;
  readonly ticked: (
    done: {
      readonly title: string;
      readonly isReopened: boolean;
      readonly next: SaidReminder | undefined;
    },
    clock: Clock,
  ) => string;
  readonly deleted: (title: string) => string;
  readonly askDelete: (
    reminder: SaidReminder & { readonly list: string; readonly repeats: boolean },
    clock: Clock,
  ) => string;
  readonly whatChanges: string;
  /** One that is there can't be made to repeat: what can be done in its place. */
  readonly cantRepeat: string;
  /** Only where it ends was said. */
  readonly howOften: (until: string) => string;
  /** A time that is over; whether another is asked for. */
  readonly hasPassed: (due: DueTime, clock: Clock, isAsked: boolean) => string;
};
