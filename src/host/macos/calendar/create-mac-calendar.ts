import type { CalendarKeeping } from "./calendar-keeping.ts";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import { matchesText } from "../../../language/matches-text.ts";
import type { Page } from "../../../types/page.ts";
import type { CalendarEvent, CalendarHost, EventQuery } from "../../calendar.ts";
import { FIRST_EPOCH, LAST_EPOCH } from "../../embedded/calendar/edit/event-times.ts";
import { touches } from "../../embedded/calendar/read/occurrences.ts";
import { zonesOf } from "../../embedded/ical/zones/zones.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { answering } from "../../embedded/vdir/answering.ts";
import { place, placeNamed, writablePlace } from "../event-kit/places.ts";
import type { MacTools } from "../mac-part.ts";
import { changeEvent } from "./change-event.ts";
import { alarmsOf, newFields } from "./event-fields.ts";
import type { EventFacts } from "./event-facts.ts";
import { eventFacts, eventOf, whichIn } from "./event-facts.ts";
import type { CalendarScripts } from "./calendar-scripts.ts";
import { calendarScripts } from "./calendar-scripts.ts";
import { removeEvent } from "./remove-event.ts";
import { calendarUndo, createdUndo } from "./undo-event.ts";

/** As far from today a question about all times reaches, in milliseconds: the store is asked year by year. */
const REACH_MS = 30 * 366 * 86_400_000;

/** The calendars of this Mac, through EventKit. */
export function createMacCalendar({
  scripts,
  clock,
  language,
}: Pick<MacTools, "scripts" | "clock" | "language">): EmbeddedPart<CalendarHost> {
  const run = calendarScripts(scripts);
  const keeping = { run, zones: zonesOf([], clock.zone), zone: clock.zone };
  const { stemOf } = language.terms;
  return {
    host: answering("the calendar", calendarHost({ ...keeping, stemOf }, clock.now)),
    undo: calendarUndo(keeping),
  };
}

type Looking = CalendarKeeping & { readonly stemOf: (word: string) => string };

function calendarHost(keeping: Looking, now: () => number): CalendarHost {
  const { run, zones } = keeping;
  return {
    async calendars() {
      const places = await run("calendar/calendars", {}, z.array(place));
      return places.map(({ id, name }) => ({ id, name }));
    },
    async query(query) {
      const { from, to } = query;
      if (!(from < to))
        throw new HostFailure("invalid", "The time asked about ends before it starts.");
      const calendar =
        query.calendar === undefined ? {} : { calendar: await idOf(run, query.calendar) };
      const window = {
        from: Math.max(from, FIRST_EPOCH, now() - REACH_MS) / 1_000,
        to: Math.min(to, LAST_EPOCH, now() + REACH_MS) / 1_000,
      };
      const found = await run("calendar/query", { ...window, ...calendar }, z.array(eventFacts));
      return pageOf(found, query, keeping);
    },
    async get(id) {
      const { event } = await run.get(whichIn(id));
      return eventOf(event, zones);
    },
    async create(event) {
      const fields = newFields(event, keeping);
      const alarms = alarmsOf(event);
      const places =
        event.calendar === undefined ? [] : await run("calendar/calendars", {}, z.array(place));
      const chosen =
        event.calendar === undefined
          ? {}
          : { calendar: writablePlace(places, { name: event.calendar, word: "calendar" }).id };
      const input = { ...chosen, allDay: event.allDay, alarms, fields };
      const value = eventOf(await run("calendar/create", input, eventFacts), zones);
      return { value, undo: createdUndo(value) };
    },
    update: (change) => changeEvent(keeping, change),
    remove: (which) => removeEvent(keeping, which),
  };
}

async function idOf(run: CalendarScripts, name: string): Promise<string> {
  const places = await run("calendar/calendars", {}, z.array(place));
  return placeNamed(places, { name, word: "calendar" }).id;
}

function pageOf(
  found: readonly EventFacts[],
  { from, to, text, limit }: EventQuery,
  { zones, stemOf }: Looking,
): Page<CalendarEvent> {
  const meant = found
    .map((facts) => eventOf(facts, zones))
    .filter((event) => touches(event, { from, to }) && isMeant(event, text, stemOf))
    .toSorted(byStart);
  const rows = meant.slice(0, limit);
  return { rows, more: meant.length - rows.length };
}

function isMeant(
  { title, location, notes, attendees = [] }: CalendarEvent,
  text: string | undefined,
  stemOf: Looking["stemOf"],
): boolean {
  return text === undefined || matchesText(text, [title, location, notes, ...attendees], stemOf);
}

function byStart(a: CalendarEvent, b: CalendarEvent): number {
  return a.start - b.start || a.end - b.end || a.title.localeCompare(b.title);
}
