import { z } from "zod";
import { keyOf } from "../tool/registry.ts";
import { domainOf } from "../tool/signature.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Call } from "../types/call.ts";
import { schemaOf, shownTool, toCallable } from "./choices.ts";
import type { MetaAnswer } from "../types/stages.ts";
import type { CreateExposure, ExposureOptions, ShownHead } from "./exposure.ts";
import { defineMetaTool, query, toolName } from "./meta-tool.ts";

export type DigitornMode = "direct" | "compact_direct" | "discovery";

/** Share of the context the tools may take. */
const CONTEXT_SHARE = 0.2;
/** What a name and one line cost, by the article's estimate. */
const COMPACT_TOKENS = 30;
/** The article's estimate of a token. */
const CHARACTERS_PER_TOKEN = 4;
const RESULTS = 5;
const META_CAP = 6;

const listCategories = defineMetaTool({
  name: "list_categories",
  description: "See the categories of tools",
  input: z.object({}),
});
const browseCategory = defineMetaTool({
  name: "browse_category",
  description: "List the tools of a category",
  input: z.object({ category: z.string().describe("name of the category").meta({ kind: "span" }) }),
});
const searchTools = defineMetaTool({
  name: "search_tools",
  description: "Search the tools",
  input: z.object({ query }),
});
const getTool = defineMetaTool({
  name: "get_tool",
  description: "Read one tool's schema",
  input: z.object({ name: toolName }),
});
const executeShape = z.object({
  name: toolName,
  params: z
    .record(z.string(), z.json())
    .describe("its arguments")
    .meta({ kind: "call" })
    .optional(),
});
const executeTool = defineMetaTool({
  name: "execute_tool",
  description: "Run a tool you have read",
  input: executeShape,
});

/** The article's rule: schemas when they fit a fifth of the context, names when those do, else only the five meta-tools. */
export function digitornMode(tools: readonly Tool[], contextTokens: number): DigitornMode {
  const budget = contextTokens * CONTEXT_SHARE;
  const full = tools.reduce(
    (sum, tool) => sum + Math.floor(schemaOf(tool).length / CHARACTERS_PER_TOKEN),
    0,
  );
  if (full <= budget) return "direct";
  return tools.length * COMPACT_TOKENS <= budget ? "compact_direct" : "discovery";
}

/** Digitorn's discovery mode: navigate categories, inspect one tool, execute it through a meta-tool. */
export const createDigitorn: CreateExposure = (options) => {
  const { tools, contextTokens, mode: forced } = options;
  const acting = tools().filter((tool) => tool.run);
  const mode = isMode(forced) ? forced : digitornMode(acting, contextTokens);
  const meta = metaToolsOf(mode);
  const finders = meta.filter((tool) => tool !== executeTool).map(({ name }) => name);
  const system = systemOf(mode, acting, meta);
  const tour: Tour = {
    options,
    byKey: new Map(acting.map((tool) => [keyOf(tool.name), tool])),
    listed: new Set(),
    inspected: new Set(),
  };
  const acts = (): readonly string[] => {
    if (mode === "direct") return acting.map(({ name }) => name);
    return mode === "discovery" ? [] : [...tour.inspected];
  };
  const isMeta = (name: string): boolean => meta.some((tool) => tool.name === name);
  return {
    name: "digitorn",
    metaTools: meta,
    metaCap: META_CAP,
    system: () => system,
    head: () => headOf(mode, acting, meta),
    permits: (name) => isMeta(name) || acts().some((one) => keyOf(one) === keyOf(name)),
    again: () => [],
    unwrap: ({ name, arguments: given }) => {
      if (name !== executeTool.name || mode !== "discovery") return undefined;
      const parsed = executeShape.safeParse(given);
      if (!parsed.success || !tour.byKey.has(keyOf(parsed.data.name))) return undefined;
      return { name: parsed.data.name, arguments: parsed.data.params ?? {} };
    },
    isMeta,
    answer: (call) => guide(tour, call),
    space: async ({ ranked, mayAct, mayDiscover }) => {
      const executes = mode === "discovery" ? [executeTool.name] : [];
      const names = [...(mayAct ? [...acts(), ...executes] : []), ...(mayDiscover ? finders : [])];
      const callable = names.map((name) => toCallable(name, ranked));
      return { append: [], callable, mayAnswer: true, mustCall: false };
    },
  };
};

