import type { Config } from "../../config/config.ts";
import { createIndex } from "../../discovery/create-index.ts";
import type { Index } from "../../discovery/create-index.ts";
import { toIndexedTool } from "../../discovery/corpus/indexed-tool.ts";
import { decodeRouter } from "../../discovery/files/router-file.ts";
import { createMeaning } from "../../discovery/rankers/meaning.ts";
import type { Meaning } from "../../discovery/rankers/meaning.ts";
import { AssistantError } from "../../errors.ts";
import { createEmbedder } from "../../llm/embed/create-embedder.ts";
import type { WordReader } from "../../grounding/tagger/open-tagger.ts";
import { openModels } from "../../models/models.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import { openLanguage } from "./open-language.ts";
import { threadCount } from "./open-llm.ts";
import { openHeads, openReader, trained } from "./trained.ts";

export type OpenedIndex = AsyncDisposable &
  WordReader & {
    readonly index: Index;
    /** By words, and by meaning too where words are unsure and the embedding model is here. */
    readonly rank: (text: string, signal: AbortSignal) => Promise<Ranked>;
    /** How near each of some texts is in meaning to the first; nothing where there is no embedding model. */
    readonly similar: Meaning["similar"];
    /** The embedding model, and what it makes of texts; nothing where there is none. */
    readonly embedder: string | undefined;
    readonly vectorsOf: (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;
    /** By meaning alone; nothing where there is no embedding model. */
    readonly meaning: (text: string, signal: AbortSignal) => Promise<Ranked | undefined>;
  };

/** The index over every acting tool with its usage phrases, what was trained, and the embedding model. */
export async function openIndex(
  config: Config,
  registry: Registry,
  notice: (sentence: string) => void = () => undefined,
): Promise<OpenedIndex> {
  const language = await openLanguage(config);
  const { phrasesOf } = language.tools;
  const tools = registry.acting().map((tool) => toIndexedTool(tool, phrasesOf(tool.name)));
  const meaning = config.usesVectors ? await findMeaning(config, notice) : undefined;
  // What it was trained on are English requests: it takes words of another language for misheard ones.
  const router = language.code === "en" ? trained("router.bin") : undefined;
  const index = createIndex({
    tools,
    language,
    ...(router ? { router: decodeRouter(router) } : {}),
    ...(meaning ? { vectors: meaning.head } : {}),
  });
  return {
    index,
    rank: async (text, signal) => {
      const ranked = index.rank(text);
      if (!meaning || !index.wantsVector(text, ranked)) return ranked;
      const vector = await meaning.vectorOf(text, signal);
      return vector ? index.rank(text, { vector }) : ranked;
    },
    similar: async (...texts) => meaning?.similar(...texts),
    ...(await openReader(config)),
    embedder: meaning?.head.embedder,
    vectorsOf: async (texts) => meaning?.vectorsOf(texts, new AbortController().signal),
    meaning: async (text, signal) => {
      const vector = await meaning?.vectorOf(text, signal);
      return vector && index.rank(text, { vector, meaningAlone: true });
    },
    [Symbol.asyncDispose]: async () => meaning?.[Symbol.asyncDispose](),
  };
}

/** The embedding model of the settings, where it is here and something was trained over its vectors. */
async function findMeaning(
  config: Config,
  notice: (sentence: string) => void,
): Promise<Meaning | undefined> {
  const models = openModels(config);
  const { id } = models.embedding;
  const head = openHeads(config.language).find(({ embedder }) => embedder === id);
  if (!head) return undefined;
  const failed = ({ message, hint = "Look at it with: sotto doctor" }: AssistantError): void =>
    notice(`${message} Until then I go by words alone. ${hint}`);
  try {
    const modelFile = await models.findModel(id, new AbortController().signal);
    const embedder = createEmbedder({ id, modelFile, threads: threadCount() });
    return createMeaning({ head, embedder, failed });
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    // Words alone serve. Where it was never fetched that may be a choice, and doctor says so.
    if (error.code !== "model_missing") failed(error);
    return undefined;
  }
}
