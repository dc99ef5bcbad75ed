import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { CalendarEvent, EventChanges, NewEvent } from "../../calendar.ts";
import { mustBeAddresses } from "../../embedded/mail/message/compose-mail.ts";
import { withLine, withMore } from "../../calendar.ts";
import type { Times } from "../../embedded/calendar/edit/event-times.ts";
import { checkTimes } from "../../embedded/calendar/edit/event-times.ts";
import type { CalendarTime } from "../../embedded/ical/zones/calendar-time.ts";
import { DAY_MS, dayOf, epochOf, timeLike } from "../../embedded/ical/zones/calendar-time.ts";
import { checkText, checkTitle } from "../../embedded/ical/text/check-text.ts";
import { newRule } from "../../embedded/ical/rules/new-rule.ts";
import type { Zones } from "../../embedded/ical/zones/zones.ts";
import { ruleFacts, ruleFactsOf } from "../event-kit/rule-facts.ts";

const day = z.object({ year: z.number(), month: z.number(), day: z.number() });

/** What a script sets in an event; an empty text or a null rule takes it away. */
export const eventFields = z.object({
  texts: z.object({
    title: z.string().optional(),
    location: z.string().optional(),
    notes: z.string().optional(),
  }),
  times: z
    .union([
      z.object({ start: z.number(), end: z.number() }),
      z.object({ firstDay: day, lastDay: day }),
    ])
    .optional(),
  zone: z.string().optional(),
  rule: ruleFacts.nullable().optional(),
});
export type EventFields = z.infer<typeof eventFields>;

const ALERT_LIMIT_MINUTES = 28 * 24 * 60;

/** The fields of a new event, checked; one that repeats begins with the first date of its rule. */
export function newFields(
  event: NewEvent,
  { zones, zone }: { readonly zones: Zones; readonly zone: string },
): EventFields {
  const { title, location, notes, allDay, repeat } = event;
  checkText([location, notes]);
  const attendees = event.attendees ?? [];
  mustBeAddresses(attendees);
  // No program may add attendees on a Mac: they stand in the notes.
  const told = [notes, attendees.length > 0 && withLine(attendees)].filter(Boolean).join("\n");
  const texts = {
    title: checkTitle(title),
    ...(location ? { location } : {}),
    ...(told === "" ? {} : { notes: told }),
  };
  const times = checkTimes(event, { allDay, zones });
  if (repeat === undefined) return { texts, zone, times: timesIn(times, { allDay, zones }) };
  const form: CalendarTime = allDay ? { form: "date", wall: 0 } : { form: "floating", wall: 0 };
  const start = timeLike(form, times.start, zones);
  const { text, first } = newRule(repeat, { start, zones });
  const begun = movedTo(times, { start: epochOf({ ...start, wall: first }, zones), allDay, zones });
  return { texts, zone, times: timesIn(begun, { allDay, zones }), rule: ruleFactsOf(text, zones) };
}

/** Offsets of the alarms, in seconds before the start and so negative; fails with `invalid` for none an event can have. */
export function alarmsOf({ alertMinutes }: NewEvent): readonly number[] {
  if (alertMinutes === undefined) return [];
  if (!Number.isInteger(alertMinutes) || alertMinutes < 0 || alertMinutes > ALERT_LIMIT_MINUTES) {
    throw new HostFailure("invalid", "An alert comes between 0 minutes and four weeks before.");
  }
  return [-60 * alertMinutes];
}

/** The fields that change, checked; an event that is moved keeps its length, an all-day one its days. */
export function changedFields(
  event: CalendarEvent,
  { changes, zones }: { readonly changes: EventChanges; readonly zones: Zones },
): EventFields {
  const { title, location, start, end, attendees = [] } = changes;
  mustBeAddresses(attendees);
  const was = changes.notes ?? event.notes;
  const notes = attendees.length > 0 ? withMore(was, attendees) : changes.notes;
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new HostFailure("invalid", "There is nothing to change.");
  }
  checkText([location, notes]);
  const texts = {
    ...(title === undefined ? {} : { title: checkTitle(title) }),
    ...(location === undefined ? {} : { location }),
    ...(notes === undefined ? {} : { notes }),
  };
  if (start === undefined && end === undefined) return { texts };
  const { allDay } = event;
  const moved = movedTo(event, { start: start ?? event.start, allDay, zones });
  const times = checkTimes(end === undefined ? moved : { start: moved.start, end }, {
    allDay,
    zones,
  });
  return { texts, times: timesIn(times, { allDay, zones }) };
}

/** All fields of an event as it is, to set them again. */
export function fieldsOf(event: CalendarEvent, zones: Zones): EventFields {
  const { title, location = "", notes = "", allDay } = event;
  return { texts: { title, location, notes }, times: timesIn(event, { allDay, zones }) };
}

type Span = { readonly allDay: boolean; readonly zones: Zones };

function movedTo(times: Times, { start, allDay, zones }: Span & { readonly start: number }): Times {
  if (!allDay) return { start, end: start + times.end - times.start };
  const { local } = zones;
  const days = local.toWall(times.end) - local.toWall(times.start);
  return { start, end: local.toEpoch(dayOf(local.toWall(start)) + days) };
}

/** Seconds; of an all-day event its first and last day. */
function timesIn(
  { start, end }: Times,
  { allDay, zones }: Span,
): NonNullable<EventFields["times"]> {
  if (!allDay) return { start: start / 1_000, end: end / 1_000 };
  const { local } = zones;
  const last = dayOf(local.toWall(end) - 1);
  return {
    firstDay: dayFields(local.toWall(start)),
    lastDay: dayFields(Math.max(last, dayOf(local.toWall(start)))),
  };
}

function dayFields(wall: number): z.infer<typeof day> {
  const date = new Date(Math.floor(wall / DAY_MS) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
