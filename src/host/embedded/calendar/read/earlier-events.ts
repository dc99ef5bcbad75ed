import type { ContentBlock } from "../../ical/text/content-lines.ts";
import { contentText } from "../../ical/text/content-lines.ts";
import type { Zones } from "../../ical/zones/zones.ts";
import type { EventRecord, EventSeries } from "./event-series.ts";

export type Earlier = readonly EventSeries[];

/** What an earlier state of a file gives to the reading of the next one. */
export type EarlierEvents = {
  readonly zones: Zones;
  /** The record of a VEVENT that stands where it stood, byte for byte. */
  readonly recordAt: (place: number, block: ContentBlock) => EventRecord | undefined;
  /** The series of the same records there was, with all that has been computed of it, or this one. */
  readonly seriesLike: (series: EventSeries) => EventSeries;
};

/**
 * One event added to a large calendar would cost reading and expanding all of it anew; so what has not changed is
 * kept, as long as the file's own zones have not changed either.
 */
export function earlierOf(before: Earlier, zones: Zones): EarlierEvents {
  const known = before[0]?.zones;
  if (!known || known.definitions !== zones.definitions) {
    return { zones, recordAt: () => undefined, seriesLike: (series) => series };
  }
  const records = new Map<number, EventRecord>();
  const families = new Map<EventRecord, EventSeries>();
  for (const series of before) {
    for (const record of recordsOf(series)) {
      records.set(record.place, record);
      families.set(record, series);
    }
  }
  return {
    zones: known,
    recordAt(place, block) {
      const record = records.get(place);
      return record?.source !== undefined && record.source === contentText([block])
        ? record
        : undefined;
    },
    seriesLike(series) {
      const [first] = recordsOf(series);
      const same = first && families.get(first);
      return same && isSame(same, series) ? same : series;
    },
  };
}

function recordsOf({ master, overrides }: EventSeries): readonly EventRecord[] {
  return master ? [master, ...overrides] : overrides;
}

function isSame(a: EventSeries, b: EventSeries): boolean {
  const [ours, others] = [recordsOf(a), recordsOf(b)];
  return (
    a.uid === b.uid &&
    ours.length === others.length &&
    ours.every((record, at) => record === others[at]) &&
    a.earlier.join() === b.earlier.join()
  );
}
