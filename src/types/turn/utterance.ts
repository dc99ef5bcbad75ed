/** What was heard or typed. `confidence` is 0..1; typed text has 1. */
export type Utterance = {
  readonly text: string;
  readonly alternatives: readonly string[];
  readonly source: "typed" | "spoken";
  readonly confidence: number;
  /** The same in English, where it was said in another language: what the index ranks. */
  readonly english?: string;
};
