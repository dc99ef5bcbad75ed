/** Says of each 32 ms frame how likely it holds a voice, 0..1, remembering the frames before it. */
export type Vad = {
  readonly name: string;
  readonly accept: (frame: Int16Array) => number;
  /** Forgets what was heard so far: the next frame has nothing to do with the last. */
  readonly reset: () => void;
};
