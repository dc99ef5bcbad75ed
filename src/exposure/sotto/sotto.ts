import { keyOf } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { signatureOf } from "../../tool/signature.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { boundedCatalogue } from "../catalogue.ts";
import { dayText } from "./day-text.ts";
import { abstains } from "../../discovery/abstains.ts";
import { fitting, fittingEach, MAX_REVEALED } from "./fitting.ts";
import { finderOf, hasServed, indexChoices, shownTool, toCallable } from "../choices.ts";
import type { CreateExposure, ExposureOptions, ShownHead } from "../exposure.ts";
import { lineOf, notesOf, show, stands } from "./show.ts";
import { nearLine } from "./near-tools.ts";
import { shownFor } from "./shown-for.ts";
import type { ShownFor } from "./shown-for.ts";
import { hasCalled, takeBack } from "../take-back.ts";
import { workedExamples } from "./worked-examples.ts";

/** Tools one discovery shows. */
const RESULTS = 3;
const META_CAP = 2;

/**
 * The default: a head that never changes (core signatures and names of the rest), signatures
 * appended at the tail before the first step by the index, every tool callable without being
 * shown, the registry's finder where the index was wrong. What is shown is read off the conversation
 * itself, so that a tool whose signature was trimmed away is shown again.
 */
export const createSotto: CreateExposure = (options) => {
  const { rank, callable, canTakeBack } = options;
  const catalogue = catalogueFor(options);
  const { byKey, finder, system, head } = catalogue;
  const isActing = (name: string): boolean => byKey.get(keyOf(name))?.run !== undefined;
  const open = (state: TurnState): readonly string[] => {
    if (!state.mayAct) return [];
    if (callable === "all") return allOpen(options, catalogue, state);
    if (hasServed(state) || abstains(state.ranked)) return [];
    return indexChoices(state.ranked, isActing);
  };
  return {
    name: "sotto",
    metaTools: canTakeBack ? [takeBack] : [],
    metaCap: META_CAP,
    system: () => system,
    head: () => head,
    permits: (name) =>
      byKey.has(keyOf(name)) || (canTakeBack && keyOf(name) === keyOf(takeBack.name)),
    again: (state, before) => {
      const needed = [...lastCalled(before), ...wanted(options, state, byKey)];
      return notesOf(
        show(options, fresh(options, needed, { byKey, items: state.items }), {
          via: "rank",
          state,
        }),
      );
    },
    unwrap: () => undefined,
    isMeta: (name) => keyOf(name) === keyOf(finder),
    space: async (state) => {
      const choices = open(state);
      const mustCall = callable === "index" && state.ranked.sure && choices.length > 0;
      return {
        append: opening(options, catalogue, { state, choices }),
        callable: choices.map((name) => toCallable(name, state.ranked)),
        mayAnswer: !mustCall,
        mustCall,
      };
    },
    answer: async (call, state) => {
      const found = await rank(String(call.arguments["query"] ?? ""));
      const best = found.tools.slice(0, RESULTS).map(({ name }) => name);
      const shown = fresh(options, best, { byKey, items: state.items });
      const text = show(options, shown, { via: "discovery", state });
      const revealed = shown.map(({ name }) => name);
      return { text: text || "No other tool fits.", revealed };
    },
  };
};

/** What a model that chooses its calls itself may call. */
function allOpen(
  { canTakeBack }: ExposureOptions,
  { names, finder }: Catalogue,
  { items, mayDiscover }: TurnState,
): readonly string[] {
  const back = canTakeBack && hasCalled(items) ? [takeBack.name] : [];
  return [...names.filter((name) => name !== finder || mayDiscover), ...back];
}

type Catalogue = {
  readonly names: readonly string[];
  readonly byKey: ReadonlyMap<string, Tool>;
  /** The tool by which others are found. */
  readonly finder: string;
  readonly system: string;
  readonly head: ShownHead;
};

/** Between the tools a model's own format shows and the names of the rest. */
const MORE_NAMED =
  "More tools, called in the same way; ! asks the user first. A note shows the parameters of those that may fit, ? after what may be left out.";

function catalogueFor({ tools, canTakeBack }: ExposureOptions): Catalogue {
  const core = tools().filter((tool) => tool.load === "core");
  const deferred = tools().filter((tool) => tool.load === "deferred" && tool.run);
  const byKey = new Map([...core, ...deferred].map((tool) => [keyOf(tool.name), tool]));
  const finder = finderOf(core)?.name ?? "";
  const rest = boundedCatalogue(deferred, finder);
  const system = ["TOOLS", ...core.map(signatureOf), "MORE", rest].join("\n");
  const shown = canTakeBack ? [...core, takeBack] : core;
  const head = { tools: shown.map(shownTool), text: `${MORE_NAMED}\n${rest}` };
  return { names: [...byKey.values()].map(({ name }) => name), byKey, finder, system, head };
}

