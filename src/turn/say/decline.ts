import { abstains } from "../../discovery/abstains.ts";
import type { Language } from "../../language/language.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { inAFewWords } from "./itself/in-a-few-words.ts";
import { isTooLong } from "../../understanding/too-long.ts";

/** A tool this likely is worth naming when nothing fits. */
const NEAR = 0.1;

export type Declining = {
  readonly registry: Registry;
  readonly language: Language;
};

type Declined = { readonly ranked: Ranked; readonly utterance: Utterance };

/** The answer to words that no tool is asked about for, before any is; undefined for a request. */
export function declineAtOnce(
  declining: Declining,
  { ranked, utterance }: Declined,
  isAnswering: boolean,
): string | undefined {
  // "Hello" may be what a text is to say: while a question is open it is no small talk.
  const talk = isAnswering
    ? undefined
    : declining.language.wordingOf(utterance.text).talk.smallTalk;
  if (talk && !talk.mayBeName) return talk.reply;
  return abstains(ranked) ? decline(declining, { ranked, utterance }) : undefined;
}

/** The plain answer when no tool fits, with what comes nearest. */
export function decline(
  { registry, language }: Declining,
  { ranked, utterance }: Declined,
): string {
  const { answer } = language.say.turn;
  if (isTooLong(utterance)) return answer.tooMuch;
  const { mood, talk } = language.wordingOf(utterance.text);
  if (mood.forbids) return answer.wont;
  if (talk.smallTalk) return talk.smallTalk.reply;
  const [first] = ranked.tools;
  const tool = first && first.score >= NEAR ? registry.get(first.name) : undefined;
  return answer.cant(tool && inAFewWords(tool, language));
}
