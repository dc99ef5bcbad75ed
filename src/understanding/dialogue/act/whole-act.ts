import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import { domainOf } from "../../../tool/signature.ts";
import { isSettled } from "../../ranking/rerank.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { DialogueAct } from "../../../types/turn/dialogue.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { clausesCut, takesBack } from "../beside-undo.ts";
import { declinedBy } from "../declined.ts";
import { actOf } from "./act-of.ts";

/** What the words do; of those that sound like a request every clause may only take the last act back. */
export async function wholeAct(sources: Sources, utterance: Utterance): Promise<DialogueAct> {
  const act = await learnedAct(sources, utterance);
  const { mood, leaning } = sources.language.wordingOf(utterance.text);
  // Whether something is so changes nothing; "did I say Friday?" asks nothing.
  const isAsked = mood.question?.form === "whether" && leaning.corrected.rejected === "";
  if (REJECTS.has(act) && isAsked) return "ask";
  if (act === "undo" && (await choosesOther(sources, utterance))) return "request";
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
  // "Reply thank you" ends nothing.
  const { reply } = sources.language.wordingOf(utterance.text).cues;
  if (act === "close" && reply) return "request";
  const isOther =
    removesOther(sources, utterance) || (await declinedBy(sources, utterance)) !== undefined;
  return act === "undo" && isOther ? "request" : act;
}

/** "No, pause it", behind "skip this one": the same things done something else to, by a word for that. */
async function choosesOther(sources: Sources, utterance: Utterance): Promise<boolean> {
  const { language, lastCall, registry, contextOf, rankWords } = sources;
  const { corrected } = language.wordingOf(utterance.text).leaning;
  // What is behind it only says why.
  const [text = ""] = clausesCut(language, corrected.text);
  const ranked = rankWords(text);
  const [first] = ranked.tools;
  const tool = isSettled(ranked) && first ? registry.get(first.name) : undefined;
  if (!tool || !lastCall || domainOf(tool.name) !== domainOf(lastCall.tool)) return false;
  const { reading, context } = await contextOf({ ...utterance, text });
  const chosen = parametersOf(tool).filter(({ kind, required }) => kind === "enum" && required);
  return groundTool(tool, reading, context).slots.some(({ parameter, value }) => {
    const [only, ...others] = value.kind === "closed" ? value.candidates : [];
    const isChosen = only !== undefined && others.length === 0;
    const isOther = only?.value !== lastCall.arguments[parameter];
    return isChosen && isOther && chosen.some(({ name }) => name === parameter);
  });
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
