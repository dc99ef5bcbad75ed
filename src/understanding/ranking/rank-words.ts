import { answeredMail } from "../../grounding/entity-linking/answered-mail.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { guestsOf } from "../../grounding/reading/guests-in.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { isPastedCall } from "../../grounding/text-slots/ground-free.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { consequentialIn } from "../../tool/is-consequential.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { isCalled } from "./features/called.ts";
import { featuresOf } from "./features-of.ts";
import { isSettled, rerank } from "./rerank.ts";
import type { Reranker } from "./rerank.ts";
import {
  cardTool,
  guestTool,
  isOpened,
  personTool,
  readingTool,
  replyTool,
} from "./rules/told-tool.ts";
import { kindsTaken } from "../../grounding/known/known-records.ts";
import { namedAsKind } from "./named-as-kind.ts";
import type { AsKind } from "./named-as-kind.ts";
import { madeAnew } from "./rules/made-anew.ts";
import { mayMove, movedTool } from "./rules/moved-tool.ts";
import { namedBest } from "./rules/named-best.ts";
import { namedAlone } from "./rules/named-alone.ts";
import { ofAnotherKind } from "./rules/of-another-kind.ts";
import type { Exclusion } from "./rules/of-another-kind.ts";
import { onlyTool, openedFirst } from "./rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { tellingTool } from "./rules/telling-tool.ts";

/** Of so many of the index's first the features are looked at: each costs the grounding of a tool. */
const CONSIDERED = 8;

type RankedBy = Pick<Sources, "contextOf" | "registry" | "reranker" | "rankWords">;

/** The index's ranking of an utterance's words with what the machine knows of them. */
export async function rankWords(
  { contextOf, registry, reranker, rankWords: rank }: RankedBy,
  utterance: Utterance,
  index: Ranked,
): Promise<Ranked> {
  const looked = toolsConsidered(index, { request: await contextOf(utterance), registry });
  const request = await contextOf(utterance, looked);
  return rankKnown(index, { request, registry, reranker, rank });
}

/** The ranking of other words of an utterance, by the fast rankers. */
export async function rankText(
  sources: Sources,
  utterance: Utterance,
  text: string,
): Promise<Ranked> {
  return rankWords(sources, { ...utterance, text }, sources.rankWords(text));
}

type Knowing = {
  readonly request: RequestContext;
  readonly registry: Pick<Registry, "get">;
};
type Weighing = Knowing & {
  readonly reranker: Reranker;
  /** The fast rankers of the index. */
  readonly rank: (text: string) => Ranked;
};

/** The same where the records of all tools are at hand. */
export function rankKnown(plain: Ranked, { request, registry, reranker, rank }: Weighing): Ranked {
  // Somebody's call, pasted, says nothing of what the machine knows.
  if (isPastedCall(request.reading.text)) return plain;
  const index = byKind(plain, { request, registry, rank });
  const looked = toolsConsidered(index, { request, registry });
  const told =
    replyTool(looked, request) ?? guestTool(looked, request) ?? movedTool(looked, request);
  if (told) return onlyTool(told.name);
  const opened = looked.find((tool) => isOpened(tool, request.reading));
  const read =
    opened ??
    readingTool(index, looked, request.reading) ??
    personTool(looked, request) ??
    cardTool(looked, request) ??
    tellingTool(looked, request.reading);
  if (read) return openedFirst(index, read.name);
  const best = namedBest(looked, request);
  if (best) return onlyTool(best.name);
  const excluded = excludedBy(looked, request);
  if (excluded.tools.size === 0 && isSettled(index)) return index;
  const features = Object.fromEntries(
    looked.map((tool) => {
      const grounded = groundTool(tool, request.reading, request.context);
      return [tool.name, featuresOf({ ...request, tool, grounded })];
    }),
  );
  const isConsequential = consequentialIn(registry);
  return rerank(index, { reranker, features, excluded, isConsequential });
}

/** The index's ranking with that of the words that call what they name by its kind, where it isn't sure without. */
export function byKind(
  plain: Ranked,
  { request, registry, rank }: Pick<Weighing, "request" | "registry" | "rank">,
): Ranked {
  const first = registry.get(plain.tools[0]?.name ?? "");
  const kinds = isSettled(plain) ? (first ? kindsTaken(first) : []) : undefined;
  // What is sure, and done to no record, isn't looked at again.
  if (kinds?.length === 0) return plain;
  const named = namedAsKind(request);
  if (kinds && !isOfOther(kinds, named)) return plain;
  return mixed([plain, ...named.map(({ text }) => rank(text))]);
}

/** Records of some kinds are taken, and the words name one of another: "cancel the guest list", an event. */
function isOfOther(kinds: readonly string[], named: readonly AsKind[]): boolean {
  return named.length > 0 && named.every(({ kind }) => !kinds.includes(kind));
}

/** What several rankings say together. */
function mixed([first, ...others]: readonly [Ranked, ...Ranked[]]): Ranked {
  if (others.length === 0) return first;
  const rankings = [first, ...others];
  const scores = rankings.map(
    ({ tools }) => new Map(tools.map(({ name, score }) => [name, score])),
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const tools = first.tools
    .map(({ name }) => ({ name, score: mean(scores.map((of) => of.get(name) ?? 0)) }))
    .toSorted((one, other) => other.score - one.score);
  return { ...first, tools, none: mean(rankings.map(({ none }) => none)), sure: false };
}

/** What a rule shuts out: it would be done to things of another kind, or was not asked for at all. */
function excludedBy(looked: readonly Tool[], request: RequestContext): Exclusion {
  const { tools, isServed } = ofAnotherKind(looked, request);
  const others = [...namedAlone(looked, request), ...madeAnew(looked, request)];
  return {
    tools: new Set([...tools, ...others]),
    isServed: isServed || request.reading.wish.isAnew,
  };
}

/** The index's first tools, and those the words name, open with or answer with, whatever it makes of them. */
function toolsConsidered({ tools }: Ranked, { request, registry }: Knowing): readonly Tool[] {
  const { reading } = request;
  return tools.flatMap(({ name }, at) => {
    const tool = registry.get(name);
    if (!tool) return [];
    const isLooked =
      at < CONSIDERED ||
      isCalled({ tool, reading }) ||
      isOpened(tool, reading) ||
      cardTool([tool], request) !== undefined ||
      guestsOf(tool, reading) !== undefined ||
      mayMove(tool, reading) ||
      answeredMail(tool, reading) !== undefined;
    return isLooked ? [tool] : [];
  });
}
