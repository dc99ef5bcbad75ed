import type { Named } from "../types/known-names.ts";
import type { Page } from "../types/page.ts";
import type { Written } from "./written.ts";

export type Priority = "none" | "low" | "medium" | "high";

export type Reminder = {
  readonly id: string;
  readonly list: string;
  readonly title: string;
  readonly due?: number;
  /** The due date has no time of day. */
  readonly dateOnly: boolean;
  readonly notes?: string;
  readonly priority: Priority;
  readonly done: boolean;
  readonly repeat?: string;
  readonly version: string;
};

export type ReminderQuery = {
  readonly list?: string;
  /** Due at or after / before; reminders without a due time match neither. */
  readonly dueFrom?: number;
  readonly dueBefore?: number;
  readonly due?: "any" | "without";
  readonly text?: string;
  /** Only done ones, or only open ones; both when absent. */
  readonly done?: boolean;
  readonly limit: number;
};

export type NewReminder = {
  readonly title: string;
  readonly due?: number;
  readonly dateOnly?: boolean;
  readonly list?: string;
  readonly notes?: string;
  readonly priority?: Priority;
  readonly repeat?: string;
};

/** A new due time is a date when `dateOnly` says so, else a time. */
export type ReminderChanges = Partial<Omit<NewReminder, "repeat">>;

export type RemindersHost = {
  readonly lists: () => Promise<readonly Named[]>;
  /** By due time, those without one last. */
  readonly query: (query: ReminderQuery) => Promise<Page<Reminder>>;
  readonly get: (id: string) => Promise<Reminder>;
  readonly create: (reminder: NewReminder) => Promise<Written<Reminder>>;
  readonly update: (change: {
    readonly id: string;
    readonly changes: ReminderChanges;
  }) => Promise<Written<Reminder>>;
  /** Ticks off (or, with `done: false`, reopens). `next` is the following occurrence of a repeating one. */
  readonly complete: (which: {
    readonly id: string;
    readonly done: boolean;
  }) => Promise<Written<{ readonly reminder: Reminder; readonly next?: Reminder }>>;
  readonly remove: (id: string) => Promise<Written<Reminder>>;
};
