import { join } from "node:path";
import { orNone } from "../../discovery/rankers/meaning.ts";
import type { AssistantError } from "../../errors.ts";
import { keptVectors } from "../../grounding/content/near/kept-vectors.ts";
import { similarBy } from "../../grounding/content/near/similar.ts";
import type { Similar } from "../../grounding/content/near/similar.ts";
import { createEmbedder } from "../../llm/embed/create-embedder.ts";
import { findIfHere } from "../../models/find-if-here.ts";
import type { Models } from "../../models/models.ts";
import { keptBytes } from "../../store/kept-bytes.ts";
import type { Embedder } from "../../types/llm.ts";
import { threadCount } from "./open-llm.ts";

export type Failed = (error: AssistantError) => void;
type IfHere<Of> = Promise<Of | undefined>;
type Texts = AsyncDisposable & { readonly similar: Similar };

/** What compares texts by their meaning; nothing where the model for it isn't here. It loads with the first question. */
export async function openTexts(state: string, models: Models, failed: Failed): IfHere<Texts> {
  const embedder = await openEmbedder(models, models.texts, failed);
  if (!embedder) return undefined;
  const file = keptBytes(join(state, "texts.bin"));
  const kept = keptVectors(file.read, embedder.id);
  return {
    similar: similarBy(orNone({ embedder, failed }), kept),
    [Symbol.asyncDispose]: async () => {
      await embedder[Symbol.asyncDispose]();
      file.write(kept.fresh());
    },
  };
}

/** An embedding model that is here. */
export async function openEmbedder(models: Models, id: string, failed: Failed): IfHere<Embedder> {
  const modelFile = await findIfHere(models, id, failed);
  return modelFile ? createEmbedder({ id, modelFile, threads: threadCount() }) : undefined;
}
