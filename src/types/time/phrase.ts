import type { Feast } from "./feast.ts";
import type { Length, Unit } from "./length.ts";

/**
 * What a time phrase says, before anybody looks at a clock: readers make these from words,
 * resolvers turn them into instants.
 */
export type Phrase = {
  /** Said of the whole phrase: "tomorrow" in "tomorrow from 2 to 4". */
  readonly shared: Pieces;
  readonly range?: { readonly from: Pieces; readonly to: Pieces };
  /** Only one end was said: "since Monday", "until 3". */
  readonly bound?: Bound;
  /** Where a repetition starts and ends: "every day from Monday until Friday", "for two weeks". */
  readonly repeatFrom?: Pieces;
  readonly repeatUntil?: Pieces;
  readonly repeatFor?: Length;
};

/** `after` is "since" without the day or hour itself; `before` is "until" without it. */
export type Bound = "since" | "from" | "after" | "until" | "before";

/** The parts of one moment. Several days are said of the same one: "tomorrow, Tuesday 3 March". */
export type Pieces = {
  readonly days: readonly Day[];
  readonly period?: Period;
  readonly part?: PartName;
  readonly clock?: ClockTime;
  readonly shift?: Shift;
  /** An ISO time with its own offset: epoch milliseconds. */
  readonly instant?: number;
  readonly repeat?: Repeat;
};

/** `hour` 1 to 12 is open to morning or afternoon unless `meridiem` or `isExact` says otherwise. */
export type ClockTime =
  | {
      readonly kind: "clock";
      readonly hour: number;
      readonly minute: number;
      readonly meridiem?: "am" | "pm";
      /** Written on the 24-hour clock. */
      readonly isExact: boolean;
    }
  /** "five past", "quarter to": minutes counted from whichever hour comes next. */
  | { readonly kind: "minutes"; readonly minute: number }
  | { readonly kind: "midnight" }
  /** "this time (tomorrow)" and "now". */
  | { readonly kind: "now" };

export type Which = "bare" | "this" | "next" | "last" | "coming";

export type Day =
  /** Days from today. */
  | { readonly kind: "relative"; readonly days: number }
  /** 1 is Monday, as in luxon. */
  | { readonly kind: "weekday"; readonly weekday: number; readonly which: Which }
  | {
      readonly kind: "date";
      readonly day: number;
      readonly month?: number;
      readonly year?: number;
      /** Months from this one: "the 5th of next month" is 1. */
      readonly monthShift?: number;
    }
  /** `nth` -1 is the last. */
  | {
      readonly kind: "nth-weekday";
      readonly nth: number;
      readonly weekday: number;
      readonly month?: number;
      readonly monthShift?: number;
    }
  | { readonly kind: "feast"; readonly feast: Feast; readonly which: Which }
  | { readonly kind: "shifted"; readonly amount: number; readonly unit: Unit; readonly base?: Day }
  | { readonly kind: "edge"; readonly edge: "start" | "middle" | "end"; readonly period: Period };

export type PeriodUnit = "week" | "weekend" | "month" | "year";

export type Period =
  /** `shift` 1 is the next one. */
  | { readonly kind: "unit"; readonly unit: PeriodUnit; readonly shift: number }
  | {
      readonly kind: "month";
      readonly month: number;
      readonly which: Which;
      readonly year?: number;
    }
  | { readonly kind: "year"; readonly year: number }
  /** "the next two weeks", "the last hour". */
  | {
      readonly kind: "rolling";
      readonly direction: 1 | -1;
      readonly amount: number;
      readonly unit: Unit;
    }
  /** "later this week", "the rest of the day". */
  | { readonly kind: "rest"; readonly unit: "day" | PeriodUnit };

/** Hours and minutes from now, also negative. */
export type Shift = { readonly ms: number };

export type PartName =
  | "morning"
  | "early-morning"
  | "first-thing"
  | "late-morning"
  | "lunchtime"
  | "after-lunch"
  | "afternoon"
  | "early-afternoon"
  | "late-afternoon"
  | "after-work"
  | "evening"
  | "early-evening"
  | "late-evening"
  | "dinnertime"
  | "bedtime"
  | "night"
  | "tonight"
  | "day-end";

export type Repeat = {
  readonly frequency: "MINUTELY" | "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  readonly interval: number;
  readonly weekdays: readonly number[];
  readonly monthDay?: number;
  readonly nth?: number;
  readonly month?: number;
};
