import type { Config } from "../../config/config.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programFolder } from "../../config/folders.ts";
import type { VectorHead } from "../../discovery/rankers/vector-ranker.ts";
import { decodeHeads } from "../../discovery/rankers/vector-ranker.ts";
import { createTagger } from "../../grounding/tagger/create-tagger.ts";
import type { Tagger } from "../../language/reading/tagger.ts";
import { chainOf, decodeTagger } from "../../grounding/tagger/tagger-file.ts";
import { createActModel, decodeActs, NO_ACTS } from "../../understanding/dialogue/act/act-model.ts";
import {
  createNextToolModel,
  decodeNextTools,
  NO_NEXT_TOOLS,
} from "../../understanding/ranking/in-context/next-tool-model.ts";
import { readReranker } from "../../understanding/ranking/rerank-file.ts";
import type { RankingSources } from "../../understanding/sources.ts";

/** What a script trained and left beside the manifest. */
export function trained(file: string): Uint8Array | undefined {
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

/** The tagger of models/tagger.bin, which learned English requests; without it code's rules alone read one. */
export function openTagger({ language }: Pick<Config, "language">): Tagger | undefined {
  const bytes = language === ENGLISH ? trained("tagger.bin") : undefined;
  return bytes && createTagger(chainOf(decodeTagger(bytes)));
}

const ENGLISH = "en";

/** What was trained for understanding: models/reranker.json (without it the index alone ranks), and models/acts.bin and models/next-tool.bin over the vectors of the embedding model that is here. */
export function openUnderstanding(
  embedder?: string,
): Pick<RankingSources, "reranker" | "actOf" | "nextTools"> {
  const acts = trained("acts.bin");
  const actOf = acts ? createActModel(decodeActs(acts), embedder) : NO_ACTS;
  const next = trained("next-tool.bin");
  const nextTools = next ? createNextToolModel(decodeNextTools(next), embedder) : NO_NEXT_TOOLS;
  return { reranker: readReranker(trained("reranker.json")), actOf, nextTools };
}
