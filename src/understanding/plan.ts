import type { StepPart } from "./parts/part.ts";
import type { Language } from "../language/language.ts";
import type { Plan, PlanPart, PlanValues } from "../types/turn/plan.ts";
import type { Ranked } from "../types/turn/ranked.ts";
import type { TurnState } from "../types/turn/stages.ts";

/** What is no request to any tool. */
export const NOTHING_FITS: Ranked = { tools: [], none: 1, unmatched: [], sure: false };

/** The plan of a turn that begins: its first part is at hand. `values` are those of the first; the others have their words. */
export function planOf(
  parts: readonly StepPart[],
  { wordingOf }: Pick<Language, "wordingOf">,
  {
    act = "request",
    values,
    replaces = false,
  }: Partial<Pick<Plan, "act" | "replaces">> & { readonly values?: PlanValues } = {},
): Plan {
  const [first = NOTHING, ...others] = parts;
  const rest = others.map((part): PlanPart => {
    const leansBack = wordingOf(part.text).cues.pointsBack;
    return { ...part, values: part.values ?? IN_WORDS, leansBack };
  });
  const own = values ?? first.values ?? IN_WORDS;
  const opening: PlanPart = { ...first, values: own, leansBack: false };
  return { act, replaces, parts: [opening, ...rest], at: 0, since: 0, feed: undefined, left: [] };
}

const IN_WORDS: PlanValues = { from: "words" };
const NOTHING: StepPart = { text: "", ranked: NOTHING_FITS };

/** The state as the part at hand sees it: its words, its ranking, the calls made for it. As it is once none is at hand. */
export function scoped(state: TurnState): TurnState {
  const { parts, at, since } = state.plan;
  const part = parts[at];
  if (!part) return state;
  return {
    ...state,
    ranked: part.ranked,
    utterance: { ...state.utterance, text: part.text },
    calls: state.calls.slice(since),
  };
}

/** The part at hand has something to find out beside its own words. */
export function owesAt({ parts, at }: Plan): boolean {
  return (parts[at]?.owes?.length ?? 0) > 0;
}

/** Where values come from: as the part at hand takes them, and after all parts as the last did. */
export function valuesAt({ parts, at }: Plan): PlanValues {
  return (parts[at] ?? parts.at(-1))?.values ?? { from: "words" };
}
