/** Says text aloud. Where no voice is to be had it says nothing, and the text is all there is. */
export type Voice = {
  /** Ends when all of it was said, or the signal or `stop` cut it off; never throws. */
  readonly speak: (text: string, signal: AbortSignal) => Promise<void>;
  /** Silence at once: the sentence being said and those that wait are dropped. */
  readonly stop: () => void;
};

/** One way to say one sentence. */
export type SpeechEngine = {
  readonly name: string;
  /** Ends with the sound; rejects where there is no such engine or no sound comes out. */
  readonly say: (sentence: string, signal: AbortSignal) => Promise<void>;
};
