import type { Part, StepPart } from "../parts/part.ts";
import type { DialogueAct } from "../../types/turn/dialogue.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { askedOfHome } from "../asked/asked-of-home.ts";
import { anotherDay } from "../day/day-asked.ts";
import { nextStretch } from "../day/next-stretch.ts";
import { lean } from "../dialogue/lean.ts";
import type { Leaning } from "../dialogue/leaning.ts";
import { planOf } from "../plan.ts";
import type { Sources } from "../sources.ts";
import { twoChanges } from "./two-changes.ts";
import { withinFocus } from "../asked/texts/within-focus.ts";

type Parted = {
  readonly utterance: Utterance;
  readonly signal: AbortSignal;
  readonly understood: readonly Part[];
  readonly steps: readonly StepPart[];
};

/** What leans on the last request, or is asked of somebody's own home; undefined for other requests. */
export async function leaned(
  sources: Sources,
  { utterance, signal, understood, steps }: Parted,
): Promise<Plan | undefined> {
  const { language, profile } = sources;
  if (!profile.isLed) return undefined;
  const [only] = understood;
  const { rejected } = language.wordingOf(utterance.text).leaning.corrected;
  // What is wrong and what is right are told together: neither is an aside of the other.
  const isOne = only && understood.length === 1 && rejected === "";
  const words = isOne ? { ...utterance, text: only.text } : utterance;
  const otherDay = (await nextStretch(sources, words)) ?? (await anotherDay(sources, words));
  if (otherDay) return otherDay;
  const both = await twoChanges(sources, { utterance, signal });
  if (both) return both;
  const leaning = await lean(sources, words, { understood, whole: utterance });
  const within = await withinFocus(sources, { utterance: words, signal, understood, leaning });
  if (within) return planOf([within.part], language, { values: within.values });
  return leant(sources, { utterance, signal, understood, steps }, { leaning, words: words.text });
}

/** What leans on the last request; else a question to somebody's own home. */
async function leant(
  sources: Sources,
  { utterance, signal, understood, steps }: Parted,
  { leaning, words }: { readonly leaning: Leaning | undefined; readonly words: string },
): Promise<Plan | undefined> {
  const { language } = sources;
  const isStepped = steps.some(({ owes }) => owes !== undefined);
  // What leaves something out takes back none of what was done.
  const isPicked = language.wordingOf(words).steps.selection?.except !== undefined;
  const isRewritten = leaning && REWRITES.has(leaning.act) && !(isPicked && leaning.act === "undo");
  if (leaning && (!isStepped || isRewritten)) {
    return planOf([leaning.part], language, leaning);
  }
  const asked = isStepped
    ? undefined
    : await askedOfHome(sources, { utterance, signal }, understood);
  return asked && planOf([asked.part], language, { values: asked.values });
}

/** What words that describe a record do to the last act, whatever they describe. */
const REWRITES: ReadonlySet<DialogueAct> = new Set([
  "revise",
  "redirect",
  "continue",
  "undo",
  "close",
]);
