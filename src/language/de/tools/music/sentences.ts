import type { MusicSentences } from "../../../contract/sentences/music.ts";

const STATES = { playing: "Es läuft", paused: "Pausiert", stopped: "Angehalten" } as const;

export const musicSentences: MusicSentences = {
  state: ({ state, track }) => {
    if (!track) return state === "playing" ? "Es läuft Musik." : NO_TRACK[state];
    const by = track.artist === undefined ? "" : ` von ${track.artist}`;
    return `${STATES[state]}: ${track.title}${by}.`;
  },
};

const NO_TRACK = { paused: "Pausiert.", stopped: "Es läuft keine Musik." } as const;
