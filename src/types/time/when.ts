import type { Conventions } from "./conventions.ts";
import type { Phrase } from "./phrase.ts";

/** What the words pinned down; `minute` also for ranges between two times of day. */
export type Precision = "minute" | "part" | "day" | "weekend" | "week" | "month" | "year";

/**
 * A time phrase as instants: a moment, or the stretch [from, to). All are epoch milliseconds.
 *
 * - "at five" is a moment: `from` = `to` = `at`, precision `minute`.
 * - "tomorrow" is that day from midnight to midnight, `allDay`; `at` is nine in the morning.
 * - "tomorrow morning" is 6 to 12 with `at` 9:00, precision `part`.
 * - "between two and four" is that stretch, precision `minute`.
 * - "every Monday at nine" is its first occurrence with `repeat`.
 * - "since Monday", "until 3" say one end (`bound`); the other is now, or far away.
 */
export type When = {
  /** The words it was made from. */
  readonly text: string;
  readonly from: number;
  /** Exclusive; equals `from` for a moment. */
  readonly to: number;
  /** The one moment to use where one is needed, as for an alarm; the end where only that was said. */
  readonly at: number;
  readonly precision: Precision;
  /** No time of day was said: `from` and `to` are local midnights. */
  readonly allDay: boolean;
  /** RRULE value: FREQ=WEEKLY;BYDAY=MO. */
  readonly repeat?: string;
  /** Only this end was said. */
  readonly bound?: "from" | "until";
  /** The time said does not exist that day (clocks go forward); it was moved ahead by the gap. */
  readonly shifted?: true;
  /** What was said before anybody looked at a clock; without it the instants alone count. */
  readonly said?: Phrase;
  /** The words as a part of a sentence: "in March"; for a reader to give where they can be repeated. */
  readonly inSentence?: string;
};

/** The half of the day that bare hours lie in. */
export type Bias = "afternoon" | "morning" | "evening";

export type WhenOptions = {
  /** Where bare times lie: ahead (the default, for plans) or behind ("what did I get on Monday"). */
  readonly lean?: "future" | "past";
  /** Bare hours 1 to 7 mean the afternoon by default; `morning` for waking up ("wake me at six"), `evening` for dinner. */
  readonly bias?: Bias;
  /** What the words leave open, where it is settled otherwise than by the language. */
  readonly conventions?: Conventions;
};
