import { abstains } from "../exposure/choices.ts";
import { mayBeSeveral, segmentRequest } from "../grounding/request/segment-request.ts";
import type { Part } from "../grounding/request/segment-request.ts";
import { unservedHalf } from "../grounding/request/unserved-half.ts";
import { parametersOf, takesRecord } from "../tool/parameter.ts";
import type { Ranked } from "../types/ranked.ts";
import type { TurnState } from "../types/stages.ts";
import type { Utterance } from "../types/utterance.ts";
import type { Bench } from "../turn/create-stages.ts";
import { knowing } from "./spoken-of.ts";

/** What is no request to any tool. */
export const NOTHING_FITS: Ranked = { tools: [], none: 1, unmatched: [], sure: false };

export type Parts = {
  /** Takes the parts of a new turn; the ranking of the first. */
  readonly start: (parts: readonly Part[]) => Ranked;
  /** The state as the part at hand sees it: its words, its ranking, the calls made for it. */
  readonly scope: (state: TurnState) => TurnState;
  /** Words of the parts no call has served, where there are several. */
  readonly unserved: (state: TurnState) => readonly string[];
};

/** Which part of a request is at hand: each call that is no look-up serves one, and some are passed over. */
export function createParts(): Parts {
  let parts: readonly Part[] = [];
  const served = ({ calls, passedAt }: TurnState): number =>
    calls.filter(({ isLookup }) => !isLookup).length + passedAt.length;
  return {
    start: (next) => {
      parts = next;
      return next[0]?.ranked ?? NOTHING_FITS;
    },
    scope: (state) => {
      const [only] = parts;
      const isWhole = parts.length === 1 && only?.text === state.utterance.text;
      const part = isWhole ? undefined : parts[served(state)];
      if (!part) return state;
      const last = state.calls.findLastIndex(({ isLookup }) => !isLookup);
      const start = Math.max(last + 1, state.passedAt.at(-1) ?? 0);
      return {
        ...state,
        ranked: part.ranked,
        utterance: { ...state.utterance, text: part.text },
        calls: state.calls.slice(start),
      };
    },
    unserved: (state) =>
      parts.length > 1 ? parts.slice(served(state)).map(({ text }) => text) : [],
  };
}

function changesRecord({ registry }: Bench, name: string): boolean {
  const tool = registry.get(name);
  return tool !== undefined && takesRecord(tool) && tool.effect !== "none";
}

/** The parts of what was said; models that see every tool do without. */
export async function partsOf(
  bench: Bench,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  const ranked = await bench.rank(utterance, signal);
  const whole = [{ text: utterance.text, ranked }];
  if (bench.manners.callable === "all" || !mayBeSeveral(utterance.text, bench.language))
    return whole;
  const known = await knowing(bench, utterance, bench.registry.acting());
  const rank = (text: string): Ranked => known(text, bench.rankWords(text));
  const { language } = bench;
  const parts = segmentRequest(utterance.text, {
    rank,
    language,
    takesRecord: (name) => changesRecord(bench, name),
  });
  if (parts.some((part, at) => isMoreToRemember(bench, part, parts[at - 1]))) return whole;
  if (parts.length > 1) {
    return Promise.all(
      parts.map(async (part) => {
        if (part.ranked.sure) return part;
        const alone = { ...utterance, text: part.text, alternatives: [] };
        return { ...part, ranked: known(part.text, await bench.rank(alone, signal)) };
      }),
    );
  }
  const halves = unservedHalf(utterance.text, {
    rank,
    language,
    takesWords: (name) => takesWords(bench, name),
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
function isMoreToRemember(bench: Bench, { text, ranked }: Part, before: Part | undefined): boolean {
  if (before === undefined || !bench.language.wordingOf(before.text).wish.remindsTo) return false;
  return abstains(bench.rankWords(text)) || changesRecord(bench, ranked.tools[0]?.name ?? "");
}

function takesWords({ registry }: Bench, name: string): boolean {
  const tool = registry.get(name);
  const parameters = tool ? parametersOf(tool) : [];
  return parameters.some(
    ({ kind, of, required }) =>
      required && (kind === "free" || (kind === "span" && of === undefined)),
  );
}
