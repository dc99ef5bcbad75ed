import { HostFailure } from "../../../errors.ts";
import { matchesText } from "../../../language/matches-text.ts";
import type { Page } from "../../../types/page.ts";
import type { CalendarEvent, EventQuery } from "../../calendar.ts";
import type { Collection } from "../vdir/collections.ts";
import { collectionsWith, findCollection } from "../vdir/find-collection.ts";
import type { VdirState } from "../vdir/vdir-item.ts";
import type { CalendarIndex, FoundOccurrence } from "./calendar-index.ts";
import { eventOf, indexSeries, occurrencesIn } from "./calendar-index.ts";
import type { EventSeries } from "./read/event-series.ts";
import { FIRST_EPOCH, LAST_EPOCH } from "./edit/event-times.ts";
import type { Between } from "./read/occurrences.ts";

export type CalendarState = VdirState<readonly EventSeries[]>;

type StemOf = (word: string) => string;

const indexes = new WeakMap<CalendarState, CalendarIndex>();

/** The index of a state, made once: one state is asked several times before a file changes. */
export function indexOf(state: CalendarState): CalendarIndex {
  let index = indexes.get(state);
  if (!index) indexes.set(state, (index = indexSeries(state)));
  return index;
}

export function calendarsOf(state: CalendarState): readonly Collection[] {
  return collectionsWith(state, (series) => series.length > 0);
}

/** The occurrences that are meant, by start. Fails with `not_found` or `ambiguous` for a calendar's name. */
export function searchEvents(
  state: CalendarState,
  query: EventQuery,
  stemOf: StemOf,
): Page<CalendarEvent> {
  const window = windowOf(query);
  const collection = chosenCalendar(state, query.calendar);
  const found: FoundOccurrence[] = [];
  for (const entry of indexOf(state).entries) {
    if (collection && entry.item.collection.id !== collection.id) continue;
    for (const occurrence of occurrencesIn(entry, window)) {
      if (isMeant(occurrence.record, query.text, stemOf)) found.push({ entry, occurrence });
    }
  }
  found.sort((a, b) => byStart(a.occurrence, b.occurrence));
  const rows = found.slice(0, query.limit).map(eventOf);
  return { rows, more: found.length - rows.length };
}

/** The calendar of a name, if one is named; fails with `not_found` or `ambiguous`. */
export function chosenCalendar(
  state: CalendarState,
  name: string | undefined,
): Collection | undefined {
  if (name === undefined) return undefined;
  const { unreadable } = state;
  return findCollection(calendarsOf(state), { name, word: "calendar", unreadable });
}

/** What of the asked time a calendar can hold; fails with `invalid` where it ends before it starts. */
function windowOf({ from, to }: EventQuery): Between {
  if (from < to) return { from: Math.max(from, FIRST_EPOCH), to: Math.min(to, LAST_EPOCH) };
  throw new HostFailure("invalid", "The time asked about ends before it starts.");
}

function isMeant(
  { title, location, notes, attendees }: FoundOccurrence["occurrence"]["record"],
  text: string | undefined,
  stemOf: StemOf,
): boolean {
  return text === undefined || matchesText(text, [title, location, notes, ...attendees], stemOf);
}

function byStart(a: FoundOccurrence["occurrence"], b: FoundOccurrence["occurrence"]): number {
  return a.start - b.start || a.end - b.end || a.record.title.localeCompare(b.record.title);
}
