import type { TimeSentences } from "../contract/sentences/times.ts";
import type { Sayings } from "../contract/sayings.ts";

type SpanWords = Pick<Sayings, "nearDay" | "moment" | "startTime" | "time"> & {
  /** Two times of one day, or one with the moment it ends at on a later one. */
  readonly within: (start: string, end: string) => string;
  readonly beyond: (start: string, end: string) => string;
};

/** Says from one time of day to another, with the day where it ends on a later one. */
export function spansBy(words: SpanWords): TimeSentences["span"] {
  return ({ from, to }, clock) => {
    const start = words.startTime(from, clock);
    if (to <= from) return start;
    // What ends at midnight is of the day before.
    const isOneDay = words.nearDay(from, clock) === words.nearDay(to - 1, clock);
    return isOneDay
      ? words.within(start, words.time(to, clock))
      : words.beyond(start, words.moment(to, clock));
  };
}