/** What the model has been led through so far. */
type Tour = {
  readonly options: ExposureOptions;
  readonly byKey: ReadonlyMap<string, Tool>;
  readonly listed: Set<string>;
  readonly inspected: Set<string>;
};

async function guide(tour: Tour, { name, arguments: given }: Call): Promise<MetaAnswer> {
  const acting = [...tour.byKey.values()];
  const said = (key: string): string => String(given[key] ?? "");
  switch (name) {
    case "list_categories": {
      const domains = [...new Set(acting.map((tool) => domainOf(tool.name)))];
      const revealed = unseen(
        domains.map((one) => `${one}.*`),
        tour.listed,
      );
      return { text: domains.join(", "), revealed };
    }
    case "browse_category":
      return list(
        tour,
        acting.filter((tool) => domainOf(tool.name) === said("category").toLowerCase()),
      );
    case "search_tools": {
      const found = (await tour.options.rank(said("query"))).tools.slice(0, RESULTS);
      return list(
        tour,
        found.flatMap((one) => tour.byKey.get(keyOf(one.name)) ?? []),
      );
    }
    default:
      return inspect(tour, said("name"));
  }
}

function list({ listed }: Tour, found: readonly Tool[]): MetaAnswer {
  const revealed = unseen(
    found.map(({ name }) => name),
    listed,
  );
  const text = found.map(({ name, description }) => `${name}: ${description}`).join("\n");
  return { text: text || "There is nothing like that.", revealed };
}

function inspect({ byKey, inspected, options }: Tour, name: string): MetaAnswer {
  const tool = byKey.get(keyOf(name));
  if (!tool) return { text: `There is no tool ${name}.`, revealed: [] };
  const revealed = unseen([tool.name], inspected);
  const text = schemaOf(tool);
  if (revealed.length > 0) options.onReveal({ names: revealed, via: "discovery", text });
  return { text, revealed };
}

/** The names not seen before, which count as seen from then on. */
function unseen(names: readonly string[], seen: Set<string>): readonly string[] {
  const fresh = names.filter((name) => !seen.has(name));
  for (const name of fresh) seen.add(name);
  return fresh;
}

function isMode(mode: string | undefined): mode is DigitornMode {
  return mode === "direct" || mode === "compact_direct" || mode === "discovery";
}

function metaToolsOf(mode: DigitornMode): readonly Tool[] {
  if (mode === "direct") return [];
  if (mode === "compact_direct") return [getTool];
  return [listCategories, browseCategory, searchTools, getTool, executeTool];
}

function systemOf(mode: DigitornMode, acting: readonly Tool[], meta: readonly Tool[]): string {
  if (mode === "direct") return ["TOOLS", ...acting.map(schemaOf)].join("\n");
  if (mode === "discovery") return ["TOOLS", ...meta.map(schemaOf)].join("\n");
  return [...compactRows(acting), ...meta.map(schemaOf)].join("\n");
}

function headOf(mode: DigitornMode, acting: readonly Tool[], meta: readonly Tool[]): ShownHead {
  if (mode === "direct") return { tools: acting.map(shownTool), text: "" };
  const rows = mode === "discovery" ? [] : compactRows(acting);
  return { tools: meta.map(shownTool), text: rows.join("\n") };
}

function compactRows(acting: readonly Tool[]): readonly string[] {
  const names = acting.map(({ name, description }) => `${name}: ${description}`);
  return ["TOOLS (read a schema with get_tool first)", ...names];
}
