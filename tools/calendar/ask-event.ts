import type { Address } from "../../src/host/address.ts";
import type { CalendarEvent, EventChanges, NewEvent } from "../../src/host/calendar.ts";
import type { Instances } from "../../src/language/contract/sentences/calendar.ts";
import { addressLine } from "../mail/mail-words.ts";
import { nameIn } from "../named.ts";
import type { Spoken } from "../people.ts";

/** The question before an event is added: everything that will be written, nothing cut. */
export async function askEvent(event: NewEvent, spoken: Spoken): Promise<string> {
  const { title, location, notes, repeat, alertMinutes, attendees = [] } = event;
  const { host, language } = spoken;
  const calendar = event.calendar && (await nameIn(spoken, "calendar", event.calendar)).name;
  return language.say.calendar.askAdd(
    {
      title,
      time: event,
      calendar,
      repeat,
      location,
      notes,
      guests: attendees.map(inFull),
      alertMinutes,
    },
    host.clock,
  );
}

/** The question before an event is changed: which one, and each thing that changes. */
export function askChanges(
  event: CalendarEvent,
  { changes, isFuture }: { readonly changes: EventChanges; readonly isFuture: boolean },
  { host, language }: Spoken,
): string {
  const { title, location, notes, start, end, attendees = [] } = changes;
  const time = { start: start ?? event.start, end: end ?? event.end, allDay: event.allDay };
  const isMoved = (start ?? end) !== undefined;
  return language.say.calendar.askChange(
    {
      title: event.title,
      time: event,
      instances: instancesOf(event, isFuture),
      changes: {
        title,
        time: isMoved ? time : undefined,
        location,
        notes,
        guests: attendees.map(inFull),
      },
    },
    host.clock,
  );
}

function inFull(guest: Address): string {
  return addressLine([guest]);
}

/** Which of a repeating event's instances are meant; one that stands alone has no others. */
export function instancesOf({ repeat }: CalendarEvent, isFuture: boolean): Instances {
  if (!repeat) return "alone";
  return isFuture ? "future" : "this";
}
