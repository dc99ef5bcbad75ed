import { z } from "zod";
import { keyOf } from "../tool/registry.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { ScoredTool } from "../types/ranked.ts";
import { schemaOf, shownTool, toCallable } from "./choices.ts";
import type { CreateExposure, ExposureOptions } from "./exposure.ts";
import { defineMetaTool, query } from "./meta-tool.ts";
import { hintsFor } from "./workflow-hints.ts";

/** Above this the words alone decide. */
const LEXICAL_ALONE = 0.8;
/** Above this words and meaning are blended; below, meaning decides. */
const LEXICAL_BLENDED = 0.3;
const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 10;
const META_CAP = 3;

const toolSearch = defineMetaTool({
  name: "tool_search",
  description:
    "Search for tools you need: describe what to do. Answer directly when you need none.",
  input: z.object({
    query,
    limit: z
      .int()
      .min(1)
      .max(MAX_LIMIT)
      .describe("how many tools")
      .meta({ kind: "number" })
      .optional(),
  }),
});

/** Dynamic Tool Injection V2: the model starts with one discovery tool; found tools come with the hints of their domains. */
export const createInjection: CreateExposure = (options) => {
  const { tools, onReveal } = options;
  const acting = tools().filter((tool) => tool.run);
  const byKey = new Map(acting.map((tool) => [keyOf(tool.name), tool]));
  const discovered = new Map<string, Tool>();
  const system = ["TOOLS", schemaOf(toolSearch)].join("\n");
  return {
    name: "injection",
    metaTools: [toolSearch],
    metaCap: META_CAP,
    system: () => system,
    head: () => ({ tools: [shownTool(toolSearch)], text: "" }),
    permits: (name) =>
      name === toolSearch.name || [...discovered.keys()].some((one) => keyOf(one) === keyOf(name)),
    again: () => [],
    unwrap: () => undefined,
    isMeta: (name) => name === toolSearch.name,
    space: async ({ ranked, mayAct, mayDiscover }) => {
      const acts = mayAct ? [...discovered.keys()] : [];
      const names = mayDiscover ? [...acts, toolSearch.name] : acts;
      const callable = names.map((name) => toCallable(name, ranked));
      return { append: [], callable, mayAnswer: true, mustCall: false };
    },
    answer: async (call) => {
      const words = String(call.arguments["query"] ?? "");
      const limit = Number(call.arguments["limit"] ?? DEFAULT_LIMIT);
      const found = (await smartSearch(options, words))
        .slice(0, limit)
        .flatMap(({ name }) => byKey.get(keyOf(name)) ?? []);
      const fresh = found.filter((tool) => !discovered.has(tool.name));
      for (const tool of fresh) discovered.set(tool.name, tool);
      const revealed = fresh.map(({ name }) => name);
      const text = [...fresh.map(schemaOf), ...hintsFor(fresh)].join("\n");
      if (revealed.length > 0) onReveal({ names: revealed, via: "discovery", text });
      return { text: text || "Nothing new was found.", revealed };
    },
  };
};

/** Words first; meaning where words are unsure; both where they half match. */
export async function smartSearch(
  { lexical, vectors }: Pick<ExposureOptions, "lexical" | "vectors">,
  words: string,
): Promise<readonly ScoredTool[]> {
  const byWords = lexical(words);
  const confidence = byWords[0]?.score ?? 0;
  if (confidence > LEXICAL_ALONE) return byWords;
  const byMeaning = await vectors(words);
  if (byMeaning.length === 0) return byWords;
  return confidence > LEXICAL_BLENDED ? blend(byWords, byMeaning) : byMeaning;
}

function blend(one: readonly ScoredTool[], other: readonly ScoredTool[]): readonly ScoredTool[] {
  const scores = new Map<string, number>();
  for (const { name, score } of [...one, ...other]) {
    scores.set(name, (scores.get(name) ?? 0) + score / 2);
  }
  return [...scores]
    .map(([name, score]) => ({ name, score }))
    .toSorted((a, b) => b.score - a.score);
}
