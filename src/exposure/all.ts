import { abstains } from "../discovery/abstains.ts";
import { hasServed, indexChoices, schemaOf, shownTool, toCallable } from "./choices.ts";
import type { CreateExposure } from "./exposure.ts";

/** The baseline: every schema, every step. */
export const createAll: CreateExposure = ({ tools, callable }) => {
  const acting = tools().filter((tool) => tool.run);
  const names = acting.map(({ name }) => name);
  const system = `TOOLS\n${acting.map(schemaOf).join("\n")}`;
  const known = new Set(names);
  return {
    name: "all",
    metaTools: [],
    metaCap: 0,
    system: () => system,
    head: () => ({ tools: acting.map(shownTool), text: "" }),
    permits: (name) => known.has(name),
    again: () => [],
    unwrap: () => undefined,
    isMeta: () => false,
    answer: async () => ({ text: "There is nothing to discover.", revealed: [] }),
    space: async ({ ranked, mayAct, calls }) => {
      const isFirst = !hasServed({ calls });
      const fitting = abstains(ranked) ? [] : indexChoices(ranked, (name) => known.has(name));
      const open = callable === "all" ? names : isFirst ? fitting : [];
      const mustCall = callable === "index" && isFirst && ranked.sure && fitting.length > 0;
      return {
        append: [],
        callable: mayAct ? open.map((name) => toCallable(name, ranked)) : [],
        mayAnswer: !mustCall,
        mustCall,
      };
    },
  };
};