type Opening = { readonly state: TurnState; readonly choices: readonly string[] };

/**
 * What stands around the user's words before the first step: worked examples, then signatures. A model
 * that chooses its calls itself is shown later too what a part that comes to hand may need.
 */
function opening(
  options: ExposureOptions,
  { byKey }: Catalogue,
  { state, choices }: Opening,
): readonly PromptItem[] {
  if (state.isOpen && options.callable === "index") return [];
  if (options.canTakeBack) return state.isOpen ? [] : notesFor(options, { byKey }, state);
  const shown = fresh(options, wanted(options, state, byKey), { byKey, items: state.items });
  const notes = [
    ...notesOf(show(options, shown, { via: "rank", state })),
    ...notesOf(dayText(state)),
  ];
  return options.examples
    ? [...examplesOf(choices.slice(0, 1), byKey, state.items), ...notes]
    : notes;
}

/** Before the first step of a model that decides by itself: the tools for what was done last, then signatures. */
function notesFor(
  options: ExposureOptions,
  { byKey }: Pick<Catalogue, "byKey">,
  state: TurnState,
): readonly PromptItem[] {
  const { near, known, shown, best } = shownTo(options, state, byKey);
  const line = nearLine(near, state.items, { tools: [...byKey.values()], best });
  const names = known.map(({ name }) => name).join(", ");
  const fits = names === "" ? "" : `May fit, shown above: ${names}.`;
  return [
    ...notesOf(line),
    ...notesOf(fits),
    ...notesOf(show(options, shown, { via: "rank", state })),
  ];
}

function shownTo(
  { partsOf, shows }: ExposureOptions,
  state: TurnState,
  byKey: ReadonlyMap<string, Tool>,
): ShownFor {
  const isFresh = (tool: Tool): boolean =>
    tool.load === "deferred" && !stands(lineOf(tool, shows), state);
  return shownFor(state, { byKey, parts: partsOf(state.utterance.text), isFresh });
}

/** What fits the words, and for a model that sees to several requests at once what fits each of them. */
function wanted(
  options: ExposureOptions,
  state: TurnState,
  byKey: ReadonlyMap<string, Tool>,
): readonly string[] {
  if (options.canTakeBack) return shownTo(options, state, byKey).shown.map(({ name }) => name);
  const parts = options.callable === "all" ? options.partsOf(state.utterance.text) : [];
  return fittingEach(state.ranked, parts, byKey);
}

/** Tools the conversation has called, newest first: it may well go on with them. */
function lastCalled(items: readonly PromptItem[]): readonly string[] {
  const called = items.flatMap((item) => (item.kind === "call" ? [item.name] : []));
  return [...new Set(called.reverse())];
}

/** Deferred tools whose signature stands nowhere yet. */
function fresh(
  { shows }: Pick<ExposureOptions, "shows">,
  candidates: readonly string[],
  { byKey, items }: Pick<Catalogue, "byKey"> & Pick<TurnState, "items">,
): readonly Tool[] {
  return candidates
    .flatMap((name) => byKey.get(keyOf(name)) ?? [])
    .filter((tool) => tool.load === "deferred" && !stands(lineOf(tool, shows), { items }))
    .slice(0, MAX_REVEALED);
}

/** The deferred tools the index would show before the first step. */
export function revealedFor(ranked: Ranked, tools: readonly Tool[]): readonly string[] {
  const byKey = new Map(tools.map((tool) => [keyOf(tool.name), tool]));
  return fitting(ranked, byKey)
    .filter((name) => byKey.get(keyOf(name))?.load === "deferred")
    .slice(0, MAX_REVEALED);
}

/** Worked examples of each tool nobody called yet. */
function examplesOf(
  choices: readonly string[],
  byKey: ReadonlyMap<string, Tool>,
  items: readonly PromptItem[],
): readonly PromptItem[] {
  const called = new Set(items.flatMap((item) => (item.kind === "call" ? [item.name] : [])));
  return choices.flatMap((name) => {
    const tool = byKey.get(keyOf(name));
    return tool && !called.has(name) ? workedExamples(tool) : [];
  });
}
