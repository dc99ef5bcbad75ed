import type { Conventions } from "../../../types/time/conventions.ts";
import { USUAL } from "../../when/usual-conventions.ts";

/** What English words leave open: as most of those who speak it settle it. */
export const conventions: Conventions = {
  ...USUAL,
  dates: "day-first",
  country: "GB",
  nextWeekday: "next-week",
  nextDays: "from-now",
};
