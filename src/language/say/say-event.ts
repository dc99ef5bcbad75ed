import type {
  AskedChanges,
  AskedEvent,
  EventTime,
  Instances,
} from "../contract/sentences/calendar.ts";
import type { Sayings } from "../contract/sayings.ts";
import type { TimeSentences } from "../contract/sentences/times.ts";
import type { Clock } from "../../types/clock.ts";

type TimeWords = Pick<Sayings, "nearDay" | "when"> &
  Pick<TimeSentences, "span"> & {
    readonly allDay: string;
    /** The last of several days that it takes. */
    readonly until: (day: string) => string;
  };

type SayTime = (time: EventTime, clock: Clock) => string;

/** Says when an event is: with its date, for questions, and its hours alone, for facts. */
export function eventTimesBy({ nearDay, when, span, allDay, until }: TimeWords): {
  readonly whenOf: SayTime;
  readonly hoursOf: SayTime;
} {
  return {
    whenOf: ({ start, end, allDay: isWhole }, clock) => {
      const day = when({ from: start, to: end, allDay: isWhole }, clock);
      return isWhole ? `${day}, ${allDay}` : day;
    },
    hoursOf: ({ start, end, allDay: isWhole }, clock) => {
      if (!isWhole) return span({ from: start, to: end }, clock);
      const last = nearDay(end - 1, clock);
      return nearDay(start, clock) === last ? allDay : until(last);
    },
  };
}

type Field = "repeat" | "place" | "notes" | "title" | "time";
type QuestionWords = Pick<Sayings, "repeat"> & {
  readonly whenOf: SayTime;
  readonly add: (event: AskedEvent, when: string) => string;
  readonly change: (title: string, when: string, instances: Instances) => string;
  /** What each field is called before its value. */
  readonly fields: Readonly<Record<Field, string>>;
  readonly alert: (minutes: number) => string;
  readonly invited: (guests: string) => string;
};

/** Asks whether an event is to be made or changed, with a line below for each thing that is written down with it. */
export function eventQuestionsBy(words: QuestionWords): {
  readonly askAdd: (event: AskedEvent, clock: Clock) => string;
  readonly askChange: (asked: AskedChanges, clock: Clock) => string;
} {
  const line = (field: Field, value: string): string => `${words.fields[field]}: ${value}`;
  const invited = (guests: readonly string[]): string | false =>
    guests.length > 0 && words.invited(guests.join("; "));
  return {
    askAdd: (event, clock) => {
      const { time, repeat, location, notes, guests, alertMinutes } = event;
      return linesOf([
        words.add(event, words.whenOf(time, clock)),
        repeat && line("repeat", words.repeat(repeat)),
        invited(guests),
        location && line("place", location),
        notes && line("notes", notes),
        alertMinutes !== undefined && words.alert(alertMinutes),
      ]);
    },
    askChange: ({ title, time, instances, changes }, clock) =>
      linesOf([
        words.change(title, words.whenOf(time, clock), instances),
        changes.title !== undefined && line("title", changes.title),
        changes.time && line("time", words.whenOf(changes.time, clock)),
        changes.location !== undefined && line("place", changes.location),
        changes.notes !== undefined && line("notes", changes.notes),
        invited(changes.guests),
      ]),
  };
}

function linesOf(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join("\n");
}
