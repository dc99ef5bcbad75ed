import type { DialogueAct } from "../../../types/turn/dialogue.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { saidAfterLast } from "./said-after-last.ts";
import { saidWrong } from "../edit/said-wrong.ts";

/** Acts that say themselves what becomes of the last one. */
const CORRECTING: ReadonlySet<DialogueAct> = new Set(["revise", "redirect", "undo", "continue"]);

/**
 * What words do after the last act, as learned; who says that words of an act that changed something are
 * wrong, and what is right, corrects it however much the rest sounds like a request.
 */
export async function actOf(sources: Sources, utterance: Utterance): Promise<DialogueAct> {
  const { lastCall, contextOf, language } = sources;
  if (!lastCall) return "request";
  const said = await saidAfterLast(sources, utterance, lastCall);
  const { reading } = said;
  const act = sources.actOf(said);
  const { text, rejected } = reading.leaning.corrected;
  if (CORRECTING.has(act) || !lastCall.isEffect || text === "" || rejected === "") return act;
  const { context } = await contextOf({ ...utterance, text: lastCall.said });
  const readOn = (words: string): typeof reading => language.read(words, context);
  return saidWrong({ last: said.last.reading, rejected, readOn }).length > 0 ? "revise" : act;
}
