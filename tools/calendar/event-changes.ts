import type { CalendarEvent, EventChanges } from "../../src/host/calendar.ts";
import { isBareTime } from "../../src/language/when/said-time.ts";
import type { RunContext } from "../../src/tool/define-tool.ts";
import { ToldFailure } from "../../src/tool/told-failure.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Meaning, Meanings } from "../../src/types/time/meaning.ts";
import { guestsOf } from "../people.ts";
import { defined } from "../defined.ts";
import { nextDay, sameTimeOn, startOfDay } from "../days.ts";
import { endAfter, momentNear, repeatIn } from "../moment-near.ts";

type SaidChanges = {
  readonly title?: string | undefined;
  readonly location?: string | undefined;
  readonly notes?: string | undefined;
  readonly with?: string | undefined;
};

/** What said words change about an event. A new start keeps its length; a bare time keeps its day. */
export async function changesOf(
  event: CalendarEvent,
  said: SaidChanges,
  { host, language, meant }: Pick<RunContext, "host" | "language" | "meant">,
): Promise<EventChanges> {
  const { title, location, notes } = said;
  const time = (meant["start"] ?? meant["end"]) ? newTime(event, meant, host.clock) : {};
  const attendees = said.with ? await guestsOf({ host, language }, said.with) : undefined;
  const changes = { ...defined({ title, location, notes, attendees }), ...time };
  if (Object.keys(changes).length === 0) {
    throw new ToldFailure("invalid", ({ calendar }) => calendar.whatChanges(event.title));
  }
  return changes;
}

function newTime(
  event: CalendarEvent,
  { start: to, end: until }: Meanings,
  clock: Clock,
): EventChanges {
  if (repeatIn(to) !== undefined && event.repeat === undefined) {
    throw new ToldFailure("invalid", ({ calendar }) => calendar.cantRepeat(event.title));
  }
  const moved = to && momentNear(to, event.start, clock);
  if (event.allDay && moved?.hasTime) {
    throw new ToldFailure("invalid", ({ calendar }) => calendar.staysAllDay(event.title));
  }
  const length = event.end - event.start;
  const start = moved ? movedStart(event, moved, clock) : event.start;
  const stop = until ? endOf(until, { start, length, isKept: !to }, clock) : moved?.until;
  const end = stop === undefined ? start + length : event.allDay ? nextDay(stop - 1, clock) : stop;
  if (end <= start) {
    throw new ToldFailure("invalid", ({ calendar }) => calendar.endsFirst(event.title));
  }
  return { start, end };
}

type Lasting = {
  readonly start: number;
  readonly length: number;
  /** Its start stays as it is. */
  readonly isKept: boolean;
};

/** "Half an hour longer" than it lasts, else a length or an end: an hour near the old one, where that alone changes. */
function endOf(meaning: Meaning, { start, length, isKept }: Lasting, clock: Clock): number {
  if (meaning.kind === "stretch") return start + length + meaning.ms;
  const isHour = meaning.kind === "when" && isBareTime(meaning.when);
  const near = isKept && isHour ? momentNear(meaning, start + length, clock).at : start;
  return near > start ? near : endAfter(meaning, start, clock);
}

/** A day without a time keeps the event's own time of day. */
function movedStart(
  event: CalendarEvent,
  moved: { readonly at: number; readonly hasTime: boolean },
  clock: Clock,
): number {
  if (event.allDay) return startOfDay(moved.at, clock);
  return moved.hasTime ? moved.at : sameTimeOn(moved.at, event.start, clock);
}
