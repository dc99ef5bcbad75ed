import type { Clock } from "../../../types/clock.ts";
import { momentsBy } from "../../say/say-moment.ts";
import { toLocal } from "../../when/local-time.ts";
import { sayLengthAhead } from "./say-duration.ts";
import { sayDay, startWords } from "./say-time.ts";

/** The time of day something starts at. */
export function startTime(ms: number, clock: Pick<Clock, "zone">): string {
  return startWords(toLocal(ms, clock.zone));
}

/** "In 20 Minuten, um 8:50 Uhr", "heute um 17:00 Uhr", "letzten Dienstag um 12:00 Uhr", "Freitag, 6. März um 9:00 Uhr". */
export const { sayMoment, sayNearDay } = momentsBy({
  locale: "de",
  day: sayDay,
  startTime,
  onDay: (day, time) => `${day} um ${time}`,
  ahead: (ms) => `in ${sayLengthAhead(ms)}`,
  aheadAt: (ahead, time) => `${ahead}, um ${time}`,
  last: (weekday) => `letzten ${weekday}`,
});
