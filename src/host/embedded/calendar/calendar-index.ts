import { HostFailure } from "../../../errors.ts";
import type { CalendarEvent } from "../../calendar.ts";
import { timeText } from "../ical/zones/calendar-time.ts";
import { RuleError } from "../ical/rules/recurrence-rule.ts";
import type { VdirItem, VdirState } from "../vdir/vdir-item.ts";
import { freeName } from "../vdir/items/free-name.ts";
import { placesOf } from "./edit/edit-occurrence.ts";
import type { EventSeries } from "./read/event-series.ts";
import { isRepeating } from "./read/event-series.ts";
import { isAppointment, takesTime } from "./read/takes-time.ts";
import type { Between, Occurrence } from "./read/occurrences.ts";
import { occurrenceAt, occurrenceOf, occurrencesOf, touches } from "./read/occurrences.ts";

/** A series, the name it goes by, and the file it is in. */
export type CalendarEntry = {
  readonly id: string;
  readonly series: EventSeries;
  readonly item: VdirItem<readonly EventSeries[]>;
  /** Its calendar holds appointments, and not only days such as birthdays. */
  readonly holdsTimes: boolean;
  /** The one occurrence of an event that does not repeat. */
  readonly only?: Occurrence;
};

export type FoundOccurrence = { readonly entry: CalendarEntry; readonly occurrence: Occurrence };

export type CalendarIndex = {
  readonly entries: readonly CalendarEntry[];
  readonly byId: ReadonlyMap<string, CalendarEntry>;
};

/**
 * Every series under a name of its own: its UID or, where several have one UID or none, the UID with the
 * file, the start and the title.
 */
export function indexSeries(state: VdirState<readonly EventSeries[]>): CalendarIndex {
  const sharing = new Map<string, number>();
  for (const { value } of state.items) {
    for (const { uid } of value) sharing.set(uid, (sharing.get(uid) ?? 0) + 1);
  }
  const byId = new Map<string, CalendarEntry>();
  const entries: CalendarEntry[] = [];
  const timed = new Set(
    state.items
      .filter(({ value }) => value.some(isAppointment))
      .map(({ collection }) => collection.id),
  );
  for (const item of state.items) {
    for (const series of item.value) {
      const { uid } = series;
      const isAlone = uid !== "" && sharing.get(uid) === 1 && !byId.has(uid);
      const id = isAlone ? uid : freeName(fullName(series, item), byId);
      const only = isRepeating(series) ? undefined : firstDate(series);
      const own = { id, series, item, holdsTimes: timed.has(item.collection.id) };
      const entry = only ? { ...own, only } : own;
      byId.set(id, entry);
      entries.push(entry);
    }
  }
  return { entries, byId };
}

function fullName(
  { uid, master, overrides }: EventSeries,
  { file }: CalendarEntry["item"],
): string {
  const record = master ?? overrides[0];
  return `${uid}~${file}~${record ? `${timeText(record.start)}~${record.title}` : ""}`;
}

/** The series of an id: also of the longer one it had while others shared its UID. */
function entryOf({ byId, entries }: CalendarIndex, id: string): CalendarEntry | undefined {
  const entry = byId.get(id);
  if (entry || !id.includes("~")) return entry;
  const named = entries.filter(
    ({ series, item }) => id.startsWith(`${series.uid}~`) && id === fullName(series, item),
  );
  return named.length === 1 ? named[0] : undefined;
}

const firsts = new WeakMap<EventSeries, Occurrence>();

function firstDate(series: EventSeries): Occurrence | undefined {
  const first = firsts.get(series) ?? plainFirst(series);
  if (first) firsts.set(series, first);
  return first;
}

/** Expanding a repeating series takes 0.1 to 0.4 ms a year: once a file version for windows near each other. */
const AHEAD_MS = 400 * 86_400_000;
const BEHIND_MS = 40 * 86_400_000;

const NONE: readonly Occurrence[] = [];

type Known = Between & { readonly occurrences: readonly Occurrence[] };
const known = new WeakMap<EventSeries, Known>();
const unfollowed = new WeakMap<EventSeries, string>();

