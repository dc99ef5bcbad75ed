import type { Config } from "../../config/config.ts";
import type { Clock } from "../../types/clock.ts";

/** The clock of the settings: the machine's, or one that stands still at `--now`. */
export function clockOf({ clock }: Config): Clock {
  const { now, zone } = clock;
  return { zone, now: now === undefined ? Date.now : () => now };
}
