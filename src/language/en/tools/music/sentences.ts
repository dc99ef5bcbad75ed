import type { MusicSentences } from "../../../contract/sentences/music.ts";

const STATES = { playing: "Playing", paused: "Paused", stopped: "Stopped" } as const;

export const musicSentences: MusicSentences = {
  state: ({ state, track }) => {
    if (!track) return state === "stopped" ? "Nothing is playing." : `${STATES[state]}.`;
    const by = track.artist === undefined ? "" : ` by ${track.artist}`;
    return `${STATES[state]} ${track.title}${by}.`;
  },
};
