import { HostFailure } from "../../../../errors.ts";
import type { EventTarget } from "./edit-occurrence.ts";
import type { EventRecord } from "../read/event-series.ts";
import { readingLike, readingOf } from "../read/readings.ts";

/** A series and the reading from which on it is changed or ended. */
export type SeriesCut = EventTarget & { readonly master: EventRecord; readonly reading: number };

/** Where a series is cut; fails with `invalid` where it cannot be. */
export function cutAt(target: EventTarget): SeriesCut {
  const { series, occurrence } = target;
  const reading =
    occurrence.instant === undefined ? undefined : readingOf(occurrence.instant, series);
  if (!series.master || reading === undefined) {
    throw new HostFailure("invalid", "This calendar holds only this one date of the event.");
  }
  if (series.overrides.some(({ isForLater }) => isForLater)) {
    const sentence =
      "Another program has changed this event from a date on; I can change single dates only.";
    throw new HostFailure("invalid", sentence);
  }
  const [name] = series.master.broken;
  if (name !== undefined) {
    const sentence = `This event has a damaged ${name} in its file; I can change single dates only.`;
    throw new HostFailure("refused", sentence);
  }
  return { ...target, master: series.master, reading };
}

/** The replaced occurrences from the cut on. */
export function laterOverrides({ series, master, reading }: SeriesCut): readonly EventRecord[] {
  return series.overrides.filter(
    ({ recurrence, start }) =>
      readingLike(master.start, recurrence ?? start, series.zones) >= reading,
  );
}
