import { DateTime } from "luxon";
import { createMacCalendar } from "../../../src/host/macos/calendar/create-mac-calendar.ts";
import { zonesOf } from "../../../src/host/embedded/ical/zones/zones.ts";
import type { EventFields, EventRow } from "../../helpers/jxa/event-kit-world.ts";
import { occurrencesOf, ruleText } from "../../helpers/jxa/occurrences.ts";
import type { MacWorld } from "../../helpers/jxa/world.ts";
import { makeWorld, nextId } from "../../helpers/jxa/world.ts";
import type { CalendarUnderTest, SeedEvent, StoredEvent } from "../contract/calendar.ts";
import { describeCalendarContract, ZONE } from "../contract/calendar.ts";
import { emulatedTools, undoWith } from "./emulated-mac.ts";
import { seedRule } from "./seed-rule.ts";

const zones = zonesOf([], ZONE);

describeCalendarContract({ name: "macos, over the emulated EventKit", make });

async function make(): Promise<CalendarUnderTest> {
  const world = makeWorld();
  world.eventKit.sources.push({ id: "local", title: "On My Mac", kind: 0 });
  const part = createMacCalendar(emulatedTools(world));
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (events, calendars = [...new Set(events.map(({ calendar }) => calendar))]) => {
      for (const title of calendars) {
        const id = nextId(world);
        world.eventKit.defaultCalendar ??= id;
        world.eventKit.calendars.push({
          id,
          title,
          source: "local",
          entity: "event",
          kind: 0,
          isWritable: true,
        });
      }
      for (const event of events) world.eventKit.events.push(rowOf(event, world));
    },
    stored: async () => world.eventKit.events.flatMap((row) => storedOf(row, world)),
    everything: async () => seenIn(world),
    retitle: async (from, to) => {
      for (const row of world.eventKit.events) if (row.title === from) row.title = to;
    },
    dispose: async () => {},
  };
}

function rowOf(event: SeedEvent, world: MacWorld): EventRow {
  const ms = (text: string): number => DateTime.fromISO(text, { zone: ZONE }).toMillis();
  const { title, location, notes, repeat, allDay = false } = event;
  return {
    calendar: world.eventKit.calendars.find((each) => each.title === event.calendar)?.id ?? "",
    title,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    start: ms(event.start),
    end: ms(event.end),
    allDay,
    zone: ZONE,
    ...(repeat ? { rule: seedRule(repeat, zones) } : {}),
    alarms: [],
    attendees: [],
    availability: 0,
    id: nextId(world),
    external: nextId(world),
    excluded: [],
    detached: [],
    modified: 0,
  };
}

function storedOf(row: EventRow, world: MacWorld): readonly StoredEvent[] {
  const shown = (fields: EventFields): Omit<StoredEvent, "excluded"> => {
    const { title, location, notes, allDay, start, end } = fields;
    const text = (at: number): string =>
      allDay ? (DateTime.fromMillis(at, { zone: ZONE }).toISODate() ?? "") : instant(at);
    return {
      calendar: world.eventKit.calendars.find(({ id }) => id === fields.calendar)?.title ?? "",
      title,
      start: text(start),
      end: text(end),
      ...(location === undefined ? {} : { location }),
      ...(notes === undefined ? {} : { notes }),
    };
  };
  const repeat = row.rule ? { repeat: ruleText(row.rule, ZONE) } : {};
  return [
    { ...shown(row), ...repeat, excluded: row.excluded.map(instant) },
    ...row.detached.map((each) => ({
      ...shown(each),
      excluded: [],
      replaces: instant(each.occurrence),
    })),
  ];
}

function instant(ms: number): string {
  return DateTime.fromMillis(ms).toUTC().toISO({ suppressMilliseconds: true }) ?? "";
}

/**
 * Everything a person sees in Calendar over some years. Nothing finer can be put back on a Mac: EventKit
 * never takes a changed or removed occurrence back into its series.
 */
function seenIn(world: MacWorld): string {
  const from = Date.parse("2025-01-01T00:00Z");
  const to = Date.parse("2029-01-01T00:00Z");
  const rows = world.eventKit.events.flatMap((row) => occurrencesOf(row, from, to));
  const seen = rows.map(({ fields }) => {
    const { calendar, title, location, notes, start, end, allDay, alarms } = fields;
    return JSON.stringify([calendar, start, end, title, location, notes, allDay, alarms]);
  });
  return seen.toSorted().join("\n");
}
