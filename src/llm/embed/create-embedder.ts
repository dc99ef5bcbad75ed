import { fileURLToPath } from "node:url";
import type { Embedder } from "../../types/llm.ts";
import { ChildClient } from "../process/child-client.ts";
import type { ChildOptions } from "../process/child-client.ts";
import { checkModelFile } from "../engine/model-file.ts";
import { onceLoaded, untilAborted } from "../engine/once-loaded.ts";
import type { EmbedLoadAsk, EmbedVerbs } from "../process/protocol.ts";

export type EmbedderOptions = EmbedLoadAsk;

const PROCESS: ChildOptions = {
  entry: fileURLToPath(new URL("embed-process.ts", import.meta.url)),
};

/**
 * A small model in a process of its own that turns texts into vectors, one for each, not normalised;
 * an empty text gives an empty vector, of a long one its first 120 tokens count. It loads with the
 * first request and again after a crash; an abort rejects with the signal's reason.
 */
export function createEmbedder(options: EmbedderOptions, child: ChildOptions = PROCESS): Embedder {
  const client = new ChildClient<EmbedVerbs>(child);
  const load = onceLoaded(client, async () => {
    await checkModelFile(options.id, options.modelFile);
    return client.ask("load", options);
  });
  return {
    id: options.id,
    embed: async (texts, signal) => {
      await untilAborted(load(), signal);
      return client.ask("embed", texts, { signal });
    },
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}
