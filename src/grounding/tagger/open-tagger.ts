import type { Tagger } from "../../language/reading/tagger.ts";
import { createEncoder } from "../../trained/encoder/encoder.ts";
import type { EncoderSource } from "../../trained/encoder/encoder-source.ts";
import type { Vocabulary } from "../../trained/encoder/word-pieces.ts";
import { createWordPieces } from "../../trained/encoder/word-pieces.ts";
import { createTagger } from "./create-tagger.ts";
import type { EncodedScores } from "./encoded/encoded-scores.ts";
import { encodedScores } from "./encoded/encoded-scores.ts";
import { MOST_PIECES } from "./encoded/pieces-of.ts";
import type { HeadSource } from "./encoded/read-head.ts";
import { readHead } from "./encoded/read-head.ts";
import { encodedScoring, wordScoring } from "./scoring.ts";
import { chainOf, decodeTagger } from "./tagger-file.ts";

/** An encoder with what training changed in it, and what it learned beside it. */
export type TaggingEncoder = HeadSource &
  Omit<EncoderSource, "layers"> & { readonly vocabulary: Vocabulary };

/** The tagger of models/tagger.bin, by its words, and by what an encoder makes of them all where there is one. */
export function openTagger(words: Uint8Array, encoder?: TaggingEncoder): Tagger {
  const chain = chainOf(decodeTagger(words));
  return createTagger(encoder ? encodedScoring(chain, openScores(encoder)) : wordScoring(chain));
}

/** What the encoder says by itself. */
export function openScores(tuned: TaggingEncoder): {
  readonly scores: EncodedScores;
  readonly steps: Float32Array;
} {
  const { head, layers, steps } = readHead(tuned);
  const { vocabulary } = tuned;
  const encoder = createEncoder({ ...tuned, layers }, MOST_PIECES);
  const wordPieces = createWordPieces(vocabulary);
  return { scores: encodedScores({ encoder, vocabulary, wordPieces, head }), steps };
}
