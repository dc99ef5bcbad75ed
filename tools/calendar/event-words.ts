import type { CalendarEvent } from "../../src/host/calendar.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";
import { durationWords } from "../time-words.ts";

type Place = {
  readonly host: Pick<Spoken["host"], "clock">;
  readonly language: Pick<Spoken["language"], "say">;
};

/** A place and a calendar may have any name. */
export const EVENT_LABELS: readonly string[] = ["place", "calendar"];

/** One event as short facts. */
export function eventRow(event: CalendarEvent, { host: { clock }, language: { say } }: Place): Row {
  return {
    id: event.id,
    at: event.start,
    people: event.attendees,
    title: clean(event.title),
    day: say.nearDay(event.start, clock),
    time: say.calendar.hours(event, clock),
    place: event.location && clean(event.location),
    calendar: event.calendar,
    repeats: event.repeat && say.calendar.repeats,
    told: {
      isAllDay: event.allDay,
      ...(event.repeat ? { repeats: say.repeat(event.repeat) } : {}),
    },
    details: {
      people: peopleOf(event, say),
      length: lengthOf(event, say),
      notes: event.notes && clean(event.notes),
    },
  };
}

function peopleOf({ attendees = [] }: CalendarEvent, { list }: Sayings): string | undefined {
  return attendees.length === 0 ? undefined : list(attendees.map((one) => clean(one)));
}

function lengthOf({ start, end, allDay }: CalendarEvent, say: Sayings): string | undefined {
  return allDay || end <= start ? undefined : durationWords(say, end - start);
}
