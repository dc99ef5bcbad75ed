import { DateTime } from "luxon";
import { z } from "zod";
import { zonesOf } from "../../../../src/host/embedded/ical/zones/zones.ts";
import { createMacCalendar } from "../../../../src/host/macos/calendar/create-mac-calendar.ts";
import {
  type EventFacts,
  eventFacts,
  whichOf,
} from "../../../../src/host/macos/calendar/event-facts.ts";
import type { EventFields } from "../../../../src/host/macos/calendar/event-fields.ts";
import { ruleFactsOf, ruleTextOf } from "../../../../src/host/macos/event-kit/rule-facts.ts";
import { undoData } from "../../../../src/host/macos/event-kit/undo-data.ts";
import type { MacTools } from "../../../../src/host/macos/mac-part.ts";
import { startsOf } from "../../../helpers/jxa/occurrences.ts";
import {
  type CalendarUnderTest,
  type SeedEvent,
  type StoredEvent,
  ZONE,
} from "../../contract/calendar.ts";
import { undoWith } from "../emulated-mac.ts";
import { seedRule } from "../seed-rule.ts";
import { CALENDARS, ownPlaces } from "./own-scripts.ts";

const zones = zonesOf([], ZONE);
/** Years enough for every event of the contract. */
const FROM = Date.parse("2025-01-01T00:00Z") / 1_000;
const TO = Date.parse("2029-01-01T00:00Z") / 1_000;

/** A calendar's contract over EventKit as this Mac has it, in calendars of its own. */
export async function ownCalendar(tools: MacTools): Promise<CalendarUnderTest> {
  const own = ownPlaces(tools.scripts, CALENDARS);
  await own.remove();
  const part = createMacCalendar({ ...tools, scripts: own.scripts });
  const all = async (): Promise<readonly EventFacts[]> =>
    z.array(eventFacts).parse(await own.raw("calendar/query", { from: FROM, to: TO }));
  return {
    host: part.host,
    undo: undoWith(part),
    seed: async (events, calendars = [...new Set(events.map(({ calendar }) => calendar))]) => {
      await own.make(calendars);
      for (const event of events) {
        const { allDay = false } = event;
        const input = { calendar: own.idOf(event.calendar), allDay, alarms: [] };
        await own.raw("calendar/create", undoData({ ...input, fields: fieldsOf(event) }));
      }
    },
    stored: async () => storedIn(await all()),
    everything: async () => seenIn(await all()),
    retitle: async (from, to) => {
      for (const facts of (await all()).filter(({ title }) => title === from)) {
        const input = { which: whichOf(facts), span: 0, fields: { texts: { title: to } } };
        await own.raw("calendar/change", undoData(input));
      }
    },
    dispose: own.remove,
  };
}

function fieldsOf({ title, location, notes, repeat, ...event }: SeedEvent): EventFields {
  const at = (text: string): DateTime => DateTime.fromISO(text, { zone: ZONE });
  const day = ({ year, month, day }: DateTime) => ({ year, month, day });
  const texts = { title, ...(location ? { location } : {}), ...(notes ? { notes } : {}) };
  const [start, end] = [at(event.start), at(event.end)];
  const times = event.allDay
    ? { firstDay: day(start), lastDay: day(end.minus({ days: 1 })) }
    : { start: start.toSeconds(), end: end.toSeconds() };
  return { texts, times, zone: ZONE, ...(repeat ? { rule: ruleFactsOf(repeat, zones) } : {}) };
}

/** The records the occurrences belong to; what a rule names and isn't there was taken out. */
function storedIn(all: readonly EventFacts[]): readonly StoredEvent[] {
  const series = Map.groupBy(all, ({ calendar, key }) => JSON.stringify([calendar, key]));
  return [...series.values()].flatMap((facts) => {
    const [first] = facts.filter(({ rule }) => rule).toSorted((a, b) => startOf(a) - startOf(b));
    const alone = facts.filter(({ rule }) => !rule).map((each) => aloneOf(each));
    if (!first?.rule) return alone;
    const there = new Set(facts.map(({ occurrence = 0 }) => occurrence * 1_000));
    const repeat = ruleTextOf(first.rule);
    const rule = { start: startOf(first), zone: ZONE, rule: seedRule(repeat, zones) };
    const excluded = startsOf(rule, TO * 1_000).filter((start) => !there.has(start));
    return [{ ...shown(first), repeat, excluded: excluded.map(instant) }, ...alone];
  });
}

function aloneOf(facts: EventFacts): StoredEvent {
  const { occurrence } = facts;
  const replaces = occurrence === undefined ? {} : { replaces: instant(occurrence * 1_000) };
  return { ...shown(facts), excluded: [], ...replaces };
}

function shown(facts: EventFacts): Omit<StoredEvent, "excluded"> {
  const { calendarName, title, location, notes } = facts;
  const after = (day: string): string =>
    DateTime.fromISO(day, { zone: ZONE }).plus({ days: 1 }).toISODate() ?? "";
  const times = facts.allDay
    ? { start: facts.firstDay, end: after(facts.lastDay) }
    : { start: instant(facts.start * 1_000), end: instant(facts.end * 1_000) };
  const texts = { ...(location ? { location } : {}), ...(notes ? { notes } : {}) };
  return { calendar: calendarName, title, ...times, ...texts };
}

function startOf(facts: EventFacts): number {
  return facts.allDay
    ? DateTime.fromISO(facts.firstDay, { zone: ZONE }).toMillis()
    : facts.start * 1_000;
}

function instant(ms: number): string {
  return DateTime.fromMillis(ms).toUTC().toISO({ suppressMilliseconds: true }) ?? "";
}

/** What a person sees over some years. Nothing finer can be put back on a Mac. */
function seenIn(all: readonly EventFacts[]): string {
  const seen = all.map((facts) =>
    JSON.stringify([facts.calendar, shown(facts), facts.allDay, facts.alarms]),
  );
  return seen.toSorted().join("\n");
}
