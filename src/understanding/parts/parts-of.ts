import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import { ofKind } from "../../grounding/typed-slots/ground.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import { abstains } from "../../discovery/abstains.ts";
import { mayBeSeveral, segmentRequest } from "./segment-request.ts";
import type { Segmenting } from "./cutting.ts";
import type { Part } from "./part.ts";
import { boundariesIn } from "./boundary/boundaries-in.ts";
import { begunIn } from "./boundary/begun-in.ts";
import { unservedHalf } from "./unserved-half.ts";
import { takesRecord, wordsTaken } from "../../tool/parameter.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";
import { rankKnown, rankWords } from "../ranking/rank-words.ts";
import { NOTHING_FITS } from "../plan.ts";

function changesRecord({ registry }: Sources, name: string): boolean {
  const tool = registry.get(name);
  return tool !== undefined && takesRecord(tool) && tool.effect !== "none";
}

/** The parts of what was said, each with its ranking; scripts do with the index alone. */
export async function partsOf(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  const { language, registry, reranker, profile } = sources;
  const { text } = utterance;
  const isAlone = !profile.isLed;
  const whole = async (): Promise<readonly Part[]> => {
    const index = await sources.rank(utterance, signal);
    return [{ text, ranked: isAlone ? index : await rankWords(sources, utterance, index) }];
  };
  if (isAlone || !mayBeSeveral(text, language)) return whole();
  const request = await sources.contextOf(utterance, registry.acting());
  const begun = begunAt(sources, request);
  const known = (part: string, index: Ranked): Ranked =>
    rankKnown(index, {
      request: withText(part, request),
      registry,
      reranker,
      rank: sources.rankWords,
    });
  const rank = (part: string): Ranked => known(part, sources.rankWords(part));
  const parts = segmentRequest(text, {
    rank,
    language,
    opensRequest: (right) => begun.has(right),
    ...ofTools(sources, request),
  });
  const isMore = (part: Part, at: number): boolean =>
    begun.size === 0 && isMoreToRemember(sources, part, parts[at - 1]);
  if (parts.some(isMore)) return whole();
  if (parts.length > 1) {
    return Promise.all(
      parts.map(async (part) =>
        part.ranked.sure ? part : wholly({ sources, utterance, signal }, part.text, known),
      ),
    );
  }
  const takesWords = (name: string): boolean => kindsTaken(sources, name).length > 0;
  const halves = unservedHalf(text, { rank, language, takesWords });
  if (!halves) return whole();
  const [served, unserved] = halves;
  const first = { text: served, ranked: rank(served) };
  // The fast rankers alone may miss what it asks for.
  const other = await wholly({ sources, utterance, signal }, unserved, known);
  const isMeant = isServed(other) || language.wordingOf(unserved).steps.selection?.isShown === true;
  return [first, isMeant ? other : { text: unserved, ranked: NOTHING_FITS }];
}

/** The words of each further request, to the end. */
function begunAt(sources: Sources, { reading, context }: RequestContext): ReadonlySet<string> {
  const boundaries = boundariesIn(sources, reading, context.known);
  return new Set(begunIn(boundaries, reading).map(({ behind }) => behind));
}

/** What is known of the tools and the records here, for the cutting of a request. */
function ofTools(sources: Sources, request: RequestContext): Omit<Segmenting, "rank" | "language"> {
  const { registry } = sources;
  return {
    takesRecord: (name) => changesRecord(sources, name),
    startsRecord: (part) => startsRecord(part, request),
    takesText: (name) => kindsTaken(sources, name).includes("free"),
    choosesOther: (name, one, other) => {
      const [chosen, next] = [one, other].map((part) =>
        choiceIn(sources, name, withText(part, request)),
      );
      return chosen !== "" && next !== "" && chosen !== next;
    },
    actsAlike: (name, other) => {
      const act = registry.get(name)?.act;
      return name === other || (act !== undefined && act === registry.get(other)?.act);
    },
  };
}

/** What a request has a tool do of the things it may; empty where it says none. */
function choiceIn(
  { registry }: Sources,
  name: string,
  { reading, context }: RequestContext,
): string {
  const tool = registry.get(name);
  if (!tool) return "";
  const enums = new Set(ofKind(tool, "enum").map((one) => one.name));
  const chosen = groundTool(tool, reading, context).slots.filter((one) => enums.has(one.parameter));
  return chosen.length > 0 ? JSON.stringify(chosen.map(({ value }) => value)) : "";
}

/** Words that begin with what a record is called, whole or the first two words of it. */
function startsRecord(text: string, { context }: RequestContext): boolean {
  const wordsOf = (words: string): readonly string[] =>
    context.language.tokensOf(words).map(({ word }) => word);
  const said = wordsOf(text);
  return Object.values(context.known ?? {}).some((records) =>
    records?.some(({ facts }) => {
      const title = wordsOf(titleOf(facts)).slice(0, 2);
      return title.length > 0 && title.every((word, at) => word === said[at]);
    }),
  );
}

type Ranking = {
  readonly sources: Sources;
  readonly utterance: Utterance;
  readonly signal: AbortSignal;
};

/** Words by themselves, ranked by all there is. */
async function wholly(
  { sources, utterance, signal }: Ranking,
  text: string,
  known: (text: string, index: Ranked) => Ranked,
): Promise<Part> {
  const index = await sources.rank({ ...utterance, text, alternatives: [] }, signal);
  return { text, ranked: known(text, index) };
}

/** A tool is likelier than none, and so likely that half of a request may be done by it. */
function isServed({ ranked: { tools, none } }: Part): boolean {
  const [first] = tools;
  return first !== undefined && first.score >= SERVED && first.score > none;
}

const SERVED = 0.6;

/** Other words of a request, with what is known for all of it. */
function withText(text: string, { reading, context }: RequestContext): RequestContext {
  return {
    reading: text === reading.text ? reading : context.language.read(text, context),
    context,
  };
}

/**
 * "Remind me to feed the cat and water the plants": what follows is to be remembered too, where only a
 * record of that name makes it a request, or it would be done to one.
 */
function isMoreToRemember(
  sources: Sources,
  { text, ranked }: Part,
  before: Part | undefined,
): boolean {
  if (before === undefined || !sources.language.wordingOf(before.text).wish.remindsTo) return false;
  // What opens as a request is one by itself, whatever the index makes of it.
  const { act } = sources.language.wordingOf(text).wish;
  const isNone = act === undefined && abstains(sources.rankWords(text));
  return isNone || changesRecord(sources, ranked.tools[0]?.name ?? "");
}

/** How a tool takes the words it can't do without. */
function kindsTaken({ registry }: Sources, name: string): readonly string[] {
  const tool = registry.get(name);
  return tool ? wordsTaken(tool).map(({ kind }) => kind) : [];
}
