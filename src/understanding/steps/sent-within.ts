import type { Utterance } from "../../types/turn/utterance.ts";
import { begunIn } from "../parts/boundary/begun-in.ts";
import type { Sources } from "../sources.ts";
import { sentWhole } from "./steps-of.ts";
import type { Sent } from "./told/moment-owed.ts";

/**
 * What is sent, or has its time from a text, in the fewest of the requests that an utterance begins with, or
 * else ends with, or in all of them: the others are asked for beside it ("what's the code? Text it to Odo, and bin the mail").
 */
export async function sentWithin(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  const { reading } = await sources.contextOf(utterance);
  const begun = begunIn(sources.boundariesOf(reading), reading);
  const sentIn = async (text: string): Promise<Sent | undefined> =>
    sentWhole(sources, { ...utterance, text, alternatives: [] }, signal);
  for (const { before, behind } of begun) {
    const sent = await sentIn(before);
    const rest = sent && [sent.rest, behind].filter((text) => text !== undefined).join(". ");
    if (sent) return { ...sent, rest };
  }
  // Behind another request the first may lean on that.
  for (const { before, behind } of sources.lastCall ? [] : begun.toReversed()) {
    const sent = await sentIn(behind);
    const first = sent?.first === undefined ? before : `${before} ${sent.first}`;
    if (sent) return { ...sent, first };
  }
  return sentWhole(sources, utterance, signal);
}
