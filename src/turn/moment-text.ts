import type { Clock } from "../types/clock.ts";

/** Date, weekday and time, as the tail of a turn tells them. */
export function momentText({ now, zone }: Clock): string {
  const moment = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: zone,
  });
  return `Now: ${moment.format(now())}.`;
}
