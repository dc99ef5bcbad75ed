import type { Bias } from "../../../types/time/when.ts";

const MORNING = /\b(?:breakfast|sunrise)\b/i;
const EVENING = /\b(?:dinner|supper|drinks|cocktails|nightcap|table for|bedtime|evening|sunset)\b/i;

/** The half of the day that what something is called tells: breakfast at eight, dinner at eight. */
export function biasOf(title: string): Bias {
  if (EVENING.test(title)) return "evening";
  return MORNING.test(title) ? "morning" : "afternoon";
}
