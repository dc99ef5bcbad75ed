import type { ClockTime } from "../../../../types/time/phrase.ts";

/** What the words lack to be a time by themselves. */
export type ClockWeakness = "hour" | "hour-minute" | "minutes" | "now";

export type ReadClock = { readonly clock: ClockTime; readonly weakness?: ClockWeakness };
