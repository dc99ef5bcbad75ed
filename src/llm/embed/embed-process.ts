import type { LlamaEmbeddingContext, LlamaModel, Token } from "node-llama-cpp";
import { AssistantError } from "../../errors.ts";
import { cutLongWords, normaliseForE5 } from "./embed-text.ts";
import { loadModel, startLlama } from "../engine/load-engine.ts";
import type { EmbedVerbs } from "../process/protocol.ts";
import { serveParent } from "../process/serve-parent.ts";

/** Tokens of one text; requests and usage phrases have 30 at most. */
const CONTEXT_SIZE = 128;

type Embedding = {
  readonly model: LlamaModel;
  readonly context: LlamaEmbeddingContext;
  /** The e5 family wants to know that a text is a question, and its beginning and end written out. */
  readonly isE5: boolean;
};
let embedding: Embedding | undefined;

serveParent<EmbedVerbs>({
  load: async (ask, work) => {
    const llama = await startLlama({ threads: ask.threads, gpu: false });
    const model = await loadModel(llama, ask, work);
    const context = await model.createEmbeddingContext({
      contextSize: CONTEXT_SIZE,
      threads: ask.threads,
    });
    embedding = { model, context, isE5: /(^|-)e5(-|$)/.test(ask.id) };
    return null;
  },
  embed: async (texts, work) => {
    if (!embedding) throw new AssistantError("model_failed", "The model has not been loaded.");
    const vectors: Float32Array[] = [];
    for (const text of texts) {
      work.signal.throwIfAborted();
      vectors.push(await embed(embedding, text));
      work.alive();
    }
    return vectors;
  },
});

async function embed(embedding: Embedding, text: string): Promise<Float32Array> {
  const tokens = tokensFor(embedding, cutLongWords(text));
  if (tokens.length === 0) return new Float32Array();
  const { vector } = await embedding.context.getEmbeddingFor(tokens);
  return Float32Array.from(vector);
}

/** At most as many tokens as fit with beginning and end, which the library adds where they lack. */
function tokensFor({ model, isE5 }: Embedding, text: string): Token[] {
  const words = isE5 ? normaliseForE5(text) : text;
  if (words === "") return [];
  const body = model.tokenize(isE5 ? `query: ${words}` : words).slice(0, CONTEXT_SIZE - 4);
  const { bos, eos } = model.tokens;
  return isE5 && bos !== null && eos !== null ? [bos, ...body, eos] : body;
}
