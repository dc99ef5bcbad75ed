import { abstains } from "../../discovery/abstains.ts";
import { onlyReads } from "../../tool/only-reads.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { keyOf } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { MAX_REVEALED } from "./fitting.ts";
import { nearTools } from "./near-tools.ts";

type Showing = {
  readonly byKey: ReadonlyMap<string, Tool>;
  /** Rankings of the requests the words are made of. */
  readonly parts: readonly Ranked[];
  /** Whether the tool has still to be shown in full. */
  readonly isFresh: (tool: Tool) => boolean;
};

/** Of what only fits the words, beside the tools for what they lean on. */
const MOST_BESIDE = 2;
/** Tools that find what those take, or read what they find. */
const MOST_FINDERS = 2;

/** The tools for what was done or shown last, else those that fit and were shown before, and those that are to be shown in full. */
export type ShownFor = {
  readonly near: readonly Tool[];
  /** What fits the words best, where anything does. */
  readonly best: Tool | undefined;
  readonly known: readonly Tool[];
  readonly shown: readonly Tool[];
};

/**
 * What a model that decides by itself is shown for some words. Where they lean on the last turn, the tools for that come
 * before those that fit the words; behind both stands what finds or reads the records they are about. Words that only ask
 * are shown nothing that acts, and for each kind of record one tool that tells of it.
 */
export function shownFor(state: TurnState, { byKey, parts, isFresh }: Showing): ShownFor {
  const { ranked, plan, items } = state;
  const { leansBack = false, onlyAsks = false } = plan.parts[plan.at] ?? {};
  const every = allOf(byKey, ranked);
  const mayShow = onlyAsks ? every.filter(tells) : every;
  const near = leansBack ? nearTools(items, mayShow) : [];
  const first = onlyAsks
    ? [...mayShow.slice(0, 1), ...sourcesIn(mayShow)]
    : toolsOf(byKey, firstOf(ranked, parts));
  const fits = [...new Set(first)].slice(0, near.length > 0 ? MOST_BESIDE : undefined);
  const own = [
    ...near.slice(0, MAX_REVEALED).filter((tool) => isFresh(tool) && !isCalled(tool, items)),
    ...fits.filter(isFresh).slice(0, MAX_REVEALED),
  ];
  const others = own.flatMap((tool) => withSame(tool, every)).filter(isFresh);
  const more = [...new Set(others)].filter((tool) => !own.includes(tool)).slice(0, MOST_FINDERS);
  const known = near.length > 0 ? [] : fits.filter((tool) => !isFresh(tool));
  const best = abstains(ranked) ? undefined : mayShow[0];
  return { near, best, known, shown: [...new Set([...own, ...more])] };
}

/** Every tool that acts, those that fit the words before the others. */
function allOf(byKey: Showing["byKey"], ranked: Ranked): readonly Tool[] {
  const best = ranked.tools.map(({ name }) => name);
  const others = [...byKey.values()].map(({ name }) => name);
  return toolsOf(byKey, [...new Set([...best, ...others])]);
}

function toolsOf(byKey: Showing["byKey"], names: readonly string[]): readonly Tool[] {
  return names.flatMap((name) => byKey.get(keyOf(name)) ?? []).filter(({ run }) => run);
}

/** Of several requests the first of each, then the first of all the words. */
function firstOf(ranked: Ranked, parts: readonly Ranked[]): readonly string[] {
  const namesOf = (one: Ranked, most: number): readonly string[] =>
    abstains(one) ? [] : one.tools.slice(0, most).map(({ name }) => name);
  const each = parts.length < 2 ? [] : parts.flatMap((part) => namesOf(part, 1));
  return [...each, ...namesOf(ranked, MAX_REVEALED)];
}

/** It can only tell, or answers questions although it acts. */
function tells(tool: Tool): boolean {
  return onlyReads(tool) || tool.answers !== undefined;
}

/** For each kind of record the tool that looks through what stands in it, or tells its facts. */
function sourcesIn(tools: readonly Tool[]): readonly Tool[] {
  const reading = tools.filter(onlyReads);
  const sources = [
    ...reading.filter(({ contents }) => contents !== undefined),
    ...reading.filter((tool) => tool.tells !== undefined),
  ];
  const kinds = sources.map((tool) => kindsOf(tool)[0]);
  return sources.filter((_, at) => kinds.indexOf(kinds[at]) === at);
}

/** Its call stands in the conversation and shows how it is called. */
function isCalled({ name }: Tool, items: TurnState["items"]): boolean {
  return items.some((item) => item.kind === "call" && item.name === name);
}

/** The tools that only find the records another takes or makes, or only read those it finds. */
function withSame(tool: Tool, tools: readonly Tool[]): readonly Tool[] {
  const kinds = kindsOf(tool);
  const isFinder = finds(tool, kinds);
  return tools.filter(
    (one) => onlyReads(one) && (isFinder ? reads(one, kinds) : finds(one, kinds)),
  );
}

function finds(tool: Tool, kinds: readonly string[]): boolean {
  return onlyReads(tool) && tool.gives !== undefined && kinds.includes(tool.gives);
}

function reads(tool: Tool, kinds: readonly string[]): boolean {
  return (
    tool.contents !== undefined &&
    tool.gives === undefined &&
    kinds.includes(kindsOf(tool)[0] ?? "")
  );
}

/** The kinds of record it shows or makes, and can't do without. */
function kindsOf(tool: Tool): readonly string[] {
  const taken = parametersOf(tool).flatMap(({ of, kind, required }) =>
    required ? (of ?? kind) : [],
  );
  return tool.gives === undefined ? taken : [tool.gives, ...taken];
}
