import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { DialogueAct } from "../../../types/turn/dialogue.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { takesBack } from "../beside-undo.ts";
import { declinedBy } from "../declined.ts";
import { actOf } from "./act-of.ts";

/** What the words do; of those that sound like a request every clause may only take the last act back. */
export async function wholeAct(sources: Sources, utterance: Utterance): Promise<DialogueAct> {
  const act = await learnedAct(sources, utterance);
  const { mood, leaning } = sources.language.wordingOf(utterance.text);
  // Whether something is so changes nothing; "did I say Friday?" asks nothing.
  const isAsked = mood.question?.form === "whether" && leaning.corrected.rejected === "";
  if (REJECTS.has(act) && isAsked) return "ask";
  const { reading } = await sources.contextOf(utterance);
  if (act === "undo" && staysMade(reading)) return "revise";
  const mayTakeBack = sources.lastCall?.isEffect && (act === "request" || act === "refer");
  return mayTakeBack && (await takesBack(sources, utterance)) ? "undo" : act;
}

/** It is to be called something, or to be at another time: "no, make it the day before". */
function staysMade({ cues, leaning, anchors, whens }: Reading): boolean {
  if (cues.nameStart !== undefined) return true;
  return leaning.changesLast && (whens.length > 0 || anchors.some(({ pointing }) => pointing));
}

async function learnedAct(sources: Sources, utterance: Utterance): Promise<DialogueAct> {
  const act = await actOf(sources, utterance);
  const isOther =
    removesOther(sources, utterance) || (await declinedBy(sources, utterance)) !== undefined;
  return act === "undo" && isOther ? "request" : act;
}

/** What is to go is named, and by no word of what was made: "take the jelly off" of a list takes no list back. */
function removesOther({ language, lastCall, registry }: Sources, { text }: Utterance): boolean {
  const { removed } = language.wordingOf(text).wish;
  const tool = registry.get(lastCall?.tool ?? "");
  if (!removed || !lastCall || !tool) return false;
  const isCarrier = carrierTest(tool, language);
  const texts = parametersOf(tool).flatMap(({ kind, name }) => (kind === "free" ? [name] : []));
  const names = Object.entries(lastCall.arguments).filter(([name]) => !texts.includes(name));
  const known = names.flatMap(([, value]) => language.tokensOf(String(value)));
  const own = language
    .tokensOf(text.slice(removed.start, removed.end))
    .filter(({ word, is }) => !is.has("filler") && !is.has("pointer") && !isCarrier(word));
  return own.length > 0 && own.every(({ word }) => !known.some((one) => one.word === word));
}

/** Acts that say the last one was wrong. */
export const REJECTS: ReadonlySet<DialogueAct> = new Set(["revise", "redirect"]);
