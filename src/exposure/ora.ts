import { keyOf } from "../tool/registry.ts";
import { domainOf } from "../tool/signature.ts";
import type { Tool } from "../tool/define-tool.ts";
import { finderOf, schemaOf, shownTool, toCallable } from "./choices.ts";
import type { CreateExposure } from "./exposure.ts";

/** Schemas one discovery returns. */
const RESULTS = 3;
const META_CAP = 2;

/**
 * The Ora article's design: three sections in the system text, the last of which grows with each
 * discovery, so that the prompt from there on is evaluated again. Cleared with the conversation.
 */
export const createOra: CreateExposure = ({ tools, rank, onReveal }) => {
  const core = tools().filter((tool) => tool.load === "core");
  const deferred = tools().filter((tool) => tool.load === "deferred" && tool.run);
  const discovered = new Map<string, Tool>();
  const finder = finderOf(core)?.name ?? "";
  const rows = [`DEFERRED CATALOG (find one with ${finder})`, ...catalogue(deferred)];
  const head = ["CORE TOOLS", ...core.map(schemaOf), ...rows, "DISCOVERED"].join("\n");
  const visible = (): readonly Tool[] => [...core, ...discovered.values()];
  const permits = (name: string): boolean =>
    visible().some((tool) => keyOf(tool.name) === keyOf(name));
  return {
    name: "ora",
    metaTools: [],
    metaCap: META_CAP,
    system: () => [head, ...[...discovered.values()].map(schemaOf)].join("\n"),
    head: () => ({ tools: visible().map(shownTool), text: rows.join("\n") }),
    permits,
    again: () => [],
    unwrap: () => undefined,
    isMeta: (name) => keyOf(name) === keyOf(finder),
    space: async ({ ranked, mayAct, mayDiscover }) => {
      const names = visible().map(({ name }) => name);
      const open = names.filter((name) => (name === finder ? mayDiscover : mayAct));
      const callable = open.map((name) => toCallable(name, ranked));
      return { append: [], callable, mayAnswer: true, mustCall: false };
    },
    answer: async (call) => {
      const query = String(call.arguments["query"] ?? "");
      const found = await rank(query);
      const fresh = found.tools
        .slice(0, RESULTS)
        .flatMap(({ name }) => deferred.filter((tool) => tool.name === name))
        .filter((tool) => !discovered.has(tool.name));
      for (const tool of fresh) discovered.set(tool.name, tool);
      const names = fresh.map(({ name }) => name);
      const text = fresh.map(schemaOf).join("\n");
      if (names.length > 0) onReveal({ names, via: "discovery", text });
      return { text: text || "Nothing new was found.", revealed: names };
    },
  };
};

/** Name-only rows by domain, `[confirm]` where the user is asked. */
function catalogue(deferred: readonly Tool[]): readonly string[] {
  const byDomain = Map.groupBy(deferred, ({ name }) => domainOf(name));
  return [...byDomain].flatMap(([domain, members]) => [
    `${domain}:`,
    ...members.map(({ name, confirm }) => `- ${name}${confirm ? " [confirm]" : ""}`),
  ]);
}
