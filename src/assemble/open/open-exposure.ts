import type { Config } from "../../config/config.ts";
import type { OpenedIndex } from "./open-index.ts";
import type { CreateExposure, Exposure, Reveal } from "../../exposure/exposure.ts";
import { EXPOSURES } from "../../exposure/exposures.ts";
import { segmentRequest } from "../../understanding/parts/segment-request.ts";
import { usedTokens } from "../../prompt/used-tokens.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Language } from "../../language/language.ts";
import { drives } from "../../types/model-profile.ts";
import type { OpenedLlm } from "./open-llm.ts";

type Showing = {
  readonly config: Config;
  readonly registry: Registry;
  readonly language: Language;
  readonly opened: OpenedLlm;
  readonly ranking: OpenedIndex;
};

/** The strategy the settings name, with its meta-tools in the registry, and what it has shown since last asked. */
export function openExposure({ config, language, registry, opened, ranking }: Showing): {
  readonly exposure: Exposure;
  readonly takeReveals: () => readonly Reveal[];
} {
  const create: CreateExposure = EXPOSURES[config.exposure];
  let reveals: Reveal[] = [];
  const exposure = create({
    tools: () => registry.list(),
    rank: (query) => ranking.rank(query, new AbortController().signal),
    partsOf: (text) =>
      segmentRequest(text, {
        language,
        rank: (part) => ranking.index.rank(part),
      }).map(({ ranked }) => ranked),
    callable: opened.profile.callable,
    canTakeBack: drives(opened.profile),
    examples: opened.examples,
    shows: opened.shows,
    contextTokens: opened.contextTokens,
    usedTokens: (items) => usedTokens(opened.llm, opened.profile.by, items),
    select: (query) => ranking.index.select(query),
    lexical: (query) => ranking.index.rank(query).tools,
    vectors: async (query) =>
      (await ranking.meaning(query, new AbortController().signal))?.tools ?? [],
    mode: config.toolInjection,
    onReveal: (reveal) => void reveals.push(reveal),
  });
  registry.add(exposure.metaTools);
  const takeReveals = (): readonly Reveal[] => {
    const taken = reveals;
    reveals = [];
    return taken;
  };
  return { exposure, takeReveals };
}
