import type { Address } from "../../src/host/address.ts";
import { withLine } from "../../src/host/calendar.ts";
import type { CalendarEvent, EventChanges, NewEvent } from "../../src/host/calendar.ts";
import type { Host } from "../../src/host/host.ts";
import { sayRepeat } from "../spoken.ts";
import { nameIn } from "../named.ts";
import { whenWords } from "./event-words.ts";

/** The question before an event is added: everything that will be written, nothing cut. */
export async function askEvent(event: NewEvent, host: Host): Promise<string> {
  const { title, location, notes, calendar, repeat, alertMinutes, attendees = [] } = event;
  const named = calendar && (await nameIn(host, "calendar", calendar)).name;
  const when = whenWords(event, host.clock);
  const lines = [
    `Add to the calendar${named ? ` ${named}` : ""}: ${title}, ${when}?`,
    repeat && `Repeats: ${sayRepeat(repeat)}`,
    invited(attendees),
    location && `Place: ${location}`,
    notes && `Notes: ${notes}`,
    alertMinutes !== undefined && `Alert: ${alertMinutes} minutes before`,
  ];
  return lines.filter(Boolean).join("\n");
}

/** The question before an event is changed: which one, and each thing that changes. */
export function askChanges(
  event: CalendarEvent,
  changes: EventChanges,
  { clock, future }: { readonly clock: Host["clock"]; readonly future: boolean },
): string {
  const { title, location, notes, start, end, attendees = [] } = changes;
  const time = { start: start ?? event.start, end: end ?? event.end, allDay: event.allDay };
  const lines = [
    `Change ${event.title}, ${whenWords(event, clock)}${whichOnes(event, future)}?`,
    title !== undefined && `Title: ${title}`,
    (start ?? end) !== undefined && `Time: ${whenWords(time, clock)}`,
    location !== undefined && `Place: ${location}`,
    notes !== undefined && `Notes: ${notes}`,
    invited(attendees),
  ];
  return lines.filter(Boolean).join("\n");
}

function invited(attendees: readonly Address[]): string | false {
  return attendees.length > 0 && `${withLine(attendees)} (nobody is sent an invitation)`;
}

/** Which of a repeating event's instances are meant; nothing for one that stands alone. */
export function whichOnes({ repeat }: CalendarEvent, future: boolean): string {
  if (!repeat) return "";
  return future ? " and all after it" : " (only this one, it repeats)";
}
