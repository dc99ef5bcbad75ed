/** What decides how a model wants to be talked to. */
export type ModelFacts = {
  readonly architecture: string;
  /** The chat template of the file, empty where there is none. */
  readonly template: string;
  /** Whether a text is one token of the vocabulary. */
  readonly isToken: (text: string) => boolean;
};
