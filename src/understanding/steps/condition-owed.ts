import { abstains } from "../../discovery/abstains.ts";
import type { Condition } from "../../language/contract/steps.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import { isLimited, lookFor } from "./look-for.ts";

/** What looks for a fact has to be this likely; a guess would do what nobody asked for. */
const SURE = 0.5;

/**
 * What has to be found out before a conditional request is done. A condition that no list here can
 * tell, or that speaks of nothing it could be told by, is undecidable: then nothing is done.
 */
export async function conditionOwed(
  sources: Sources,
  utterance: Utterance,
  { asks, wants }: Condition,
): Promise<Owed> {
  const ranked = await rankText(sources, utterance, asks);
  const [first] = ranked.tools;
  const tool = first && sources.registry.get(first.name);
  const isList = tool?.effect === "none" && tool.finds !== undefined;
  if (!tool || !isList || abstains(ranked) || first.score < SURE) return undecidable(asks);
  const look = await lookFor(sources, utterance, { tool, phrase: asks });
  return look && isLimited(sources, look)
    ? { look, words: asks, use: { kind: "condition", wants } }
    : undecidable(asks);
}

function undecidable(words: string): Owed {
  return { look: undefined, words, use: { kind: "undecidable" } };
}
