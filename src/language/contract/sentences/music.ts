/** What plays, or doesn't, as far as that is known. */
export type SaidMusic = {
  readonly state: "playing" | "paused" | "stopped";
  readonly track: { readonly title: string; readonly artist: string | undefined } | undefined;
};

export type MusicSentences = { readonly state: (music: SaidMusic) => string };
