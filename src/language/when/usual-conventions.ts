import type { Conventions } from "../../types/time/conventions.ts";
import { PART_HOURS } from "./part-hours.ts";

/** What holds where a language or its user settles nothing else. Seasons are those of the northern sky. */
export const USUAL: Conventions = {
  dates: "day-first",
  country: "GB",
  nextWeekday: "next-week",
  nextDays: "from-now",
  parts: PART_HOURS,
  seasons: {
    spring: { month: 3, day: 20 },
    summer: { month: 6, day: 21 },
    autumn: { month: 9, day: 23 },
    winter: { month: 12, day: 21 },
  },
};
