import { abstains } from "../discovery/abstains.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { RequestSources } from "../grounding/reading/request-context.ts";
import { rankKnown } from "./ranking/rank-words.ts";
import type { Sources } from "./sources.ts";

/** What reading a text without a trace takes. */
export type Reader = Pick<Sources, "registry" | "rankWords" | "reranker"> &
  Pick<RequestSources, "names" | "handles" | "language" | "tagger"> & {
    readonly host: Pick<RequestSources["host"], "clock">;
  };

/**
 * Whether spoken words are a whole request: `open` where they break off, or the tool the index is sure of
 * still lacks a value nobody can look up, `complete` where it lacks nothing. Says nothing of what the index doubts.
 */
export async function completenessOf(
  { rankWords, reranker, registry, host, names, handles, language, tagger }: Reader,
  text: string,
): Promise<"complete" | "open" | "unknown"> {
  if (language.wordingOf(text).parting.trailsOff) return "open";
  const known = await names();
  const { clock } = host;
  const utterance = { text, alternatives: [], source: "spoken", confidence: 1 } as const;
  const context = {
    utterance,
    clock,
    language,
    names: known,
    handles: handles.recent(),
    tagger,
  };
  const request = { reading: language.read(text, context), context };
  const ranked = rankKnown(rankWords(text), { request, registry, reranker, rank: rankWords });
  const tool = registry.get(ranked.tools[0]?.name ?? "");
  if (!tool || abstains(ranked) || !ranked.sure) return "unknown";
  const { missing } = groundTool(tool, request.reading, context);
  if (missing.length === 0) return "complete";
  const isLookedUp = (name: string): boolean =>
    parametersOf(tool).some((one) => one.name === name && one.kind === "handle");
  return missing.every(isLookedUp) ? "unknown" : "open";
}
