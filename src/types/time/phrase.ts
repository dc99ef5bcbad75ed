import type { Conventions } from "./conventions.ts";
import type { PartName, Season } from "./day-part.ts";
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
  readonly repeatCount?: number;
  /** How long it lasts from where it begins: "from 4 pm for half an hour". */
  readonly lasting?: readonly Length[];
  /** What words leave open, where it is settled otherwise than by the engine. */
  readonly conventions?: Conventions;
};

/** `after` is "since" without the day or hour itself; `before` is "until" without it, `through` with the whole of it. */
export type Bound = "since" | "from" | "after" | "until" | "through" | "before";

/** The parts of one moment. Several days are said of the same one: "tomorrow, Tuesday 3 March". */
export type Pieces = {
  readonly days: readonly Day[];
  readonly period?: Period;
  readonly part?: PartName;
  readonly clock?: ClockTime;
  readonly shift?: Shift;
  /** "Two hours before noon": so long after the time of day, negative before it. */
  readonly offsetMs?: number;
  /** Where the clocks show the time that was said: "4 pm CET"; an IANA name. */
  readonly zone?: string;
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
      /** A number and nothing else: beside a date it may be a day. */
      readonly isBare?: true;
    }
  /** "five past", "quarter to": minutes counted from whichever hour comes next. */
  | { readonly kind: "minutes"; readonly minute: number }
  | { readonly kind: "midnight" }
  /** "this time (tomorrow)" and "now"; `isSame`: "the same time", which is its own for what has a time already. */
  | { readonly kind: "now"; readonly isSame?: true };

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
      /** Years from this one: "the 5th of May next year" is 1. */
      readonly yearShift?: number;
      /** "next 4 July", "last 4 July": the side it lies on. */
      readonly which?: Which;
    }
  /** `nth` -1 is the last. */
  | {
      readonly kind: "nth-weekday";
      readonly nth: number;
      readonly weekday: number;
      readonly month?: number;
      readonly monthShift?: number;
      readonly year?: number;
    }
  /** "the last day of May", "the 20th day of next month"; negative from the end. */
  | {
      readonly kind: "nth-day";
      readonly nth: number;
      /** Of these days only: "the first Monday of the year". */
      readonly weekday?: number;
      /** Of all these together: "the last working day of the month". */
      readonly weekdays?: readonly number[];
      readonly of: Period;
    }
  /** "three Fridays from now", "two Mondays ago" (negative), "five working days after Easter". */
  | {
      readonly kind: "counted-weekday";
      readonly count: number;
      readonly weekdays: readonly number[];
      readonly base?: Day;
    }
  | {
      readonly kind: "feast";
      readonly feast: Feast;
      readonly which: Which;
      readonly year?: number;
      readonly yearShift?: number;
    }
  /** A holiday of a country, by its name there. */
  | {
      readonly kind: "holiday";
      readonly holiday: {
        readonly country: string;
        readonly state?: string;
        readonly language: string;
        readonly name: string;
      };
      readonly which: Which;
      readonly year?: number;
      readonly yearShift?: number;
    }
  | { readonly kind: "shifted"; readonly amount: number; readonly unit: Unit; readonly base?: Day }
  /** "The Friday closest to 20 June", "the second closest Monday to it". */
  | {
      readonly kind: "closest";
      readonly nth: number;
      readonly weekday: number;
      readonly to: Day;
    }
  | { readonly kind: "edge"; readonly edge: "start" | "middle" | "end"; readonly period: Period };

export type PeriodUnit = "week" | "weekend" | "month" | "quarter" | "year";

export type Period =
  /** `shift` 1 is the next one. */
  | { readonly kind: "unit"; readonly unit: PeriodUnit; readonly shift: number }
  | {
      readonly kind: "month";
      readonly month: number;
      readonly which: Which;
      readonly year?: number;
      readonly yearShift?: number;
    }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "decade"; readonly year: number }
  /** "this winter"; without a name whichever it is. */
  | {
      readonly kind: "season";
      readonly season?: Season;
      readonly which: Which;
      readonly year?: number;
      readonly yearShift?: number;
    }
  /** "the second week of May", "the third quarter"; negative from the end. */
  | {
      readonly kind: "nth";
      readonly nth: number;
      readonly unit: Exclude<PeriodUnit, "year">;
      readonly of?: Period;
    }
  /** "the first half of May", and of three parts "early May", "late 2027". */
  | {
      readonly kind: "share";
      readonly nth: 1 | 2 | 3;
      readonly parts: 2 | 3;
      readonly of: Period;
    }
  /** "the first ten days of May"; negative from the end. */
  | {
      readonly kind: "run";
      readonly count: number;
      readonly unit: "day" | "week" | "month";
      readonly of: Period;
    }
  /** "the week of the 5th", "the weekend before Christmas": `shift` weeks from that of the day. */
  | {
      readonly kind: "week-of";
      readonly day: Day;
      readonly unit: "week" | "weekend";
      readonly shift: number;
      /** "Memorial Day weekend": the nearest, with the day where it lies beside it. */
      readonly isNearest?: true;
    }
  /** "week 12", as ISO 8601 counts them. */
  | { readonly kind: "numbered-week"; readonly week: number; readonly year?: number }
  /** "the 21st century" */
  | { readonly kind: "century"; readonly year: number }
  /** "the next two weeks", "the last hour". */
  | {
      readonly kind: "rolling";
      readonly direction: 1 | -1;
      readonly amount: number;
      readonly unit: Unit | "quarter" | "weekend";
    }
  /** "later this week", "the rest of the day". */
  | { readonly kind: "rest"; readonly unit: "day" | PeriodUnit }
  /** "the rest of next month". */
  | { readonly kind: "rest"; readonly of: Period }
  /** "earlier this week". */
  | { readonly kind: "so-far"; readonly unit: "day" | PeriodUnit };

/** From now, also negative: months by the calendar, the rest in real time. */
export type Shift = { readonly ms: number; readonly months?: number };

export type Repeat = {
  readonly frequency: "MINUTELY" | "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  readonly interval: number;
  readonly weekdays: readonly number[];
  /** Of a month, negative from its end. */
  readonly monthDays?: readonly number[];
  /** Which of the weekdays of a month (or of `month`), negative from its end. */
  readonly nths?: readonly number[];
  readonly month?: number;
  /** Of all these days of a month only this one: "the last working day"; negative from its end. */
  readonly position?: number;
};
