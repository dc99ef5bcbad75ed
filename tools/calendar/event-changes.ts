import { HostFailure } from "../../src/errors.ts";
import type { CalendarEvent, EventChanges } from "../../src/host/calendar.ts";
import type { Clock } from "../../src/types/clock.ts";
import { resolveDuration } from "../../src/language/en/numbers/find-duration.ts";
import { defined } from "../defined.ts";
import { endAfter, momentNear, nextDay, sameTimeOn, startOfDay } from "../when.ts";

export type SaidChanges = {
  readonly title?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly location?: string | undefined;
  readonly notes?: string | undefined;
};

/** What said words change about an event. A new start keeps its length; a bare time keeps its day. */
export function changesOf(event: CalendarEvent, said: SaidChanges, clock: Clock): EventChanges {
  const { title, location, notes } = said;
  const time = (said.start ?? said.end) ? newTime(event, said, clock) : {};
  const changes = { ...defined({ title, location, notes }), ...time };
  if (Object.keys(changes).length === 0) {
    throw new HostFailure("invalid", `What should change about ${event.title}?`);
  }
  return changes;
}

function newTime(event: CalendarEvent, said: SaidChanges, clock: Clock): EventChanges {
  const moved = said.start ? momentNear(said.start, event.start, clock) : undefined;
  if (event.allDay && moved?.hasTime) {
    const sentence = `${event.title} lasts all day. I can move it to another day, not to a time.`;
    throw new HostFailure("invalid", sentence);
  }
  const length = event.end - event.start;
  const start = moved ? movedStart(event, moved, clock) : event.start;
  const stop = said.end ? endOf(said.end, { start, length }, clock) : moved?.until;
  const end = stop === undefined ? start + length : event.allDay ? nextDay(stop - 1, clock) : stop;
  if (end <= start) {
    throw new HostFailure("invalid", `${event.title} would end before it starts.`);
  }
  return { start, end };
}

const STRETCHED = /^(?:by )?(.+?) (longer|shorter)$/i;

/** "Half an hour longer" than it lasts, else a length or an end. */
function endOf(
  phrase: string,
  { start, length }: { readonly start: number; readonly length: number },
  clock: Clock,
): number {
  const [, change = "", direction = ""] = STRETCHED.exec(phrase.trim()) ?? [];
  const ms = resolveDuration(change);
  if (ms === undefined) return endAfter(phrase, start, clock);
  return start + length + (direction.toLowerCase() === "longer" ? ms : -ms);
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
