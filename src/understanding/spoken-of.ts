import { abstains } from "../discovery/abstains.ts";
import { analyse } from "../grounding/reading/analyse.ts";
import { overlaps } from "../language/region.ts";
import type { Region } from "../language/region.ts";
import { carrierTest } from "../grounding/reading/carriers.ts";
import { recordsSpokenOf } from "../grounding/records/find-lookup.ts";
import { kindMeant } from "../grounding/records/kind-meant.ts";
import { evidenceIn } from "../grounding/records/evidence-in.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import { NAME_KINDS } from "../types/known-names.ts";
import type { NameKind } from "../types/known-names.ts";
import type { Ranked, ScoredTool } from "../types/ranked.ts";
import type { Utterance } from "../types/utterance.ts";
import { kindsTaken } from "../grounding/known/known-records.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { Sources } from "./sources.ts";

/** Tools that are looked at, and the score below which none is; measured by `sotto sources agent`. */
const CONSIDERED = 8;
const LEAST = 0.01;
/** Log-odds a tool gains, and "none" loses, where the machine knows all that is spoken of. */
const WORTH = { tool: 3, none: 3 } as const;
/** What such a tool scores at least, and "none" at most: enough to be tried, too little to overrule. */
const LIFTED = { score: 0.6, none: 0.3, among: 3 } as const;
/** The index is followed without a look where it is surer than this. */
const SURE = 0.97;
/** A first tool whose words are all known is taken when it leads by this. */
const LEAD = 0.3;

/** Words known enough to be tried where nothing else fits: so many, and such a share of them. */
const MOSTLY = { words: 2, share: 0.6 } as const;

/** `known` is the share of the words that mean something, `words` how many they are. */
type Weighed = ScoredTool & { readonly known: number; readonly words: number };
const UNKNOWN = { known: 0, words: 0 } as const;

/** Tools for some words as what the machine knows makes of them. */
export type Knowing = (text: string, ranked: Ranked) => Ranked;

/**
 * Tools in the order the machine's own records and names speak for them, where the index is not
 * sure: the more of the words with a meaning of their own stand in a record, or are a name, that
 * a tool is about, the likelier it is meant ("cancel swimming", where swimming is an event). `tools`
 * are those whose records are read for it.
 */
export async function knowing(
  sources: Sources,
  utterance: Utterance,
  tools: readonly Tool[],
): Promise<Knowing> {
  const { analysis, context } = await sources.contextOf(utterance, tools);
  return (text, ranked) => {
    const [first] = ranked.tools;
    if (ranked.sure && !abstains(ranked) && (first?.score ?? 0) > SURE) return ranked;
    const isSame = text === analysis.text;
    const request = { analysis: isSame ? analysis : analyse(text, context), context };
    const isNear = (one: ScoredTool, at: number): boolean => isLookedAt(sources, one, at);
    const known = first ? weigh(sources, first, { request, beside: 0 }).known : 0;
    const near = ranked.tools
      .filter(isNear)
      .map((one) => weigh(sources, one, { request, beside: one === first ? 0 : known }));
    if (near.every(({ known }) => known === 0)) return ranked;
    const far = ranked.tools.filter((one, at) => !isNear(one, at));
    return reordered({ ...ranked, tools: far }, near);
  };
}

/** A part as what the machine knows makes of it. */
export async function spokenOf(sources: Sources, utterance: Utterance, part: Part): Promise<Part> {
  const { ranked, text } = part;
  const near = ranked.tools.filter((one, at) => isLookedAt(sources, one, at));
  const tools = near.flatMap(({ name }) => sources.registry.get(name) ?? []);
  const known = await knowing(sources, { ...utterance, text }, tools);
  return { ...part, ranked: known(text, ranked) };
}

function isLookedAt({ registry }: Sources, { name }: ScoredTool, at: number): boolean {
  const tool = registry.get(name);
  return at < CONSIDERED || (tool !== undefined && takesCommand(tool));
}

type Weighing = {
  readonly request: RequestContext;
  /** What the index's first knows of the words: another has to know more to gain on it. */
  readonly beside: number;
};

