import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** "Half ten's fine, change it": to the time that was told before it. Any other words stay as they are. */
export async function toTold(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { changedTo } = sources.language.wordingOf(utterance.text).leaning;
  if (!changedTo) return utterance;
  const { value, text } = changedTo;
  const { reading } = await sources.contextOf({ ...utterance, text: value, alternatives: [] });
  return reading.wholeTime() ? { ...utterance, text, alternatives: [] } : utterance;
}