/** The occurrences of a series in a window. A rule that can't be followed leaves the event's first date. */
export function occurrencesIn(
  { series, only }: Pick<CalendarEntry, "series" | "only">,
  window: Between,
): readonly Occurrence[] {
  if (only) return touches(only, window) && !only.record.isCancelled ? [only] : NONE;
  let kept = known.get(series);
  if (!kept || kept.from > window.from || kept.to < window.to) {
    const wide = { from: window.from - BEHIND_MS, to: window.to + AHEAD_MS };
    known.set(series, (kept = { ...wide, occurrences: expanded(series, wide) }));
  }
  return kept.occurrences.filter((occurrence) => touches(occurrence, window));
}

/** Why an entry's rule can't be followed, tried around a moment. */
export function problemOf(
  entry: Pick<CalendarEntry, "series" | "only">,
  at: number,
): string | undefined {
  occurrencesIn(entry, { from: at, to: at });
  return unfollowed.get(entry.series);
}

/** The occurrence an id names: `UID`, or `UID/INSTANT` of a repeating event. Fails with `not_found`. */
export function findOccurrence(index: CalendarIndex, id: string): FoundOccurrence {
  const entry = entryOf(index, id);
  if (entry) return { entry, occurrence: entry.only ?? firstOf(entry.series) };
  const slash = id.lastIndexOf("/");
  const repeating = entryOf(index, id.slice(0, Math.max(0, slash)));
  const occurrence = repeating && occurrenceAt(repeating.series, id.slice(slash + 1));
  if (repeating && occurrence) return { entry: repeating, occurrence };
  throw new HostFailure("not_found", "That event is no longer on the calendar.");
}

/** An event that was just changed: where it stands in its file, or under the UID it was given. */
export function findAgain(index: CalendarIndex, where: Refound): FoundOccurrence {
  if ("uid" in where) return findOccurrence(index, `${where.uid}/${where.instant}`);
  const { file, place, instant } = where;
  const entry = index.entries.find(
    ({ series, item }) => item.file === file && placesOf(series).includes(place),
  );
  return findOccurrence(index, `${entry?.id ?? ""}${instant === undefined ? "" : `/${instant}`}`);
}

/** An occurrence as the host tells it. */
export function eventOf({ entry, occurrence }: FoundOccurrence): CalendarEvent {
  const { series, item } = entry;
  const { record, start, end, instant } = occurrence;
  const repeat = series.master?.rules[0]?.text;
  return {
    id: instant === undefined ? entry.id : `${entry.id}/${instant}`,
    calendar: item.collection.name,
    title: record.title,
    start,
    end,
    allDay: record.start.form === "date",
    ...(record.location === undefined ? {} : { location: record.location }),
    ...(record.notes === undefined ? {} : { notes: record.notes }),
    ...(repeat === undefined ? {} : { repeat }),
    ...(record.attendees.length > 0 ? { attendees: record.attendees } : {}),
    ...(takesTime(record, series, entry) ? {} : { free: true }),
    version: item.version,
  };
}

function expanded(series: EventSeries, window: Between): readonly Occurrence[] {
  try {
    return occurrencesOf(series, window);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    unfollowed.set(series, error.message);
    return [plainFirst(series)].filter((occurrence) => occurrence !== undefined);
  }
}

function firstOf(series: EventSeries): Occurrence {
  const plain = plainFirst(series);
  const from = plain?.start ?? 0;
  const window = { from, to: from + AHEAD_MS };
  const [first] = occurrencesIn({ series }, window).toSorted((a, b) => a.start - b.start);
  const found = first ?? plain;
  if (found) return found;
  throw new HostFailure("not_found", "That event has no dates left.");
}

function plainFirst({ master, zones }: EventSeries): Occurrence | undefined {
  return master && occurrenceOf(master, { start: master.start, length: master.length, zones });
}

/** Where a changed event is found again: by a UID of our own, or where it stands. */
export type Refound =
  | { readonly uid: string; readonly instant: string }
  | { readonly file: string; readonly place: number; readonly instant: string | undefined };