function weigh(
  { registry }: Sources,
  { name, score: own }: ScoredTool,
  { request, beside }: Weighing,
): Weighed {
  const tool = registry.get(name);
  const isCommand = tool !== undefined && takesCommand(tool);
  const score = isCommand ? Math.max(own, LEAST) : own;
  if (!tool || score < LEAST) return { name, score: own, ...UNKNOWN };
  if (own < LEAST && !isCalled(tool, request)) return { name, score: own, ...UNKNOWN };
  const { known, words } = knownOf(tool, request);
  const gain = WORTH.tool * Math.max(0, known ** 2 - beside ** 2);
  const shiftedScore = gain === 0 ? own : shifted(score, gain);
  return { name, score: shiftedScore, known, words };
}

/** The name of a shortcut, an app or a song is what people say to have it run, however the index knows it. */
function takesCommand(tool: Tool): boolean {
  return (
    takesTitle(tool) ||
    parametersOf(tool).some(
      ({ kind, required }) => required && (kind === "shortcut" || kind === "app"),
    )
  );
}

function takesTitle(tool: Tool): boolean {
  return parametersOf(tool).some(({ kind }) => kind === "music");
}

/**
 * What the index heard nothing of must be called by its name, and titles, which are everyday words,
 * asked for: "get shot of it" runs no shortcut "Shout".
 */
function isCalled(tool: Tool, { analysis }: RequestContext): boolean {
  if (takesTitle(tool)) return analysis.names("music").some((title) => title.isAskedFor);
  return namedKinds(tool)
    .flatMap(analysis.names)
    .some(({ score }) => score === 1);
}

/** Of the words that mean something, those that one of the tool's records, and its names, hold. */
function knownOf(tool: Tool, request: RequestContext): Pick<Weighed, "known" | "words"> {
  const { analysis } = request;
  const isCarrier = carrierTest(tool, analysis.language);
  const matches = recordMatches(tool, request);
  const named = namedKinds(tool).flatMap(analysis.names);
  // How long and how many is no thing that anybody keeps a record of.
  const isLength = (token: Region): boolean =>
    [...analysis.durations, ...analysis.numbers].some((length) => overlaps(length, token));
  const meant = evidenceIn(analysis).filter((token) => !isCarrier(token.word) && !isLength(token));
  const heldBy = (places: readonly Region[]): number =>
    meant.filter((token) => [...places, ...named].some((one) => overlaps(one, token))).length;
  const words = Math.max(heldBy([]), ...matches.map((match) => heldBy(match.words)));
  return { known: words / Math.max(1, meant.length), words };
}

/** The records of a tool's kinds that the words speak of best. */
export function recordMatches(
  tool: Tool,
  { analysis, context }: RequestContext,
): ReturnType<typeof recordsSpokenOf> {
  const kinds = new Set(kindsTaken(tool).map((kind) => kindMeant(kind, tool, analysis)));
  const records = [...kinds].flatMap((kind) => context.known?.[kind] ?? []);
  return recordsSpokenOf(analysis, { records, tool });
}

/** The kinds of name a tool takes, or looks for. */
export function namedKinds(tool: Tool): readonly NameKind[] {
  const kinds = new Set<string>(parametersOf(tool).flatMap(({ kind, of = kind }) => [kind, of]));
  return NAME_KINDS.filter((kind) => kinds.has(kind));
}

/** `far` are the tools that were not looked at. */
function reordered(far: Ranked, near: readonly Weighed[]): Ranked {
  const sorted = near.toSorted((one, other) => other.score - one.score);
  const known = Math.max(...sorted.slice(0, LIFTED.among).map((one) => one.known));
  const none = shifted(far.none, -WORTH.none * known ** 2);
  const [first, ...others] = sorted;
  if (!first) return far;
  const isMostly = first.known >= MOSTLY.share && first.words >= MOSTLY.words;
  const isLifted = first.known === 1 || (isMostly && first.score < none);
  const score = isLifted ? Math.max(first.score, LIFTED.score) : first.score;
  const isTrusted = first.known === 1 || (far.sure && first.name === near[0]?.name);
  const leads = isTrusted && score - (others[0]?.score ?? 0) >= LEAD;
  return {
    ...far,
    tools: [
      { name: first.name, score },
      ...others.map(({ name, score: own }) => ({ name, score: own })),
      ...far.tools,
    ],
    none: isLifted ? Math.min(none, LIFTED.none) : none,
    sure: leads,
  };
}

/** A probability moved by log-odds. */
function shifted(probability: number, by: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(by);
  return odds === Infinity ? 1 : odds / (1 + odds);
}
