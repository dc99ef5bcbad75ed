import type { Address } from "./address.ts";
import type { Named } from "../types/known-names.ts";
import type { Page } from "../types/page.ts";
import type { Written } from "./written.ts";

/** One occurrence; `id` names the occurrence, also of a repeating event. All-day events run from local midnight to the midnight after their last day. */
export type CalendarEvent = {
  readonly id: string;
  readonly calendar: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly allDay: boolean;
  readonly location?: string;
  readonly notes?: string;
  /** RRULE value of the series, when it repeats. */
  readonly repeat?: string;
  /** Those who take part: `Name <address>`, or what of it is known. */
  readonly attendees?: readonly string[];
  /** It takes no time away, such as a birthday: free slots may lie over it. Whole days that aren't free are taken. */
  readonly free?: boolean;
  /** Changes whenever the record does. */
  readonly version: string;
};

export type EventQuery = {
  readonly from: number;
  readonly to: number;
  readonly text?: string;
  readonly calendar?: string;
  readonly limit: number;
};

export type NewEvent = {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly allDay: boolean;
  readonly calendar?: string;
  readonly location?: string;
  readonly notes?: string;
  readonly repeat?: string;
  readonly alertMinutes?: number;
  /** Those who take part: kept with it. Nobody is sent anything. */
  readonly attendees?: readonly Address[];
};

/** What is to be another; `attendees` come to those there are. */
export type EventChanges = Partial<
  Pick<NewEvent, "title" | "start" | "end" | "location" | "notes" | "attendees">
>;
export type EventSpan = "this" | "future";

export type CalendarHost = {
  readonly calendars: () => Promise<readonly Named[]>;
  /** Occurrences that touch [from, to), by start. */
  readonly query: (query: EventQuery) => Promise<Page<CalendarEvent>>;
  readonly get: (id: string) => Promise<CalendarEvent>;
  readonly create: (event: NewEvent) => Promise<Written<CalendarEvent>>;
  readonly update: (change: {
    readonly id: string;
    readonly span: EventSpan;
    readonly changes: EventChanges;
  }) => Promise<Written<CalendarEvent>>;
  readonly remove: (which: {
    readonly id: string;
    readonly span: EventSpan;
  }) => Promise<Written<CalendarEvent>>;
};

const WITH = /^With: (.+)$/m;

/** How those who take part stand in the notes of a calendar that takes no attendees. */
export function withLine(attendees: readonly Address[]): string {
  return `With: ${attendees.map(nameOf).join("; ")}`;
}

/** Such notes with more people, nobody twice. */
export function withMore(notes: string | undefined, attendees: readonly Address[]): string {
  const there = attendeesIn(notes);
  const line = withLine(attendees.filter((one) => !there.includes(nameOf(one))));
  if (!notes) return line;
  const more = line.slice("With: ".length);
  if (more === "") return notes;
  return there.length > 0 ? notes.replace(WITH, (all) => `${all}; ${more}`) : `${notes}\n${line}`;
}

function nameOf({ name, address }: Address): string {
  return name ? `${name} <${address}>` : address;
}

/** Those whom such notes name. */
export function attendeesIn(notes: string | undefined): readonly string[] {
  return WITH.exec(notes ?? "")?.[1]?.split("; ") ?? [];
}
