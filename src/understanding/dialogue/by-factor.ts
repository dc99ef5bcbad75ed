import { meaningsOf } from "../../grounding/meanings-of.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/**
 * "Make it half that", right behind something that lasts: as long as that comes to. Any other words stay as they are.
 */
export async function byFactor(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { language, lastCall, registry } = sources;
  const { multiplied } = language.wordingOf(utterance.text).leaning;
  if (!multiplied || !lastCall) return utterance;
  const tool = registry.get(lastCall.tool);
  if (!tool) return utterance;
  const { context } = await sources.contextOf(utterance);
  const meant = meaningsOf(tool, lastCall.arguments, { language, clock: context.clock });
  const length = Object.values(meant).find((one) => one.kind === "length");
  if (length?.kind !== "length") return utterance;
  const ms = Math.round((length.ms * multiplied.factor) / SECOND_MS) * SECOND_MS;
  const text = multiplied.asks(language.say.duration(Math.max(SECOND_MS, ms)));
  return { ...utterance, text, alternatives: [] };
}

const SECOND_MS = 1000;
