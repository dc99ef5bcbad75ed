import { abstains } from "../discovery/abstains.ts";
import { mayBeSeveral, segmentRequest } from "../grounding/request/segment-request.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import { unservedHalf } from "../grounding/request/unserved-half.ts";
import { parametersOf, takesRecord } from "../tool/parameter.ts";
import type { Ranked } from "../types/ranked.ts";
import type { Utterance } from "../types/utterance.ts";
import type { Sources } from "./sources.ts";
import { NOTHING_FITS } from "./plan.ts";
import { knowing } from "./spoken-of.ts";

function changesRecord({ registry }: Sources, name: string): boolean {
  const tool = registry.get(name);
  return tool !== undefined && takesRecord(tool) && tool.effect !== "none";
}

/** The parts of what was said; models that see every tool do without. */
export async function partsOf(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  const ranked = await sources.rank(utterance, signal);
  const whole = [{ text: utterance.text, ranked }];
  if (sources.profile.callable === "all" || !mayBeSeveral(utterance.text, sources.language))
    return whole;
  const known = await knowing(sources, utterance, sources.registry.acting());
  const rank = (text: string): Ranked => known(text, sources.rankWords(text));
  const { language } = sources;
  const parts = segmentRequest(utterance.text, {
    rank,
    language,
    takesRecord: (name) => changesRecord(sources, name),
  });
  if (parts.some((part, at) => isMoreToRemember(sources, part, parts[at - 1]))) return whole;
  if (parts.length > 1) {
    return Promise.all(
      parts.map(async (part) => {
        if (part.ranked.sure) return part;
        const alone = { ...utterance, text: part.text, alternatives: [] };
        return { ...part, ranked: known(part.text, await sources.rank(alone, signal)) };
      }),
    );
  }
  const halves = unservedHalf(utterance.text, {
    rank,
    language,
    takesWords: (name) => takesWords(sources, name),
  });
  if (!halves) return whole;
  const [served, unserved] = halves;
  return [
    { text: served, ranked: rank(served) },
    { text: unserved, ranked: NOTHING_FITS },
  ];
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
  if (before === undefined || !sources.language.openings.remindsTo(before.text)) return false;
  return abstains(sources.rankWords(text)) || changesRecord(sources, ranked.tools[0]?.name ?? "");
}

function takesWords({ registry }: Sources, name: string): boolean {
  const tool = registry.get(name);
  const parameters = tool ? parametersOf(tool) : [];
  return parameters.some(
    ({ kind, of, required }) =>
      required && (kind === "free" || (kind === "span" && of === undefined)),
  );
}
