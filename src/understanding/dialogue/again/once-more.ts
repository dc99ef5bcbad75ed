import { takesRecord } from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";

/**
 * "Again" and "a bit more", right behind something that changed by steps or went on: the words that asked for it. What
 * was made, sent or done to a record isn't done twice. Any other words stay as they are.
 */
export function onceMore({ language, lastCall, registry }: Sources, said: Utterance): Utterance {
  const wanted = language.wordingOf(said.text).leaning.wantsAgain;
  if (!wanted || !lastCall?.isEffect) return said;
  const tool = registry.get(lastCall.tool);
  const isOnce = !tool || tool.gives !== undefined || tool.egress || takesRecord(tool);
  if (isOnce || (wanted === "more" && !tool.byMuch)) return said;
  return { ...said, text: lastCall.said, alternatives: [] };
}
