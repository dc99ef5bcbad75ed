import type { Config } from "../../config/config.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import type { VectorHead } from "../../discovery/rankers/vector-ranker.ts";
import { decodeHeads } from "../../discovery/rankers/vector-ranker.ts";
import { openTagger } from "../../grounding/tagger/open-tagger.ts";
import type { Tagger } from "../../language/reading/tagger.ts";
import { findTunedEncoder } from "../../models/convert/tuned-encoder.ts";
import { learnedFrom } from "../../understanding/learned.ts";

/** What a script trained and left beside the manifest. */
export function trained(file: string): Buffer | undefined {
  const path = join(programFolder, "models", file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** What was learned over the vectors of each embedding model: for the language, the tuned encoder's, and the others'. */
export function openHeads(language = "en"): readonly VectorHead[] {
  return [`vectors-${language}.bin`, "encoder.bin", "vectors.bin"].flatMap((file) => {
    const bytes = trained(file);
    return bytes ? decodeHeads(bytes) : [];
  });
}

/**
 * Which stretch of a request is what: models/tagger.bin by the words, and models/tagger-encoder.safetensors by
 * all of them where the model is here that it tunes. Both learned English; without them code's rules alone read.
 */
export async function findTagger(config: Config): Promise<Tagger | undefined> {
  const words = config.language === ENGLISH ? trained("tagger.bin") : undefined;
  const differences = config.usesVectors ? trained("tagger-encoder.safetensors") : undefined;
  const tuned = words && differences && (await findTunedEncoder(config, differences));
  return words && openTagger(words, tuned);
}

const ENGLISH = "en";

/** What was trained for understanding, over the vectors of the embedding model that is here; where requests begin was learned in English. */
export function openUnderstanding(
  { language }: Pick<Config, "language">,
  embedder?: string,
): ReturnType<typeof learnedFrom> {
  const [acts, nextTools] = [trained("acts.bin"), trained("next-tool.bin")];
  const boundaries = language === ENGLISH ? trained("boundary.bin") : undefined;
  const reranker = trained("reranker.json");
  return learnedFrom({ acts, nextTools, boundaries, reranker }, embedder);
}
