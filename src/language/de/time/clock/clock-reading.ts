import type { ClockTime } from "../../../../types/time/phrase.ts";

/** A bare number; minutes without an hour; "jetzt". */
export type ClockWeakness = "hour" | "hour-minute" | "minutes" | "now";
export type ReadClock = { readonly clock: ClockTime; readonly weakness?: ClockWeakness };
