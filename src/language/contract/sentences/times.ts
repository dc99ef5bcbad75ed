import type { Clock } from "../../../types/clock.ts";
import type { SaidTime } from "../said-time.ts";

/** From one instant to another, in epoch milliseconds. */
export type Stretch = { readonly from: number; readonly to: number };

/** Words that were to be a time, and are none. */
export type UnreadTime = "time" | "length" | "repeat" | "hours";

/** Times as parts of the sentences of the tools, and what keeps a time from being one. */
export type TimeSentences = {
  /** The day within a sentence. */
  readonly onDay: (ms: number, clock: Clock) => string;
  /** The same of a day by its words (`nearDay`). */
  readonly dayWithin: (day: string) => string;
  /** From one time of day to another, with the day where it ends on a later one. */
  readonly span: (stretch: Stretch, clock: Clock) => string;
  /** Days, or a part of one, within a sentence. */
  readonly stretch: (stretch: Stretch, clock: Clock) => string;
  /** Where nobody said which days. */
  readonly nextDays: string;
  readonly unread: (what: UnreadTime, words: string) => string;
  /** What was read of a time, offered, and what was not. */
  readonly halfRead: (left: string, when: SaidTime, clock: Clock) => string;
  /** The clocks skip it. */
  readonly skipped: (words: string) => string;
  /** The hour of a day that was said in these words is asked for. */
  readonly whichHour: (words: string) => string;
  readonly endsFirst: string;
  readonly hasPassed: string;
};
