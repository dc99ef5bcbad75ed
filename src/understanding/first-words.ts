import { passageFinder } from "../grounding/content/find-passage.ts";
import { valueFinder } from "../grounding/content/find-value.ts";
import { byFinder } from "../grounding/content/find-by.ts";
import { withinFinder } from "../grounding/content/find-within.ts";
import { toldFinder } from "../grounding/content/find-told.ts";
import { createRequestReader } from "../grounding/reading/request-context.ts";
import type { RequestSources } from "../grounding/reading/request-context.ts";
import { createHandleBook } from "../tool/handle-book.ts";
import type { Registry } from "../tool/registry.ts";
import type { PlanPart } from "../types/turn/plan.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import { weighedOf } from "./ranking/rerank.ts";
import type { RankingSources, Sources } from "./sources.ts";
import { understand } from "./understand.ts";

type Known = Pick<RequestSources, "host" | "names" | "language" | "tagger"> & {
  readonly registry: Registry;
};

export type FirstWords = {
  readonly rank: (text: string, signal: AbortSignal) => Promise<readonly PlanPart[]>;
  /** The features of a tool in a ranking, those that add something. */
  readonly why: (ranked: Ranked, tool: string) => ReturnType<typeof weighedOf>;
};

/**
 * What a conversation makes of its first words, by the very way it takes; nothing is done or kept. Names
 * and records are read once: nothing is shown between one text and the next.
 */
export function firstWords(
  known: Known,
  { similar, knownTexts, ...ranking }: RankingSources,
): FirstWords {
  const handles = createHandleBook();
  const names = onlyOnce(known.names);
  const texts = { ...known, similar, knownTexts };
  const sources: Sources = {
    ...ranking,
    similar,
    registry: known.registry,
    language: known.language,
    contextOf: createRequestReader({ ...known, names, handles, remembers: true }),
    findPassage: passageFinder(texts),
    findTold: toldFinder(texts),
    findWithin: withinFinder(texts),
    findBy: byFinder(texts),
    findValue: valueFinder(texts),
    profile: { isLed: true },
    handles,
    lastCall: undefined,
  };
  return {
    rank: async (text, signal) => {
      const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
      const { parts } = await understand(sources, { utterance, open: undefined, signal });
      return parts;
    },
    why: (ranked, tool) => weighedOf(ranked.features?.[tool] ?? {}, ranking.reranker),
  };
}

function onlyOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
