import { abstains } from "../discovery/abstains.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Parameter } from "../tool/parameter.ts";
import type { Ranked, ScoredTool } from "../types/ranked.ts";
import { NAME_KINDS } from "../types/known-names.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { Sources } from "./sources.ts";
import type { Utterance } from "../types/utterance.ts";

/** A tool less likely than this isn't preferred, whatever its words. */
const LEAST_FITTING = 0.02;
/** A tool at least this likely needs no more than a name of its own to be taken. */
const LIKELY = 0.1;
/** Tools that are looked at. */
const CONSIDERED = 4;

/**
 * A part with its tools in the order their values speak for: where the first needs a name nobody
 * said and another has all it needs and a name that was said, that other comes first ("open Notes"
 * is the app, "on the work list" no note).
 */
export async function supported(sources: Sources, utterance: Utterance, part: Part): Promise<Part> {
  const { ranked } = part;
  const { quoting } = sources.language;
  const near = ranked.tools.slice(0, CONSIDERED).filter(({ score }) => score >= LEAST_FITTING);
  const isNone = abstains(ranked);
  if (near.length < (isNone ? 1 : 2) || (isNone && !quoting.addressesSomebody(part.text)))
    return part;
  const tools = near.flatMap(({ name }) => sources.registry.get(name) ?? []);
  const request = await sources.contextOf({ ...utterance, text: part.text });
  const states = tools.map((tool) => stateOf(tool, request));
  if (!isNone)
    return preferred(part, { states, near, isTelling: quoting.tellsSomebody(part.text) });
  const [first] = states;
  return first && isTold(first) ? { ...part, ranked: { ...ranked, none: 0 } } : part;
}

type Weighed = {
  readonly states: readonly State[];
  readonly near: readonly ScoredTool[];
  /** Somebody is told something. */
  readonly isTelling: boolean;
};

/** The part with the tool in front its words speak for. */
function preferred(part: Part, { states, near, isTelling }: Weighed): Part {
  const { ranked } = part;
  const [first] = states;
  const said = isTelling ? saidBy(states) : undefined;
  if (said) return { ...part, ranked: inFront(ranked, said) };
  const leads = (near[0]?.score ?? 0) >= LEADING;
  if (first && leads && isUnrivalled(first, others(states, near))) {
    return { ...part, ranked: { ...ranked, sure: true } };
  }
  if (!first || !first.hasNames || first.isResolved) return part;
  const other = states.find(({ saysName, isComplete }) => saysName && isComplete);
  return other ? { ...part, ranked: inFront(ranked, other.name) } : part;
}

/** What the words hold for a tool. */
function stateOf(tool: Tool, { analysis, context }: RequestContext): State {
  const { missing, slots } = groundTool(tool, analysis, context);
  const parameters = parametersOf(tool).filter(({ kind, of }) =>
    NAME_KINDS.some((one) => one === kind || (kind === "span" && one === of)),
  );
  const isResolved = ({ name }: Parameter): boolean => {
    const value = slots.find(({ parameter }) => parameter === name)?.value;
    return value?.kind === "closed" && value.candidates[0]?.origin.origin === "resolved";
  };
  const named = parameters.filter(({ required }) => required);
  return {
    name: tool.name,
    saysName: parameters.some(isResolved),
    hasNames: named.length > 0,
    isResolved: named.every(isResolved),
    isComplete: missing.length === 0,
    takesText: parametersOf(tool).some(({ kind, required }) => kind === "free" && required),
  };
}

/** The tools beside the first that are likely enough to be meant. */
function others(states: readonly State[], near: readonly ScoredTool[]): readonly State[] {
  const likely = new Set(near.filter(({ score }) => score >= LIKELY).map(({ name }) => name));
  return states.slice(1).filter(({ name }) => likely.has(name));
}

/** A first tool this likely is sure where no other could take what was said. */
const LEADING = 0.6;

/**
 * "Add milk to the shopping list": it has all it needs and takes a known name; what rivals it lacks a
 * name nobody said, or has no place for that one.
 */
function isUnrivalled(first: State, rivals: readonly State[]): boolean {
  return first.isComplete && first.saysName && rivals.every(({ saysName }) => !saysName);
}

/** "Tell mum we'll be waiting": what somebody known is told is meant for them, however it sounds. */
function isTold({ takesText, saysName, isComplete }: State): boolean {
  return takesText && saysName && isComplete;
}

type State = {
  readonly name: string;
  /** A name somebody or something is known by was said for it. */
  readonly saysName: boolean;
  readonly hasNames: boolean;
  /** All names it can't do without were. */
  readonly isResolved: boolean;
  readonly isComplete: boolean;
  readonly takesText: boolean;
};

/** "Text Sarah that I found it": words for somebody known are to be told, whatever they speak of. */
function saidBy([first, ...others]: readonly State[]): string | undefined {
  if (!first || first.takesText) return undefined;
  return others.find((one) => one.takesText && one.saysName && one.isComplete)?.name;
}

/** It takes the first one's score; where it was likely itself, its own name makes it sure. */
function inFront(ranked: Ranked, name: string): Ranked {
  const [first] = ranked.tools;
  const own = ranked.tools.find((tool) => tool.name === name)?.score ?? 0;
  const rest = ranked.tools.filter((tool) => tool.name !== name);
  const sure = ranked.sure || own >= LIKELY;
  return { ...ranked, sure, tools: [{ name, score: first?.score ?? 0 }, ...rest] };
}
