import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import { meantAt } from "./said-time.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A day of the week comes once in these and the days behind. */
const DAYS_BEFORE = 3;

/**
 * A day of the week said after another day: the one that is nearest to it, and never over. A time that
 * says more than its weekday stays what it is.
 */
export function nearDay(when: When, other: Pick<When, "from">, clock: Clock): When {
  const { days = [], ...rest } = when.said?.shared ?? {};
  const [day, ...more] = days;
  const isBare = day?.kind === "weekday" && more.length === 0 && Object.keys(rest).length === 0;
  if (!isBare || when.said?.range || when.said?.bound) return when;
  const around = Math.max(clock.now(), other.from - DAYS_BEFORE * DAY_MS);
  return meantAt(when, { ...clock, now: () => around });
}
