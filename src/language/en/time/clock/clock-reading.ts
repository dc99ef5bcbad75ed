import type { ClockTime } from "../../../../types/time/phrase.ts";

/** What the words lack to be a time by themselves. */
export type ClockWeakness = "hour" | "hour-minute" | "lettered" | "minutes" | "now";

export type ReadClock = {
  readonly clock: ClockTime;
  readonly zone?: string;
  readonly weakness?: ClockWeakness;
};
