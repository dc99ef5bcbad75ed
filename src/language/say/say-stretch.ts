import type { TimeSentences } from "../contract/sentences/times.ts";
import type { Sayings } from "../contract/sayings.ts";
import { toLocal } from "../when/local-time.ts";

type StretchWords = Pick<Sayings, "nearDay"> &
  Pick<TimeSentences, "onDay" | "span"> & {
    /** From one day up to another, and a part of a day. */
    readonly days: (first: string, last: string) => string;
    readonly part: (day: string, span: string) => string;
  };

/** Says days, or a part of one, within a sentence. */
export function stretchesBy(words: StretchWords): TimeSentences["stretch"] {
  return (stretch, clock) => {
    const [first, end] = [toLocal(stretch.from, clock.zone), toLocal(stretch.to, clock.zone)];
    const start = first.startOf("day");
    const next = start.plus({ days: 1 });
    if (end > next) {
      return words.days(words.nearDay(stretch.from, clock), words.nearDay(stretch.to - 1, clock));
    }
    const day = words.onDay(stretch.from, clock);
    const isWhole = first.equals(start) && end.equals(next);
    return isWhole ? day : words.part(day, words.span(stretch, clock));
  };
}
