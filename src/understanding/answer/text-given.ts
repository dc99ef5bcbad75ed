import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Part } from "../parts/part.ts";
import { opensAct } from "../parts/opens-act.ts";
import { isSettled } from "../ranking/rerank.ts";
import type { Sources } from "../sources.ts";
import { isSureOf } from "./other-request.ts";

type Told = {
  readonly understood: readonly Part[];
  readonly said: string;
  readonly open: OpenQuestion;
  readonly isShort: boolean;
  /** It is what somebody is told or what is noted down, and no name. */
  readonly isWritten: boolean;
};

/** Whether words are the text that is waited for; undefined where more has to be looked at. */
export function isTextGiven(
  sources: Sources,
  { said, understood, open, isShort, isWritten }: Told,
): boolean | undefined {
  const { name } = open.call;
  const { language } = sources;
  if (isDictated(sources, said)) return true;
  // "The maps are ready": words that tell something are the text, but where the request in them is beyond doubt.
  const { mood } = language.wordingOf(said);
  // "Cheers for the oars, see you Saturday": what neither asks nor wants anything done is what it is to say.
  const isPlain = isWritten && !mood.isQuestion && !mood.asksFact && !opensAct(said, language);
  if (mood.states)
    return !understood.some(({ ranked }) => isSettled(ranked) && isSureOf(ranked, name));
  if (isPlain && !isShort) return true;
  return isShort ? !understood.some(({ ranked }) => isSureOf(ranked, name)) : undefined;
}

/** "Just that I'm late": nothing but what it is to say, after a word at most. */
function isDictated({ language }: Sources, said: string): boolean {
  const { quote } = language.wordingOf(said).cues;
  return quote !== undefined && language.tokensOf(said.slice(0, quote.start)).length <= 1;
}
