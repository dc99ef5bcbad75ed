import type { ClockSetting } from "./read-clock.ts";

/** The clock of the settings: the machine's, or one that stands still at `--now`. */
export function clockOf({ clock }: { readonly clock: ClockSetting }): {
  readonly now: () => number;
  readonly zone: string;
} {
  const { now, zone } = clock;
  return { zone, now: now === undefined ? Date.now : () => now };
}
