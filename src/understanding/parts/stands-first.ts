import type { Joint } from "../../language/contract/requests.ts";
import type { Language } from "../../language/language.ts";
import { isReport } from "./background.ts";

/** The sides of a place where a text may be cut. */
export type CutSides = { readonly left: string; readonly right: string };

/** "How much is the deposit? Remind me to pay it": a question of its own, which somebody's texts may answer. */
export function isAskedFirst(
  text: string,
  joint: Joint,
  { wordingOf }: Pick<Language, "wordingOf">,
): boolean {
  const isMarked = joint.isSentence && text.slice(joint.start, joint.end).includes("?");
  const { mood } = wordingOf(text.slice(0, joint.start));
  // "Did I hear from Tom? I had the mute on": what is told behind it asks for nothing.
  return isMarked && mood.question !== undefined && !wordingOf(text.slice(joint.end)).mood.states;
}

/** "The screws are ordered, and push sanding to Sunday": what is told first, and a request that needs nothing of it. */
export function isToldFirst(
  { left, right }: CutSides,
  language: Pick<Language, "wordingOf">,
): boolean {
  const { cues, mood } = language.wordingOf(right);
  const needs = cues.mayPoint || mood.question !== undefined;
  return isReport(left, language) && !isReport(right, language) && !needs;
}
