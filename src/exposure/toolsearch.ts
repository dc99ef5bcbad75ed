import { z } from "zod";
import { keyOf } from "../tool/registry.ts";
import type { Tool } from "../tool/define-tool.ts";
import { schemaOf, shownTool, toCallable } from "./choices.ts";
import type { CreateExposure } from "./exposure.ts";
import { defineMetaTool, query } from "./meta-tool.ts";

/** Share of the context that history and results may take before tools are shown lazily. */
const EAGER_SHARE = 0.1;
const RESULTS = 5;
const META_CAP = 3;

const toolSearch = defineMetaTool({
  name: "tool_search",
  description: "Find tools: select:a,b by name, words, or +must rest",
  input: z.object({ query }),
});

/**
 * The ToolSearch system: every schema while the conversation is short, a light index of names
 * once it fills a tenth of the context. The switch rewrites the head once.
 */
export const createToolsearch: CreateExposure = (options) => {
  const { tools, rank, select, contextTokens, usedTokens, onReveal } = options;
  const acting = (): readonly Tool[] => tools().filter((tool) => tool.run);
  const loaded = new Map<string, Tool>();
  let isLazy = false;
  const visible = (): readonly Tool[] => (isLazy ? [...loaded.values()] : acting());
  return {
    name: "toolsearch",
    metaTools: [toolSearch],
    metaCap: META_CAP,
    system: () => (isLazy ? lazyIndex(acting()) : ["TOOLS", ...acting().map(schemaOf)].join("\n")),
    head: () =>
      isLazy
        ? { tools: [shownTool(toolSearch)], text: lazyRows(acting()).join("\n") }
        : { tools: acting().map(shownTool), text: "" },
    permits: (name) =>
      name === toolSearch.name || visible().some((tool) => keyOf(tool.name) === keyOf(name)),
    again: () => [],
    unwrap: () => undefined,
    isMeta: (name) => name === toolSearch.name,
    space: async ({ ranked, items, mayAct, mayDiscover, isOpen }) => {
      if (!isOpen) isLazy ||= (await usedTokens(items)) > contextTokens * EAGER_SHARE;
      const acts = mayAct ? visible().map(({ name }) => name) : [];
      const names = isLazy && mayDiscover ? [...acts, toolSearch.name] : acts;
      const callable = names.map((name) => toCallable(name, ranked));
      return { append: [], callable, mayAnswer: true, mustCall: false };
    },
    answer: async (call) => {
      const words = String(call.arguments["query"] ?? "");
      const names = select(words) ?? (await rank(words)).tools.map(({ name }) => name);
      const known = new Map(acting().map((tool) => [keyOf(tool.name), tool]));
      const found = names.slice(0, RESULTS).flatMap((name) => known.get(keyOf(name)) ?? []);
      const fresh = found.filter((tool) => !loaded.has(tool.name));
      for (const tool of fresh) loaded.set(tool.name, tool);
      const text = fresh.map(schemaOf).join("\n");
      const revealed = fresh.map(({ name }) => name);
      if (revealed.length > 0) onReveal({ names: revealed, via: "discovery", text });
      return { text: text || "Nothing new was found.", revealed };
    },
  };
};

function lazyIndex(acting: readonly Tool[]): string {
  return [...lazyRows(acting), schemaOf(toolSearch)].join("\n");
}

function lazyRows(acting: readonly Tool[]): readonly string[] {
  const rows = acting.map(({ name, description }) => `${name}: ${description}`);
  return ["TOOLS (load a schema with tool_search first)", ...rows];
}
