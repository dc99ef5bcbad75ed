import type { CalendarEvent, CalendarHost, EventQuery } from "../../src/host/calendar.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Page } from "../../src/types/page.ts";
import type { Spoken } from "../people.ts";
import { eventRow } from "./event-words.ts";

/** More occurrences than a year of everything has. */
const ENOUGH = 5_000;

/** A page of events in which a series is its first occurrence. */
export async function seriesOnce(
  calendar: Pick<CalendarHost, "query">,
  query: EventQuery,
): Promise<Page<CalendarEvent>> {
  const { rows, more } = await calendar.query({ ...query, limit: ENOUGH });
  const bySeries = Map.groupBy(rows, seriesOf);
  const firsts = [...bySeries.values()].flatMap(([first]) => first ?? []);
  const shown = firsts.slice(0, query.limit);
  return { rows: shown, more: firsts.length - shown.length + more };
}

/** One event that stands for its series: with how that repeats. */
export function seriesRow(event: CalendarEvent, place: Spoken): Row {
  const { repeat } = event;
  const row = eventRow(event, place);
  return repeat === undefined ? row : { ...row, repeats: place.language.say.repeat(repeat) };
}

function seriesOf({ id, calendar, title, repeat }: CalendarEvent): string {
  return repeat === undefined ? id : `${calendar}\n${title}\n${repeat}`;
}
