import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { dayAsked } from "../day/day-asked.ts";
import { ownQuestion } from "../itself/own-question.ts";
import { NOTHING_FITS, planOf } from "../plan.ts";
import type { Sources } from "../sources.ts";

type Said = { readonly utterance: Utterance; readonly open: OpenQuestion | undefined };

/** A question that its words tell surely, all of them, before any tool is ranked: for a whole day, or one that no tool answers. */
export async function wholeQuestion(
  sources: Sources,
  { utterance, open }: Said,
): Promise<Plan | undefined> {
  const own = await ownQuestion(sources, { utterance, isAnswering: open !== undefined });
  if (own) {
    const nothing = { text: utterance.text, ranked: NOTHING_FITS };
    return { ...planOf([nothing], sources.language), own };
  }
  return sources.profile.isLed ? dayAsked(sources, utterance) : undefined;
}
