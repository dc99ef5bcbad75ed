import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";

/** Days and months by name: written large, and no name of anybody or anything. */
export const DAY_NAMES: ReadonlySet<string> = new Set([
  ...WEEKDAYS.keys(),
  ...MONTHS.keys(),
  "easter",
  "christmas",
]);

/** How a day begins, as a piece of an expression: "take everything out of Friday". */
export const DAY = "(?:today|tonight|tomorrow|this|next|mon|tues|wednes|thurs|fri|satur|sun)";
