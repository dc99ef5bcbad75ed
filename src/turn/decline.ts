import { isTooLong } from "../understanding/understand.ts";
import type { Language } from "../language/language.ts";
import { smallTalk } from "../session/small-talk.ts";
import type { Registry } from "../tool/registry.ts";
import type { Ranked } from "../types/ranked.ts";
import type { Utterance } from "../types/utterance.ts";

/** A tool this likely is worth naming when nothing fits. */
const NEAR = 0.1;

type Declined = {
  readonly ranked: Ranked;
  readonly utterance: Utterance;
  readonly registry: Registry;
  readonly language: Language;
};

/** The plain answer when no tool fits, with what comes nearest. */
export function decline({ ranked, utterance, registry, language }: Declined): string {
  if (isTooLong(utterance))
    return "That is more than I can take in at once. What should I do first?";
  if (language.wordingOf(utterance.text).mood.forbids) return "Okay, I won't.";
  const talk = smallTalk(utterance.text);
  if (talk) return talk.reply;
  const [first] = ranked.tools;
  const tool = first && first.score >= NEAR ? registry.get(first.name) : undefined;
  if (!tool) return "I can't do that here.";
  const what = tool.description.replace(/[.\s]+$/, "");
  return `I can't do that here. What comes nearest: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`;
}
