import type { Meaning } from "../types/time/meaning.ts";
import type { Knowledge } from "./reading/knowledge.ts";
import type { MeaningOptions } from "./reading/meaning-of.ts";
import type { Reading } from "./reading/reading.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * A language, as whoever reads a request, or answers one, is handed it. What looks at letters is no part
 * of it: a room asks what was read.
 */
export type Language = Vocabulary & {
  /** Everything the words of an utterance say, each found once. */
  readonly read: (text: string, known: Knowledge) => Reading;
  /** What the words of an argument mean that nobody said in the request. */
  readonly meaningOf: (words: string, options: MeaningOptions) => Meaning;
};
