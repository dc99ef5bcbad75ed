import type { CalendarTime } from "../../ical/zones/calendar-time.ts";
import type { RecurrenceRule } from "../../ical/rules/recurrence-rule.ts";
import type { Zones } from "../../ical/zones/zones.ts";

/** How long an event lasts: whole days on the wall, then ms on the clock. */
export type EventLength = { readonly days: number; readonly ms: number };

/** A further date of a series (RDATE), with its own length when it is a period. */
export type ExtraDate = { readonly time: CalendarTime; readonly length?: EventLength };

/** One VEVENT. */
export type EventRecord = {
  /** Which VEVENT of its file, from 0: where a change is made. */
  readonly place: number;
  readonly start: CalendarTime;
  readonly length: EventLength;
  readonly rules: readonly RecurrenceRule[];
  readonly extra: readonly ExtraDate[];
  readonly excluded: readonly CalendarTime[];
  /** The occurrence this record stands in for, as the series counts it. */
  readonly recurrence?: CalendarTime;
  /** It stands in for all later ones as well (RANGE=THISANDFUTURE). */
  readonly isForLater: boolean;
  readonly title: string;
  readonly location?: string;
  readonly notes?: string;
  readonly attendees: readonly string[];
  readonly isCancelled: boolean;
  /** Whether it says that it takes time away. */
  readonly claim: Claim;
  readonly sequence: number;
  /** Properties of its time that stand in the file and could not be read: what depends on them is not changed. */
  readonly broken: readonly string[];
  /** The VEVENT it was read from, where nothing in it was wrong. */
  readonly source?: string;
};

/** All VEVENTs of one event in one file. Without a master the file holds single occurrences of a series kept elsewhere. */
export type EventSeries = {
  readonly uid: string;
  readonly master?: EventRecord;
  readonly overrides: readonly EventRecord[];
  /** Where earlier states of it stand, which a later one has taken the place of. */
  readonly earlier: readonly number[];
  readonly zones: Zones;
};

export function isRepeating({ master, overrides }: EventSeries): boolean {
  return !master || master.rules.length > 0 || master.extra.length > 0 || overrides.length > 0;
}

/** Whether an event says that it takes time away. */
export type Claim = "busy" | "free" | "unsaid";
