import type { Utterance } from "../../types/turn/utterance.ts";
import { boundariesIn } from "../parts/boundary/boundaries-in.ts";
import { begunIn } from "../parts/boundary/begun-in.ts";
import type { Sources } from "../sources.ts";
import { sentWhole } from "./steps-of.ts";
import type { Sent } from "./told/moment-owed.ts";

/**
 * What is sent, or has its time from a text, in the fewest of several requests that an utterance begins with,
 * or in all of it: what is behind them is asked for beside it ("what's the code? Text it to Odo, and bin the mail").
 */
export async function sentWithin(
  sources: Sources,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sent | undefined> {
  if (!sources.profile.isLed) return undefined;
  const { reading } = await sources.contextOf(utterance);
  const begun = begunIn(boundariesIn(sources, reading), reading);
  const sentIn = async (text: string): Promise<Sent | undefined> =>
    sentWhole(sources, { ...utterance, text, alternatives: [] }, signal);
  for (const { before, behind } of begun.slice(1)) {
    const sent = await sentIn(before);
    const rest = [sent?.rest, behind].filter((text) => text !== undefined).join(". ");
    if (sent) return { ...sent, rest };
  }
  const whole = await sentWhole(sources, utterance, signal);
  const last = begun.at(-1);
  // What the last says by itself needs none of the others: they are requests of their own.
  const alone = whole && last && (await sentIn(last.behind));
  const isAlone = alone && wordsOf(alone) === wordsOf(whole);
  return isAlone ? { ...alone, first: alone.first ?? last?.before } : whole;
}

function wordsOf({ parts }: Sent): string {
  return parts.flatMap(({ owes = [] }) => owes.map(({ words }) => words)).join();
}
