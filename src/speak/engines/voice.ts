import type { SpokenSound } from "../../types/voice.ts";

/** A sentence that can be heard at once. */
export type Playable = {
  /** Undefined where a program both makes and plays it. */
  readonly sound: SpokenSound | undefined;
  /** Ends with the sound, or soon after the signal; rejects where no sound comes out. */
  readonly play: (signal: AbortSignal) => Promise<void>;
};

/** One way to say one sentence. */
export type SpeechEngine = {
  readonly name: string;
  /** Makes the sound without playing it; rejects where there is no such engine. */
  readonly prepare: (sentence: string, signal: AbortSignal) => Promise<Playable>;
};

/** One way to let sound be heard. */
export type Player = {
  readonly name: string;
  /** Ends with the sound; at the signal it is silent at once. Rejects where no sound comes out. */
  readonly play: (sound: SpokenSound, signal: AbortSignal) => Promise<void>;
};
