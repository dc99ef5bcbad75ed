import { keyOf } from "../tool/registry.ts";
import { catalogueOf, signatureOf } from "../tool/signature.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { PromptItem } from "../types/prompt-item.ts";
import type { Ranked } from "../types/ranked.ts";
import type { TurnState } from "../types/stages.ts";
import { abstains, indexChoices, toCallable } from "./choices.ts";
import type { CreateExposure } from "./exposure.ts";

const DISCOVER = "tools.discover";
/** Signatures shown before the first step, companions included. */
const MAX_REVEALED = 3;
/** Tools one discovery shows. */
const RESULTS = 3;
const META_CAP = 2;

/**
 * The default: a head that never changes (core signatures and names of the rest), signatures
 * appended at the tail before the first step by the index, every tool callable without being
 * shown, `tools.discover` where the index was wrong.
 */
export const createSotto: CreateExposure = (options) => {
  const { tools, rank, callable, examples, onReveal } = options;
  const core = tools().filter((tool) => tool.load === "core");
  const deferred = tools().filter((tool) => tool.load === "deferred" && tool.run);
  const byKey = new Map([...core, ...deferred].map((tool) => [keyOf(tool.name), tool]));
  const names = [...byKey.values()].map(({ name }) => name);
  const shown = new Set(core.map(({ name }) => name));
  const exampled = new Set<string>();
  const system = ["TOOLS", ...core.map(signatureOf), "MORE", catalogueOf(deferred)].join("\n");

  const reveal = (candidates: readonly string[]): readonly Tool[] => {
    const fresh = candidates
      .filter((name) => !shown.has(name))
      .flatMap((name) => byKey.get(keyOf(name)) ?? [])
      .slice(0, MAX_REVEALED);
    for (const { name } of fresh) shown.add(name);
    return fresh;
  };
  const isActing = (name: string): boolean => byKey.get(keyOf(name))?.run !== undefined;
  const open = (state: TurnState): readonly string[] => {
    if (!state.mayAct) return [];
    if (callable === "index") {
      return state.calls.length > 0 || abstains(state.ranked)
        ? []
        : indexChoices(state.ranked, isActing);
    }
    return names.filter((name) => name !== DISCOVER || state.mayDiscover);
  };
  return {
    name: "sotto",
    metaCap: META_CAP,
    system: () => system,
    permits: (name) => byKey.has(keyOf(name)),
    isMeta: (name) => keyOf(name) === keyOf(DISCOVER),
    space: async (state) => {
      const choices = open(state);
      const append: PromptItem[] = [];
      if (!state.isOpen) {
        if (examples) append.push(...examplesOf(choices, byKey, exampled));
        const fresh = reveal(fitting(state.ranked, byKey));
        const text = fresh.map(signatureOf).join("\n");
        if (fresh.length > 0) {
          append.push({ kind: "note", text });
          onReveal({ names: fresh.map(({ name }) => name), via: "rank", text });
        }
      }
      const mustCall = callable === "index" && state.ranked.sure && choices.length > 0;
      return {
        append,
        callable: choices.map((name) => toCallable(name, state.ranked)),
        mayAnswer: !mustCall,
        mustCall,
      };
    },
    answer: async (call) => {
      const found = await rank(String(call.arguments["query"] ?? ""));
      const fresh = reveal(found.tools.slice(0, RESULTS).map(({ name }) => name));
      const text = fresh.map(signatureOf).join("\n");
      const revealed = fresh.map(({ name }) => name);
      if (revealed.length > 0) onReveal({ names: revealed, via: "discovery", text });
      return { text: text || "No other tool fits.", revealed };
    },
  };
};

/** The index's first tools with the companions of the first; none when it abstains. */
function fitting(ranked: Ranked, byKey: ReadonlyMap<string, Tool>): readonly string[] {
  if (abstains(ranked)) return [];
  const first = ranked.tools.slice(0, ranked.sure ? 1 : MAX_REVEALED).map(({ name }) => name);
  const companions = byKey.get(keyOf(first[0] ?? ""))?.companions ?? [];
  return [...new Set([...first.slice(0, 1), ...companions, ...first.slice(1)])];
}

/** Two worked examples of each tool that had none yet, as finished calls. */
function examplesOf(
  choices: readonly string[],
  byKey: ReadonlyMap<string, Tool>,
  exampled: Set<string>,
): readonly PromptItem[] {
  return choices.flatMap((name) => {
    const tool = byKey.get(keyOf(name));
    if (!tool || exampled.has(name)) return [];
    exampled.add(name);
    return tool.demos.slice(0, 2).flatMap((demo): PromptItem[] => [
      { kind: "user", text: demo.say },
      { kind: "call", name, arguments: demo.input, result: demo.result },
      { kind: "assistant", text: demo.answer },
    ]);
  });
}
