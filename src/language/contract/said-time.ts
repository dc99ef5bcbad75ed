import type { When } from "../../types/time/when.ts";

/** What is said of a time; a stored event or reminder has these too. */
export type SaidTime = Pick<When, "from" | "to" | "allDay"> &
  Partial<Pick<When, "repeat" | "bound" | "precision">>;
