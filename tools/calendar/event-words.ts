import type { CalendarEvent } from "../../src/host/calendar.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import { sayList, sayWhen } from "../spoken.ts";
import type { Clock } from "../../src/types/clock.ts";
import { clean } from "../speech.ts";
import { dayWords, durationWords, spanWords } from "../time-words.ts";

/** One event as short facts. */
export function eventRow(event: CalendarEvent, clock: Clock): Row {
  return {
    id: event.id,
    at: event.start,
    people: event.attendees,
    title: clean(event.title),
    day: dayWords(event.start, clock),
    time: hoursOf(event, clock),
    place: event.location && clean(event.location),
    calendar: event.calendar,
    repeats: event.repeat && "repeats",
    details: {
      people: peopleOf(event),
      length: lengthOf(event),
      notes: event.notes && clean(event.notes),
    },
  };
}

function peopleOf({ attendees = [] }: CalendarEvent): string | undefined {
  return attendees.length === 0 ? undefined : sayList(attendees.map((one) => clean(one)));
}

function lengthOf({ start, end, allDay }: CalendarEvent): string | undefined {
  return allDay || end <= start ? undefined : durationWords(end - start);
}

/** "Dentist, tomorrow, 4 pm to 4:40 pm": an event named so that it can't be mistaken. */
export function eventWords(event: CalendarEvent, clock: Clock): string {
  return `${clean(event.title)}, ${dayWords(event.start, clock)}, ${hoursOf(event, clock)}`;
}

/** When an event is, with its date, for questions: "tomorrow, Tuesday 3 March, from 4 to 5 pm". */
export function whenWords(
  { start, end, allDay }: Pick<CalendarEvent, "start" | "end" | "allDay">,
  clock: Clock,
): string {
  const day = sayWhen({ from: start, to: end, allDay }, clock);
  return allDay ? `${day}, all day` : day;
}

function hoursOf({ start, end, allDay }: CalendarEvent, clock: Clock): string {
  if (!allDay) return spanWords(start, end, clock);
  const isOneDay = dayWords(start, clock) === dayWords(end - 1, clock);
  return isOneDay ? "all day" : `until ${dayWords(end - 1, clock)}`;
}
