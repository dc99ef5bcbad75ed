import type { DialogueAct } from "../../../types/turn/dialogue.ts";
import type { Sources } from "../../sources.ts";
import { takesBack } from "../beside-undo.ts";
import { standsForItself } from "../focus/own-request.ts";
import type { Said } from "../leaning.ts";
import { withoutReason } from "../served.ts";
import { actOf } from "./act-of.ts";

/**
 * What the words do; of those that sound like a request every clause may only take the last act back, and
 * those that seem to change it, but correct nothing and name a thing of their own, are a request.
 */
export async function wholeAct(sources: Sources, said: Said): Promise<DialogueAct> {
  const { utterance } = said;
  const act = await actOf(sources, utterance);
  const { mood } = sources.language.wordingOf(utterance.text);
  // Whether something is so changes nothing.
  if (REJECTS.has(act) && mood.question?.form === "whether") return "ask";
  const { reading } = await sources.contextOf(utterance);
  // "It wants three hours" tells something of what was made.
  const isTold = mood.isClause && reading.tokens[0]?.is.has("pointer") === true;
  if (act === "revise" && !isTold && (await standsForItself(sources, await meantIn(sources, said))))
    return "request";
  const mayTakeBack = sources.lastCall?.isEffect && (act === "request" || act === "refer");
  return mayTakeBack && (await takesBack(sources, utterance)) ? "undo" : act;
}

/** What is told beside it, only says why. */
async function meantIn(sources: Sources, said: Said): Promise<Said> {
  return { ...said, utterance: await withoutReason(sources, said.utterance) };
}

/** Acts that say the last one was wrong. */
export const REJECTS: ReadonlySet<DialogueAct> = new Set(["revise", "redirect"]);
