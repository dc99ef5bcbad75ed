import type { Clock } from "../../../types/clock.ts";
import type { Beside } from "../../../types/turn/beside.ts";
import type { SaidTime } from "../said-time.ts";

export type EventTime = Pick<SaidTime, "allDay"> & { readonly start: number; readonly end: number };

/** An event by what it is called and when it is. */
export type SaidEvent = { readonly title: string; readonly time: EventTime };

/** Of an event that repeats the one time alone, or also all after it; one that stands alone has no others. */
export type Instances = "alone" | "this" | "future";

/** What is written down with an event, as a question shows it. */
type EventTexts = {
  readonly location?: string | undefined;
  readonly notes?: string | undefined;
  /** Who takes part, each in full. */
  readonly guests: readonly string[];
};

export type AskedEvent = SaidEvent &
  EventTexts & {
    readonly calendar: string | undefined;
    /** An RRULE value. */
    readonly repeat: string | undefined;
    readonly alertMinutes: number | undefined;
  };

export type AskedChanges = SaidEvent & {
  readonly instances: Instances;
  readonly changes: EventTexts & {
    readonly title?: string | undefined;
    readonly time?: EventTime | undefined;
  };
};

/** Events that were looked for: by which words, and when, as a part of a sentence; none where that is left out. */
export type EventsSought = {
  readonly about: string | undefined;
  readonly when: string;
};

/** A row of a list of events. */
export type EventRow = {
  readonly title: string;
  /** The day, where others are on another one. */
  readonly day: string | undefined;
  /** When it starts; the words for its whole time where it has no hour. */
  readonly start: number | string;
  readonly place: string | undefined;
};

/** A free time: its hours, and the day where it is the first of that. */
export type SlotRow = { readonly day: string | undefined; readonly time: string };

export type CalendarSentences = {
  /** The hours of an event, and that it repeats, as facts. */
  readonly hours: (time: EventTime, clock: Clock) => string;
  readonly repeats: string;
  readonly added: (
    event: SaidEvent & { readonly repeat: string | undefined },
    clock: Clock,
  ) => string;
  readonly changed: (
    event: SaidEvent & {
      readonly guests: readonly string[];
      readonly instances: Instances;
      /** Where it is now, and what was written on it, where that was changed. */
      readonly place?: string | undefined;
      readonly notes?: string | undefined;
    },
    clock: Clock,
  ) => string;
  readonly deleted: (event: SaidEvent & { readonly instances: Instances }, clock: Clock) => string;
  readonly askAdd: (event: AskedEvent, clock: Clock) => string;
  readonly askChange: (asked: AskedChanges, clock: Clock) => string;
  readonly askDelete: (
    event: SaidEvent & { readonly instances: Instances; readonly calendar: string },
    clock: Clock,
  ) => string;
  /** A series as one row, how it repeats, and the day it is on next. */
  readonly series: (series: {
    readonly row: string;
    readonly repeats: string;
    readonly day: string;
  }) => string;
  readonly noEvents: (sought: EventsSought) => string;
  readonly events: (count: number, sought: EventsSought) => string;
  readonly eventRow: (row: EventRow, clock: Clock) => string;
  /** What lies beside things in the calendar. */
  readonly noneBeside: (place: BesidePlace) => string;
  readonly besides: (count: number, place: BesidePlace) => string;
  /** When each of two things is, and which of them comes first or last. */
  readonly bothTimes: (things: readonly [SaidEvent, SaidEvent], clock: Clock) => string;
  readonly comes: (title: string, place: "first" | "last") => string;
  readonly overlap: string;
  /** How long lies between two things; none where one follows the other. */
  readonly gap: (length: string | undefined) => string;
  /** Free times: how long they have to be, where that was said, and when. */
  readonly noSlots: (length: string | undefined, when: string) => string;
  readonly slots: (length: string | undefined) => string;
  readonly slotRow: (row: SlotRow) => string;
  readonly whatChanges: (title: string) => string;
  /** Somebody has no address to be invited at: what can be done in its place. */
  readonly cantInvite: (name: string) => string;
  readonly staysAllDay: (title: string) => string;
  /** One that is there can't be made to repeat: what can be done in its place. */
  readonly cantRepeat: (title: string) => string;
  /** An event that would end before it starts. */
  readonly endsFirst: (title: string) => string;
  readonly newEndsFirst: (time: EventTime, clock: Clock) => string;
};

/** What things in the calendar lie to, on which day. */
export type BesidePlace = {
  readonly relation: Beside["relation"];
  readonly titles: readonly string[];
  readonly day: string;
};
