import { randomUUID } from "node:crypto";
import { HostFailure } from "../../../errors.ts";
import type { DurableFs } from "../../../store/durable-write.ts";
import type { Clock } from "../../../types/clock.ts";
import type { CalendarEvent, CalendarHost, EventQuery } from "../../calendar.ts";
import { zonesOf } from "../ical/zones.ts";
import type { EmbeddedPart, FileProblem } from "../part.ts";
import { answering } from "../vdir/answering.ts";
import type { Collection } from "../vdir/collections.ts";
import { collectionsWith, findCollection } from "../vdir/find-collection.ts";
import { matchesText } from "../vdir/matches-text.ts";
import type { Items } from "../vdir/open-items.ts";
import { openItems } from "../vdir/open-items.ts";
import type { IndexProgress, VdirState } from "../vdir/open-vdir.ts";
import type { CalendarIndex, FoundOccurrence } from "./calendar-index.ts";
import {
  eventOf,
  findOccurrence,
  indexSeries,
  occurrencesIn,
  problemOf,
} from "./calendar-index.ts";
import type { EventSeries } from "./event-series.ts";
import { readEventFile } from "./read-event-file.ts";
import { changeEvent, createEvent, removeEvent } from "./write-event.ts";

export type EmbeddedCalendarOptions = {
  /** A vdir: a folder a calendar, an .ics file an event; or a folder of .ics files. */
  readonly folder: string;
  readonly clock: Clock;
  readonly progress?: IndexProgress;
  readonly fs?: DurableFs;
};

type State = VdirState<readonly EventSeries[]>;

/** The calendar as khal and vdirsyncer keep it: .ics files in folders, read and written in place. */
export function createEmbeddedCalendar({
  folder,
  clock,
  progress,
  fs,
}: EmbeddedCalendarOptions): EmbeddedPart<CalendarHost> {
  const items = openItems({
    folder,
    extension: ".ics",
    what: "the calendar",
    operation: "calendar.restore",
    parse: (text) => readEventFile(text, clock.zone),
    fs,
    ...(progress ? { progress } : {}),
  });
  return {
    host: answering("the calendar", calendarHost(items, clock)),
    undo: { "calendar.restore": async (input) => sentenceOf(await items.takeBack(input)) },
    problems: async () => problemsIn(await items.look()),
  };
}

function calendarHost(items: Items<readonly EventSeries[]>, clock: Clock): CalendarHost {
  const zones = zonesOf([], clock.zone);
  return {
    async calendars() {
      return calendarsOf(await items.read()).map(({ id, name }) => ({ id, name }));
    },
    query: async (query) => search(await items.read(), query),
    get: async (id) => eventOf(findOccurrence(indexOf(await items.read()), id)),
    async create(event) {
      const { state, undo, note } = await items.write(async (before) => {
        const uid = randomUUID();
        const collections = calendarsOf(before);
        const writing = { collections, zone: clock.zone, zones, now: clock.now(), uid };
        const change = createEvent(event, writing);
        return { changes: [change], title: event.title, was: "created", note: uid };
      });
      return { value: eventOf(findOccurrence(indexOf(state), note)), undo };
    },
    async update({ id, span, changes }) {
      const { state, undo, note } = await items.write(async (before) => {
        const found = findOccurrence(indexOf(before), id);
        const text = await items.textOf(found.entry.item);
        const writing = { changes, span, text, now: clock.now(), uid: randomUUID() };
        const change = changeEvent(found, writing);
        const { title } = found.occurrence.record;
        return { changes: change.changes, title, was: "changed", note: change.id };
      });
      return { value: eventOf(findOccurrence(indexOf(state), note)), undo };
    },
    async remove({ id, span }) {
      const { undo, note } = await items.write(async (before) => {
        const found = findOccurrence(indexOf(before), id);
        const text = await items.textOf(found.entry.item);
        const change = removeEvent(found, { span, text, now: clock.now() });
        const { title } = found.occurrence.record;
        return { changes: [change], title, was: "removed", note: eventOf(found) };
      });
      return { value: note, undo };
    },
  };
}

const indexes = new WeakMap<State, CalendarIndex>();

/** One state is asked several times before a file changes. */
function indexOf(state: State): CalendarIndex {
  let index = indexes.get(state);
  if (!index) indexes.set(state, (index = indexSeries(state)));
  return index;
}

function calendarsOf(state: State): readonly Collection[] {
  return collectionsWith(state, (series) => series.length > 0);
}

function search(state: State, query: EventQuery): { rows: readonly CalendarEvent[]; more: number } {
  if (!(query.from < query.to)) {
    throw new HostFailure("invalid", "The time asked about ends before it starts.");
  }
  const name = query.calendar;
  const collection =
    name === undefined ? undefined : findCollection(calendarsOf(state), { name, word: "calendar" });
  const found: FoundOccurrence[] = [];
  for (const entry of indexOf(state).entries) {
    if (collection && entry.item.collection.id !== collection.id) continue;
    for (const occurrence of occurrencesIn(entry, query)) {
      if (isMeant(occurrence.record, query.text)) found.push({ entry, occurrence });
    }
  }
  found.sort((a, b) => byStart(a.occurrence, b.occurrence));
  const rows = found.slice(0, query.limit).map(eventOf);
  return { rows, more: found.length - rows.length };
}

function isMeant(
  { title, location, notes, attendees }: FoundOccurrence["occurrence"]["record"],
  text: string | undefined,
): boolean {
  return text === undefined || matchesText(text, [title, location, notes, ...attendees]);
}

function byStart(a: FoundOccurrence["occurrence"], b: FoundOccurrence["occurrence"]): number {
  return a.start - b.start || a.end - b.end || a.record.title.localeCompare(b.record.title);
}

/** Damaged files, and rules that could not be followed when their event was looked at. */
function problemsIn(state: State): readonly FileProblem[] {
  const unfollowed = indexOf(state).entries.flatMap(({ series, item }) => {
    const reason = problemOf(series);
    return reason === undefined ? [] : [{ file: item.file, reason }];
  });
  return [...state.problems, ...unfollowed];
}

function sentenceOf({ was, title }: { readonly was: string; readonly title: string }): string {
  switch (was) {
    case "created":
      return `“${title}” is off the calendar again.`;
    case "removed":
      return `“${title}” is back on the calendar.`;
    default:
      return `“${title}” is as it was before.`;
  }
}
