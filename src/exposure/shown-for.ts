import { onlyReads } from "../tool/only-reads.ts";
import { parametersOf } from "../tool/parameter.ts";
import { keyOf } from "../tool/registry.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { TurnState } from "../types/turn/stages.ts";
import { fittingEach, MAX_REVEALED } from "./fitting.ts";
import { nearTools } from "./near-tools.ts";

type Showing = {
  readonly byKey: ReadonlyMap<string, Tool>;
  /** Rankings of the requests the words are made of. */
  readonly parts: readonly Ranked[];
  /** Whether the tool has still to be shown in full. */
  readonly isFresh: (tool: Tool) => boolean;
};

/** Of what only fits the words, beside the tools for what they lean on. */
const MOST_BESIDE = 1;
/** Tools that find what those take. */
const MOST_FINDERS = 2;

/** The tools for what was done or shown last, and those that are to be shown in full. */
export type ShownFor = { readonly near: readonly Tool[]; readonly shown: readonly Tool[] };

/**
 * What a model that decides by itself is shown for some words. Where they lean on the last turn, the tools for that come
 * before those that fit the words; behind both stands what finds the records they take. Words that only ask are shown
 * nothing that acts, and for each kind of record one tool that tells of it.
 */
export function shownFor(state: TurnState, { byKey, parts, isFresh }: Showing): ShownFor {
  const { ranked, plan, items } = state;
  const { leansBack = false, onlyAsks = false } = plan.parts[plan.at] ?? {};
  const toolsOf = (names: readonly string[]): readonly Tool[] =>
    names.flatMap((name) => byKey.get(keyOf(name)) ?? []).filter(({ run }) => run !== undefined);
  const best = ranked.tools.map(({ name }) => name);
  const every = toolsOf([...new Set([...best, ...[...byKey.values()].map(({ name }) => name)])]);
  const mayShow = onlyAsks ? every.filter(tells) : every;
  const near = leansBack ? nearTools(items, mayShow) : [];
  const fits = onlyAsks
    ? [...new Set([...mayShow.slice(0, 1), ...ofEachKind(mayShow.filter(isSource))])]
    : toolsOf(fittingEach(ranked, parts, byKey));
  const beside = near.length > 0 ? fits.slice(0, MOST_BESIDE) : fits;
  const own = [
    ...near.slice(0, MAX_REVEALED).filter((tool) => isFresh(tool) && !isCalled(tool, items)),
    ...beside.filter(isFresh).slice(0, MAX_REVEALED),
  ];
  const finders = own.flatMap((tool) => finderOf(tool, every) ?? []).filter(isFresh);
  const others = [...new Set(finders)].filter((tool) => !own.includes(tool));
  return { near, shown: [...new Set([...own, ...others.slice(0, MOST_FINDERS)])] };
}

/** It can only tell, or answers questions although it acts. */
function tells(tool: Tool): boolean {
  return onlyReads(tool) || tool.answers !== undefined;
}

/** Facts are found in the texts that it looks through. */
function isSource(tool: Tool): boolean {
  return onlyReads(tool) && tool.contents !== undefined;
}

/** Its call stands in the conversation and shows how it is called. */
function isCalled({ name }: Tool, items: TurnState["items"]): boolean {
  return items.some((item) => item.kind === "call" && item.name === name);
}

/** Of the tools for one kind of record the first. */
function ofEachKind(tools: readonly Tool[]): readonly Tool[] {
  const kinds = tools.map((tool) => kindsOf(tool)[0] ?? tool.name);
  return tools.filter((_, at) => kinds.indexOf(kinds[at] ?? "") === at);
}

/** The tool behind the head that only finds records of the kind that another takes or makes. */
function finderOf(tool: Tool, tools: readonly Tool[]): Tool | undefined {
  const kinds = kindsOf(tool);
  const finds = (one: Tool): boolean =>
    onlyReads(one) && one.gives !== undefined && kinds.includes(one.gives);
  return finds(tool) ? undefined : tools.find((one) => finds(one) && one.load === "deferred");
}

/** The kinds of record it shows or makes, and can't do without. */
function kindsOf(tool: Tool): readonly string[] {
  const taken = parametersOf(tool).flatMap(({ of, required }) => (of && required ? of : []));
  return [...(tool.gives === undefined ? [] : [tool.gives]), ...taken];
}
