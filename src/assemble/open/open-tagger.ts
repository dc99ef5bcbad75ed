import { readFile } from "node:fs/promises";
import type { Config } from "../../config/config.ts";
import { AssistantError } from "../../errors.ts";
import { createTagger } from "../../grounding/tagger/create-tagger.ts";
import type { EncodedScores } from "../../grounding/tagger/encoded/encoded-scores.ts";
import { encodedScores } from "../../grounding/tagger/encoded/encoded-scores.ts";
import { MOST_PIECES } from "../../grounding/tagger/encoded/pieces-of.ts";
import { readHead } from "../../grounding/tagger/encoded/read-head.ts";
import { encodedScoring, wordScoring } from "../../grounding/tagger/scoring.ts";
import type { Chain } from "../../grounding/tagger/chain.ts";
import { chainOf, decodeTagger } from "../../grounding/tagger/tagger-file.ts";
import type { Tagger } from "../../language/reading/tagger.ts";
import { readTunedEncoder } from "../../models/convert/tuned-encoder.ts";
import type { Models } from "../../models/models.ts";
import { openModels } from "../../models/models.ts";
import { createEncoder } from "../../trained/encoder/encoder.ts";
import { createWordPieces } from "../../trained/encoder/word-pieces.ts";
import { trained } from "./trained.ts";

const ENGLISH = "en";
/** The model that models/tagger-encoder.safetensors tunes. */
const BASE = "all-minilm-l6-v2";

/**
 * What tells which stretch of a request is what: models/tagger.bin by its words, and what
 * models/tagger-encoder.safetensors makes of the whole where the model that tunes is here. Both learned English
 * requests; without them code's rules alone read one.
 */
export async function openTagger(config: Config): Promise<Tagger | undefined> {
  const chain = openChain(config);
  if (!chain) return undefined;
  const base = config.usesVectors ? await baseOf(openModels(config)) : undefined;
  const differences = base && trained("tagger-encoder.safetensors");
  return createTagger(
    differences ? encodedScoring(chain, openScores(base, differences)) : wordScoring(chain),
  );
}

/** By the words of a request alone, as where no embedding model is. */
export function openWordTagger(config: Pick<Config, "language">): Tagger | undefined {
  const chain = openChain(config);
  return chain && createTagger(wordScoring(chain));
}

function openChain({ language }: Pick<Config, "language">): Chain | undefined {
  const bytes = language === ENGLISH ? trained("tagger.bin") : undefined;
  return bytes && chainOf(decodeTagger(bytes));
}

async function baseOf(models: Models): Promise<Buffer | undefined> {
  try {
    return await readFile(await models.findModel(BASE, new AbortController().signal));
  } catch (error) {
    // What is missing or damaged is told where the embedding model is opened.
    if (error instanceof AssistantError) return undefined;
    throw error;
  }
}

/** What models/tagger-encoder.safetensors learned, over the model it tunes. */
export function openScores(
  base: Buffer,
  differences: Buffer,
): { readonly scores: EncodedScores; readonly steps: Float32Array } {
  const tuned = readTunedEncoder(base, differences);
  const { head, layers, steps } = readHead(tuned);
  const { vocabulary } = tuned;
  const encoder = createEncoder({ ...tuned, layers }, MOST_PIECES);
  const scores = encodedScores({
    encoder,
    vocabulary,
    wordPieces: createWordPieces(vocabulary),
    head,
  });
  return { scores, steps };
}
