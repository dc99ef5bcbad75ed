import type { Clock } from "../../../types/clock.ts";
import { momentsBy } from "../../say/say-moment.ts";
import { sayDuration } from "./say-duration.ts";
import { sayDay, sayTime } from "./say-time.ts";

/** The time of day something starts at: midnight is "12 am" of the day it begins, "at midnight" would be said of the day before. */
export function startTime(ms: number, clock: Pick<Clock, "zone">): string {
  const time = sayTime(ms, clock);
  return time === "midnight" ? "12 am" : time;
}

/** "In 5 seconds", "in 20 minutes, at 8:50 am", "today at 5 pm", "last Tuesday at noon", "Friday 6 March at 9 am". */
export const { sayMoment, sayNearDay } = momentsBy({
  locale: "en",
  day: sayDay,
  startTime,
  onDay: (day, time) => `${day} at ${time}`,
  ahead: (ms) => `in ${sayDuration(ms)}`,
  aheadAt: (ahead, time) => `${ahead}, at ${time}`,
  last: (weekday) => `last ${weekday}`,
});
