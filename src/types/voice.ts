/** Sound of our own voice, mono. */
export type SpokenSound = { readonly samples: Int16Array; readonly sampleRateHz: number };

/** How much of what was to be said has been heard, and what has not. */
export type HeardPart = { readonly heard: string; readonly rest: string };

/** One answer being said while it is still being written. */
export type Saying = {
  readonly write: (text: string) => void;
  /** Said as soon as what is written so far has been; no part of the answer. */
  readonly interject: (text: string) => void;
  /** No more text comes; ends when all of it was said or cut off. Never throws. */
  readonly end: () => Promise<void>;
  /** Silence at once; `resume` begins again with the sentence it fell into. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Silence at once and for good. */
  readonly cut: () => void;
  readonly heard: () => HeardPart;
};

export type SayingListener = {
  /** A clause or sentence is whole, and its sound is about to be made. */
  readonly onClause: (text: string) => void;
  /** Sound begins to play; where a program plays by itself, nobody knows which. */
  readonly onStart: (sound: SpokenSound | undefined, text: string) => void;
  /** Nothing plays, and nothing waits to. */
  readonly onSilence: () => void;
};

export type Earcon = "awake" | "error" | "timer";

/** A voice. Where none is to be had, it says nothing, and the text is all there is. */
export type Speaker = {
  readonly start: (listener: SayingListener) => Saying;
  readonly earcon: (name: Earcon) => void;
};
