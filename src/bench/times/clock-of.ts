import { DateTime } from "luxon";
import type { Clock } from "../../types/clock.ts";

/** The clock a phrase of a corpus was said by. */
export function clockOf({ ref, zone }: { readonly ref: string; readonly zone: string }): Clock {
  const now = DateTime.fromISO(ref, { zone }).toMillis();
  return { now: () => now, zone };
}
