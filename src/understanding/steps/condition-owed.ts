import { abstains } from "../../discovery/abstains.ts";
import type { Condition } from "../../language/contract/steps.ts";
import type { Owed } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import { titleOf } from "../../grounding/entity-linking/record-keys.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import { isLimited, listingTool, lookFor } from "./look-for.ts";
import type { Look } from "./look-for.ts";

/** What looks for a fact has to be this likely; a guess would do what nobody asked for. */
const SURE = 0.5;

/**
 * What has to be found out before so many parts of a conditional request are done. A condition that no
 * list here can tell, or that speaks of nothing it could be told by, is undecidable: then nothing is done.
 */
export async function conditionOwed(
  sources: Sources,
  utterance: Utterance,
  { condition, parts = 1, all = 1 }: Conditioned,
): Promise<Owed> {
  const { asks, wants } = condition;
  const look = await lookBy(sources, utterance, condition);
  return look && isLimited(sources, look) && (await isTold(sources, utterance, { condition, look }))
    ? { look, words: asks, use: { kind: "condition", wants, parts } }
    : { look: undefined, words: asks, use: { kind: "undecidable", parts: all } };
}

type Conditioned = {
  readonly condition: Condition;
  /** How many parts are for where it is so. */
  readonly parts?: number;
  /** These, and those for where it isn't. */
  readonly all?: number;
};

async function lookBy(
  sources: Sources,
  utterance: Utterance,
  { asks, kind, within }: Condition,
): Promise<Look | undefined> {
  const tool =
    kind === undefined ? await listFor(sources, utterance, asks) : listingTool(sources, kind);
  if (!tool) return undefined;
  const among =
    within === undefined ? undefined : await lookFor(sources, utterance, { tool, phrase: within });
  if (among && keepsTo(tool, among)) return among;
  return lookFor(sources, utterance, { tool, phrase: asks });
}

/** Only what one calendar or list holds is looked through. */
function keepsTo(tool: Tool, look: Look): boolean {
  return parametersOf(tool).some(
    ({ name, kind }) =>
      CONTAINER_KINDS.some((one) => one === kind) && look.arguments[name] !== undefined,
  );
}

type Looking = { readonly condition: Condition; readonly look: Look };

/** That nothing of some name is there tells something only where such names are known: no calendar tells of snow. */
async function isTold(
  sources: Sources,
  utterance: Utterance,
  { condition: { wants, otherwise }, look }: Looking,
): Promise<boolean> {
  const tool = sources.registry.get(look.name);
  const kind = tool?.gives;
  const words = look.arguments[tool?.finds?.[0].words ?? ""];
  const isByNone = wants === "none" || otherwise !== undefined;
  if (!tool || kind !== PLANNED || typeof words !== "string" || !isByNone) return true;
  const { context } = await sources.contextOf(utterance, [tool]);
  const { tokensOf, terms } = sources.language;
  const stemsOf = (text: string): readonly string[] =>
    tokensOf(text).map(({ word }) => terms.stemOf(word));
  const wanted = stemsOf(words);
  return (context.known?.[kind] ?? []).some(({ facts }) => {
    const own = stemsOf(titleOf(facts));
    return wanted.every((word) => own.includes(word));
  });
}

/** What is planned tells of nothing else that happens. */
const PLANNED = "event";

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
