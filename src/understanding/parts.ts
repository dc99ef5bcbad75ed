import type { RequestContext } from "../grounding/request/request-context.ts";
import { abstains } from "../discovery/abstains.ts";
import { mayBeSeveral, segmentRequest } from "../grounding/request/segment-request.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import { unservedHalf } from "../grounding/request/unserved-half.ts";
import { parametersOf, takesRecord } from "../tool/parameter.ts";
import type { Ranked } from "../types/ranked.ts";
import type { Utterance } from "../types/utterance.ts";
import type { Sources } from "./sources.ts";
import { rankKnown, rankWords } from "./rank-words.ts";
import { NOTHING_FITS } from "./plan.ts";

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
  const known = (part: string, index: Ranked): Ranked =>
    rankKnown(index, { request: withText(part, request), registry, reranker });
  const rank = (part: string): Ranked => known(part, sources.rankWords(part));
  const parts = segmentRequest(text, {
    rank,
    language,
    takesRecord: (name) => changesRecord(sources, name),
  });
  if (parts.some((part, at) => isMoreToRemember(sources, part, parts[at - 1]))) return whole();
  if (parts.length > 1) {
    return Promise.all(
      parts.map(async (part) => {
        if (part.ranked.sure) return part;
        const alone = { ...utterance, text: part.text, alternatives: [] };
        return { ...part, ranked: known(part.text, await sources.rank(alone, signal)) };
      }),
    );
  }
  const takesText = (name: string): boolean => takesWords(sources, name);
  const halves = unservedHalf(text, { rank, language, takesWords: takesText });
  if (!halves) return whole();
  const [served, unserved] = halves;
  return [
    { text: served, ranked: rank(served) },
    { text: unserved, ranked: NOTHING_FITS },
  ];
}

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

function takesWords({ registry }: Sources, name: string): boolean {
  const tool = registry.get(name);
  const parameters = tool ? parametersOf(tool) : [];
  return parameters.some(
    ({ kind, of, required }) =>
      required && (kind === "free" || (kind === "span" && of === undefined)),
  );
}
