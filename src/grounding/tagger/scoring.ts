import type { Taggable } from "../../language/reading/tagger.ts";
import type { Chain } from "./chain.ts";
import type { EncodedScores } from "./encoded/encoded-scores.ts";
import { tagFeatures } from "./tag-features.ts";

/** How likely each tag is at each word of a request for a tool, and behind another. */
export type Scoring = {
  readonly scoresOf: (reading: Taggable, tool: string) => readonly Float64Array[];
  /** `steps[before * tags + tag]`; the row behind the last tag is the start. */
  readonly steps: Float32Array;
};

/** By the words and those around them alone. */
export function wordScoring({ wordScores, steps }: Chain): Scoring {
  return { scoresOf: (reading, tool) => tagFeatures(reading, tool).map(wordScores), steps };
}

/** What the words alone say counts for so much beside what an encoder makes of the whole: `node scripts/tagger/measure-encoded.ts` fits it. */
export const WORDS = 0.5;

/** By what an encoder makes of the whole request, and the words beside it. */
export function encodedScoring(
  { wordScores }: Chain,
  { scores, steps }: { readonly scores: EncodedScores; readonly steps: Float32Array },
  words = WORDS,
): Scoring {
  return {
    scoresOf: (reading, tool) => {
      const whole = scores(reading, tool);
      return tagFeatures(reading, tool).map((keys, at) =>
        wordScores(keys).map((score, tag) => words * score + (whole[at]?.[tag] ?? 0)),
      );
    },
    steps,
  };
}
