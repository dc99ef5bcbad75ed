import type { Config } from "../../config/config.ts";
import { createIndex } from "../../discovery/create-index.ts";
import { createRanking } from "../../discovery/ranking.ts";
import type { Ranking } from "../../discovery/ranking.ts";
import { toIndexedTool } from "../../discovery/corpus/indexed-tool.ts";
import { decodeRouter } from "../../discovery/files/router-file.ts";
import { createMeaning } from "../../discovery/rankers/meaning.ts";
import { knownTexts } from "../../grounding/content/near/known-texts.ts";
import type { KnownTexts } from "../../grounding/content/near/known-texts.ts";
import type { Similar } from "../../grounding/content/near/similar.ts";
import type { WordReader } from "../../grounding/tagger/open-tagger.ts";
import { openModels } from "../../models/models.ts";
import type { Registry } from "../../tool/registry.ts";
import { openLanguage } from "./open-language.ts";
import { openEmbedder, openTexts } from "./open-texts.ts";
import type { Failed } from "./open-texts.ts";
import { openHeads, openReader } from "./trained.ts";
import { trained } from "../../models/trained.ts";

export type OpenedIndex = AsyncDisposable &
  Ranking &
  WordReader & {
    /** How near texts are in meaning to a question; nothing where no model compares them. */
    readonly similar: Similar;
    readonly knownTexts: KnownTexts;
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
  const failed: Failed = ({ message, hint = "Look at it with: sotto doctor" }) =>
    notice(`${message} Until then I go by words alone. ${hint}`);
  const models = openModels(config);
  const heads = config.usesVectors ? openHeads(config.language) : [];
  const head = heads.find((one) => one.embedder === models.embedding.id);
  const embedder = head && (await openEmbedder(models, head.embedder, failed));
  const meaning = embedder && createMeaning({ head, embedder, failed });
  const texts = config.usesVectors
    ? await openTexts(config.folders.state, models, failed)
    : undefined;
  // What it was trained on are English requests: it takes words of another language for misheard ones.
  const router = language.code === "en" ? trained("router.bin") : undefined;
  const index = createIndex({
    tools,
    language,
    ...(router ? { router: decodeRouter(router) } : {}),
    ...(meaning ? { vectors: meaning.head } : {}),
  });
  return {
    ...createRanking(index, meaning),
    similar: async (...asked) => texts?.similar(...asked),
    knownTexts: knownTexts(),
    ...(await openReader(config)),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([meaning?.[Symbol.asyncDispose](), texts?.[Symbol.asyncDispose]()]);
    },
  };
}
