import { abstains } from "../../discovery/abstains.ts";
import type { Condition } from "../../language/contract/steps.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { isLimited, listingTool, lookFor } from "./look-for.ts";

/** What looks for a fact has to be this likely; a guess would do what nobody asked for. */
const SURE = 0.5;

/**
 * What has to be found out before a conditional request is done. A condition that no list here can
 * tell, or that speaks of nothing it could be told by, is undecidable: then nothing is done.
 */
export async function conditionOwed(
  sources: Sources,
  utterance: Utterance,
  { asks, kind, wants }: Condition,
): Promise<Owed> {
  const tool =
    kind === undefined ? await listFor(sources, utterance, asks) : listingTool(sources, kind);
  if (!tool) return undecidable(asks);
  const look = await lookFor(sources, utterance, { tool, phrase: asks });
  return look && isLimited(sources, look)
    ? { look, words: asks, use: { kind: "condition", wants } }
    : undecidable(asks);
}

/** The list that the index is sure can tell. */
async function listFor(
  sources: Sources,
  utterance: Utterance,
  asks: string,
): Promise<Tool | undefined> {
  const ranked = await rankText(sources, utterance, asks);
  const [first] = ranked.tools;
  if (!first || first.score < SURE || abstains(ranked)) return undefined;
  const tool = sources.registry.get(first.name);
  return tool?.effect === "none" && tool.finds !== undefined ? tool : undefined;
}

function undecidable(words: string): Owed {
  return { look: undefined, words, use: { kind: "undecidable" } };
}
