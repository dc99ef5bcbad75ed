import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** "Set a timer for that", right behind an answer that tells one length: for as long. Any other words stay as they are. */
export async function asLongAsTold(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { thatLong } = sources.language.wordingOf(utterance.text).leaning;
  const told = sources.lastCall?.told;
  if (!thatLong || told === undefined) return utterance;
  const { reading } = await sources.contextOf({ ...utterance, text: told, alternatives: [] });
  const [only, ...others] = new Set(reading.durations.map(({ ms }) => ms));
  if (only === undefined || others.length > 0) return utterance;
  return { ...utterance, text: thatLong(sources.language.say.duration(only)), alternatives: [] };
}
