import type { MusicState } from "../../src/host/machine.ts";
import { clean } from "../speech.ts";

const STATES = { playing: "Playing", paused: "Paused", stopped: "Stopped" } as const;

/** "Playing Ebb by The Limpets", "Paused". */
export function trackWords({ state, track }: MusicState): string {
  if (!track) return state === "stopped" ? "Nothing is playing" : STATES[state];
  const by = track.artist ? ` by ${clean(track.artist)}` : "";
  return `${STATES[state]} ${clean(track.title)}${by}`;
}
