import type { JsonObject } from "../types/json.ts";

/** What a tool tells where all is asked for that a day brings. */
export type DayShare = {
  /** What the call is given beside the time. */
  readonly input: JsonObject;
  /** The fields that take the time: one where it is a time of today, so that what is late is told too. None: it tells of now alone, which is a share of today. */
  readonly time?: { readonly today: string; readonly other: string };
};
