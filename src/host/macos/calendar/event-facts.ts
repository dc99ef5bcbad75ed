import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { CalendarEvent } from "../../calendar.ts";
import { attendeesIn } from "../../calendar.ts";
import { DAY_MS } from "../../embedded/ical/zones/calendar-time.ts";
import { UNTITLED } from "../../embedded/ical/text/check-text.ts";
import type { Zones } from "../../embedded/ical/zones/zones.ts";
import { recordVersion } from "../event-kit/record-version.ts";
import { ruleFacts, ruleTextOf } from "../event-kit/rule-facts.ts";

const common = z.object({
  calendar: z.string(),
  calendarName: z.string(),
  key: z.string(),
  /** Epoch seconds at which the rule put it. */
  occurrence: z.number().optional(),
  title: z.string(),
  location: z.string().optional(),
  notes: z.string().optional(),
  rule: ruleFacts.optional(),
  attendees: z.array(z.string()).readonly(),
  alarms: z.array(z.number()).readonly(),
  isFree: z.boolean(),
});

/** An occurrence as the scripts tell it. */
export const eventFacts = z.discriminatedUnion("allDay", [
  common.extend({ allDay: z.literal(true), firstDay: z.string(), lastDay: z.string() }),
  common.extend({ allDay: z.literal(false), start: z.number(), end: z.number() }),
]);
export type EventFacts = z.infer<typeof eventFacts>;

/** Which occurrence the scripts should look for. */
export const eventWhich = z.object({
  calendar: z.string(),
  key: z.string(),
  occurrence: z.number().optional(),
});
export type EventWhich = z.infer<typeof eventWhich>;

export function whichOf({ calendar, key, occurrence }: EventFacts): EventWhich {
  return { calendar, key, ...(occurrence === undefined ? {} : { occurrence }) };
}

/** Fails with `not_found` for what was never an id of ours. */
export function whichIn(id: string): EventWhich {
  const [calendar, key, occurrence, ...rest] = id.split("/").map(decodeURIComponent);
  const seconds = Number(occurrence);
  if (
    calendar &&
    key &&
    rest.length === 0 &&
    !Number.isNaN(seconds) === (occurrence !== undefined)
  ) {
    return { calendar, key, ...(occurrence === undefined ? {} : { occurrence: seconds }) };
  }
  throw new HostFailure("not_found", "That event is no longer on the calendar.");
}

export function eventOf(facts: EventFacts, zones: Zones): CalendarEvent {
  const { calendar, key, occurrence, title, location, notes, rule, attendees } = facts;
  const people = [...attendees, ...attendeesIn(notes)];
  const parts = [calendar, key, ...(occurrence === undefined ? [] : [String(occurrence)])];
  return {
    id: parts.map(encodeURIComponent).join("/"),
    calendar: facts.calendarName,
    title: title || UNTITLED,
    ...timesOf(facts, zones),
    allDay: facts.allDay,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    ...(rule ? { repeat: ruleTextOf(rule) } : {}),
    ...(people.length > 0 ? { attendees: people } : {}),
    ...(facts.isFree ? { free: true } : {}),
    version: recordVersion(facts),
  };
}

/** Epoch ms; all-day from local midnight to the midnight after the last day, wherever the Mac is. */
function timesOf(facts: EventFacts, { local }: Zones): { start: number; end: number } {
  if (!facts.allDay) return { start: facts.start * 1_000, end: facts.end * 1_000 };
  const wall = (day: string): number => Date.parse(`${day}T00:00Z`);
  return {
    start: local.toEpoch(wall(facts.firstDay)),
    end: local.toEpoch(wall(facts.lastDay) + DAY_MS),
  };
}
