import type { Config } from "../../config/config.ts";
import type { VectorHead } from "../../discovery/rankers/vector-ranker.ts";
import { decodeHeads } from "../../discovery/rankers/vector-ranker.ts";
import { openWordReader } from "../../grounding/tagger/open-tagger.ts";
import type { WordReader } from "../../grounding/tagger/open-tagger.ts";
import { findTunedEncoder } from "../../models/tensors/tuned-encoder.ts";
import { trained } from "../../models/trained.ts";
import { learnedFrom } from "../../understanding/learned.ts";

/** What was learned over the vectors of each embedding model: for the language, the tuned encoder's, and the others'. */
export function openHeads(language = "en"): readonly VectorHead[] {
  return [`vectors-${language}.bin`, "encoder.bin", "vectors.bin"].flatMap((file) => {
    const bytes = trained(file);
    return bytes ? decodeHeads(bytes) : [];
  });
}

/**
 * What reads English requests word by word: models/tagger.bin by those around one, and by all where the model is
 * here that models/tagger-encoder.safetensors tunes. Without them code's rules alone read.
 */
export async function openReader(config: Config): Promise<WordReader> {
  if (config.language !== ENGLISH) return openWordReader();
  const differences = config.usesVectors ? trained("tagger-encoder.safetensors") : undefined;
  const tuned = differences && (await findTunedEncoder(config, differences));
  return openWordReader(trained("tagger.bin"), tuned);
}

const ENGLISH = "en";

/** What was trained for understanding, over the vectors of the embedding model that is here; where requests begin was learned in English. */
export function openUnderstanding(
  { language }: Pick<Config, "language">,
  { embedder, begins }: Partial<WordReader> & { readonly embedder?: string | undefined } = {},
): ReturnType<typeof learnedFrom> {
  const [acts, nextTools] = [trained("acts.bin"), trained("next-tool.bin")];
  const boundaries = language === ENGLISH ? trained("boundary.bin") : undefined;
  const reranker = trained("reranker.json");
  return learnedFrom({ acts, nextTools, boundaries, begins, reranker }, embedder);
}
