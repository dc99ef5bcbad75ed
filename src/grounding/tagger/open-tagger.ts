import type { Tagger } from "../../language/reading/tagger.ts";
import { createEncoder } from "../../trained/encoder/encoder.ts";
import type { EncoderSource } from "../../trained/encoder/encoder-source.ts";
import type { Vocabulary } from "../../trained/encoder/word-pieces.ts";
import { createWordPieces } from "../../trained/encoder/word-pieces.ts";
import { createTagger } from "./create-tagger.ts";
import type { EncodedBegins, EncodedScores } from "./encoded/encoded-scores.ts";
import { encodedBegins, encodedScores } from "./encoded/encoded-scores.ts";
import { encodedWords } from "./encoded/encoded-words.ts";
import { MOST_PIECES } from "./encoded/pieces-of.ts";
import type { HeadSource } from "./encoded/read-head.ts";
import { readHeads, tunedLayers } from "./encoded/read-head.ts";
import { encodedScoring, wordScoring } from "./scoring.ts";
import { chainOf, decodeTagger } from "./tagger-file.ts";

/** An encoder with what training changed in it, and what it learned beside it. */
export type WordEncoder = HeadSource &
  Omit<EncoderSource, "layers"> & { readonly vocabulary: Vocabulary };

/** What an encoder says of a request's words. */
export type Encoded = {
  readonly scores: EncodedScores;
  readonly steps: Float32Array;
  readonly begins: EncodedBegins;
};

/** What reads a request word by word; nothing in a language it didn't learn. */
export type WordReader = {
  /** Which stretch is what. */
  readonly tagger: Tagger | undefined;
  /** Where further requests begin. */
  readonly begins: EncodedBegins | undefined;
};

/** Reads by the words around one (models/tagger.bin), and by what an encoder makes of them all where there is one. */
export function openWordReader(words?: Uint8Array, tuned?: WordEncoder): WordReader {
  const chain = words && chainOf(decodeTagger(words));
  const encoded = chain && tuned && openEncoded(tuned);
  const scoring = encoded ? encodedScoring(chain, encoded) : chain && wordScoring(chain);
  return { tagger: scoring && createTagger(scoring), begins: encoded?.begins };
}

export function openEncoded(tuned: WordEncoder): Encoded {
  const { tags, steps, begins } = readHeads(tuned, MOST_PIECES);
  const { vocabulary } = tuned;
  const words = encodedWords({
    encoder: createEncoder({ ...tuned, layers: tunedLayers(tuned) }, MOST_PIECES),
    vocabulary,
    wordPieces: createWordPieces(vocabulary),
    kinds: tuned.floats("kinds.weight"),
  });
  return { scores: encodedScores(words, tags), steps, begins: encodedBegins(words, begins) };
}
