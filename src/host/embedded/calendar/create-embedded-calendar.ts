import { randomUUID } from "node:crypto";
import type { DurableFs } from "../../../store/durable-write.ts";
import type { Clock } from "../../../types/clock.ts";
import type { CalendarHost } from "../../calendar.ts";
import { zonesOf } from "../ical/zones/zones.ts";
import type { EmbeddedPart, FileProblem, Tally } from "../parts/part.ts";
import { answering } from "../vdir/answering.ts";
import { namedCollection, usualCollection } from "../vdir/find-collection.ts";
import { unusedIn } from "../vdir/unused-in.ts";
import type { Items } from "../vdir/items/open-items.ts";
import { openItems } from "../vdir/items/open-items.ts";
import type { IndexProgress } from "../vdir/open-vdir.ts";
import { eventOf, findAgain, findOccurrence, problemOf } from "./calendar-index.ts";
import type { EventSeries } from "./read/event-series.ts";
import { readEventFile } from "./read/read-event-file.ts";
import type { CalendarState } from "./search-events.ts";
import { calendarsOf, chosenCalendar, indexOf, searchEvents } from "./search-events.ts";
import type { Undone } from "../../../types/undone.ts";

export type EmbeddedCalendarOptions = {
  /** A vdir: a folder a calendar, an .ics file an event; a folder of exports, a file a calendar; or one such file. */
  readonly folder: string;
  readonly clock: Clock;
  readonly progress?: IndexProgress;
  readonly fs?: DurableFs;
  /** What the forms of a word share; every form stands for itself without it. */
  readonly stemOf?: (word: string) => string;
};

/** The calendar as khal and vdirsyncer keep it: .ics files in folders, read and written in place. */
export function createEmbeddedCalendar({
  folder,
  clock,
  progress,
  fs,
  stemOf = (word) => word,
}: EmbeddedCalendarOptions): EmbeddedPart<CalendarHost> {
  const items = openItems({
    folder,
    extension: ".ics",
    what: "the calendar",
    operation: "calendar.restore",
    parse: (text, before?: readonly EventSeries[]) =>
      readEventFile(text, { zone: clock.zone, before }),
    fs,
    ...(progress ? { progress } : {}),
  });
  return {
    host: answering("the calendar", calendarHost(items, { clock, stemOf })),
    undo: { "calendar.restore": async (input) => undoneOf(await items.takeBack(input)) },
    problems: async () => problemsIn(await items.look(), clock.now()),
    tally: async () => tallyOf(await items.look()),
  };
}

type Series = readonly EventSeries[];
type Wall = Required<Pick<EmbeddedCalendarOptions, "clock" | "stemOf">>;

function calendarHost(items: Items<Series>, { clock, stemOf }: Wall): CalendarHost {
  const zones = zonesOf([], clock.zone);
  return {
    async calendars() {
      return calendarsOf(await items.read()).map(namedCollection);
    },
    query: async (query) => searchEvents(await items.read(), query, stemOf),
    get: async (id) => eventOf(findOccurrence(indexOf(await items.read()), id)),
    async create(event) {
      const { createEvent } = await writing();
      const { state, undo, note } = await items.write(async (before) => {
        const uid = randomUUID();
        const calendar =
          chosenCalendar(before, event.calendar) ??
          usualCollection(calendarsOf(before), before, (series) => series.length);
        const around = { zone: clock.zone, zones, now: clock.now(), uid };
        const text = await items.textIn(calendar);
        const change = createEvent(event, { ...around, calendar, text });
        return { changes: [change], title: event.title, was: "created", note: uid };
      });
      return { value: eventOf(findOccurrence(indexOf(state), note)), undo };
    },
    async update({ id, span, changes }) {
      const { changeEvent } = await writing();
      const { state, undo, note } = await items.write(async (before) => {
        const found = findOccurrence(indexOf(before), id);
        const text = await items.textOf(found.entry.item);
        const wanted = { changes, span, text, now: clock.now(), uid: randomUUID() };
        const change = changeEvent(found, wanted);
        const { title } = found.occurrence.record;
        return { changes: change.changes, title, was: "changed", note: change.found };
      });
      return { value: eventOf(findAgain(indexOf(state), note)), undo };
    },
    async remove({ id, span }) {
      const { removeEvent } = await writing();
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

/** Reading needs nothing of it. */
const writing = () => import("./write-event.ts");

/** Damaged files, and rules that can't be followed. */
function problemsIn(state: CalendarState, now: number): readonly FileProblem[] {
  const unfollowed = indexOf(state).entries.flatMap((entry) => {
    const reason = problemOf(entry, now);
    const kind = "unfollowed recurrence rule";
    return reason === undefined ? [] : [{ file: entry.item.file, reason, kind, isItem: false }];
  });
  return [...state.problems, ...unfollowed];
}

function tallyOf(state: CalendarState): Tally {
  const held = [
    { count: indexOf(state).entries.length, noun: "event" },
    { count: calendarsOf(state).length, noun: "calendar" },
  ];
  return { held, unused: unusedIn(state.items) };
}

/** What a change was, by what it made of the record. */
const UNDONE: Readonly<Record<string, "away" | "back">> = { created: "away", removed: "back" };

function undoneOf({ was, title }: { readonly was: string; readonly title: string }): Undone {
  return { what: "event", is: UNDONE[was] ?? "before", name: title };
}
