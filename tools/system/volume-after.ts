import type { Volume } from "../../src/host/machine.ts";

/** How far "louder" goes, in percent of full volume. */
const STEP = 10;

export type VolumeWish = {
  readonly level: number | undefined;
  readonly change: "up" | "down" | undefined;
  readonly mute: boolean | undefined;
};

/** The volume after a wish, within 0 and 100; any wish for a level is one to hear something. */
export function volumeAfter(now: Volume, { level, change, mute }: VolumeWish): Volume {
  const asked = change ? now.level + (change === "up" ? 1 : -1) * (level ?? STEP) : level;
  const muted = mute ?? (asked === undefined && now.muted);
  return { level: Math.min(100, Math.max(0, Math.round(asked ?? now.level))), muted };
}
