import type { NewEvent } from "../../src/host/calendar.ts";
import type { RunContext } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Meanings } from "../../src/types/time/meaning.ts";
import { defined } from "../defined.ts";
import { guestsOf } from "../people.ts";
import { nameIn } from "../named.ts";
import { nextDay, startOfDay } from "../days.ts";
import { endAfter, momentOf, repeatOf, wordsOf } from "../moment-near.ts";

/** How long an event is when nobody says it. */
const USUAL_MS = 60 * 60_000;
const DAY_MS = 24 * USUAL_MS;

export type SaidEvent = {
  readonly title: string;
  readonly start: string;
  readonly calendar?: string | undefined;
  readonly location?: string | undefined;
  readonly notes?: string | undefined;
  readonly with?: string | undefined;
  readonly all_day?: boolean | undefined;
  readonly alert_min?: number | undefined;
};

/** The event that said words mean: names looked up, times resolved, its end after its start. */
export async function newEvent(
  { host, language, meant }: Pick<RunContext, "host" | "language" | "meant">,
  said: SaidEvent,
): Promise<NewEvent> {
  const { title, location, notes } = said;
  const calendar = said.calendar
    ? (await nameIn({ host, language }, "calendar", said.calendar)).id
    : undefined;
  const repeat = meant["repeat"] && repeatOf(meant["repeat"]);
  const { hasHour } = language.wordingOf(title).cues;
  const time = timesOf(said, { meant, hasHour, clock: host.clock });
  const attendees = said.with ? await guestsOf({ host, language }, said.with) : undefined;
  return {
    title,
    start: time.start,
    end: time.end,
    allDay: time.allDay,
    ...defined({
      calendar,
      location,
      notes,
      repeat: repeat ?? time.repeat,
      alertMinutes: said.alert_min,
      attendees,
    }),
  };
}

type Timing = {
  readonly meant: Meanings;
  /** What it is called has an hour. */
  readonly hasHour: boolean;
  readonly clock: Clock;
};

/** A meeting is on no day without an hour, nor is what lasts two hours; what lasts several days has none. */
function isOfHour(hasHour: boolean, until: Meanings[string] | undefined): boolean {
  return hasHour || (until?.kind === "length" && until.ms < DAY_MS);
}

function timesOf(
  { start: words, all_day: saidAllDay }: SaidEvent,
  { meant: { start: from, end: until }, hasHour, clock }: Timing,
): Pick<NewEvent, "start" | "end" | "allDay" | "repeat"> {
  const begin = momentOf(from ?? { kind: "unread", words }, clock);
  const allDay = saidAllDay ?? !begin.hasTime;
  const isOpen = saidAllDay === undefined && allDay && begin.until === undefined;
  if (from && isOpen && isOfHour(hasHour, until)) {
    throw new ToldFailure("invalid", ({ times }) => times.whichHour(wordsOf(from)));
  }
  const start = allDay ? startOfDay(begin.at, clock) : begin.at;
  const stop = until ? endAfter(until, start, clock) : begin.until;
  const end = allDay
    ? nextDay(stop === undefined ? start : stop - 1, clock)
    : (stop ?? start + USUAL_MS);
  if (end <= start) {
    const time = { start, end: start, allDay };
    throw new ToldFailure("invalid", ({ calendar }) => calendar.newEndsFirst(time, clock));
  }
  return { start, end, allDay, ...(begin.repeat ? { repeat: begin.repeat } : {}) };
}
