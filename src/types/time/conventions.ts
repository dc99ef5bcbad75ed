import type { PartName, Season } from "./day-part.ts";

/** Minutes after midnight: where a part of the day starts, ends, and the time meant by it. */
export type PartHours = { readonly from: number; readonly to: number; readonly at: number };

/** What words leave open, and a language or its user settles: each is a habit, none is wrong. */
export type Conventions = {
  /** What 3/5 and 3-5 mean. */
  readonly dates: "day-first" | "month-first";
  /** Whose holidays are meant: a code of ISO 3166. */
  readonly country: string;
  /** "Next Friday" on a Monday: that of next week, or the first ahead. */
  readonly nextWeekday: "next-week" | "first-ahead";
  /** "The next three days": from now on, or whole days from tomorrow. */
  readonly nextDays: "from-now" | "from-tomorrow";
  /** When the parts of a day begin and end. */
  readonly parts: Readonly<Record<PartName, PartHours>>;
  /** The first day of each. */
  readonly seasons: Readonly<Record<Season, { readonly month: number; readonly day: number }>>;
};
