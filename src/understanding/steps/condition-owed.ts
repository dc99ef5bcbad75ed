import { abstains } from "../../discovery/abstains.ts";
import type { Condition } from "../../language/contract/steps.ts";
import type { Owed, OwedBeside } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";
import { keysOfFacts } from "../../grounding/entity-linking/record-keys.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import { isLimited, listingTool, lookFor } from "./look/look-for.ts";
import type { Look } from "./look/look-for.ts";
import { lookWithin } from "./look/look-within.ts";
import { recordMeant } from "./borrowed/record-meant.ts";

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
  const { asks, wants, clash, except } = condition;
  if (clash !== undefined) {
    const found = await clashIn(sources, utterance, clash);
    return found
      ? { ...found, words: asks, use: { kind: "condition", wants, parts } }
      : { look: undefined, words: asks, use: { kind: "undecidable", parts: all } };
  }
  const look = await lookBy(sources, utterance, condition);
  const apart =
    except === undefined ? [] : await apartIn(sources, utterance, { condition, except });
  const isFound = apart && look && isLimited(sources, look);
  return isFound && (await isTold(sources, utterance, { condition, look }))
    ? {
        look,
        ...(apart.length > 0 ? { beside: apart } : {}),
        words: asks,
        use: { kind: "condition", wants, parts },
      }
    : { look: undefined, words: asks, use: { kind: "undecidable", parts: all } };
}

type Excepting = { readonly condition: Condition; readonly except: string };

/** What may be there all the same; undefined where that can't be told. */
async function apartIn(
  sources: Sources,
  utterance: Utterance,
  { condition: { kind = "" }, except }: Excepting,
): Promise<readonly OwedBeside[] | undefined> {
  const tool = listingTool(sources, kind);
  const look = tool && (await lookFor(sources, utterance, { tool, phrase: except }));
  return look && isLimited(sources, look) ? [{ look, isLeftOut: true, words: except }] : undefined;
}

/** All that is on at the time of the one thing that is named, apart from it. */
async function clashIn(
  sources: Sources,
  utterance: Utterance,
  clash: string,
): Promise<Pick<Owed, "look" | "beside"> | undefined> {
  const fieldOf = (tool: Tool): Parameter | undefined =>
    parametersOf(tool).find(({ kind, time }) => kind === "when" && time?.as !== "end");
  const tool = listingTool(sources, PLANNED);
  const meant = await recordMeant(sources, utterance, { texts: [clash], fieldOf });
  if (!tool || meant?.owed.look?.name !== tool.name) return undefined;
  const { at, until = at, owed } = meant;
  if (at === undefined || until === undefined || !owed.look) return undefined;
  const { context } = await sources.contextOf(utterance, [tool]);
  const look = lookWithin(tool, { from: at, to: until, text: clash }, context.clock);
  return look && { look, beside: [{ look: owed.look, isLeftOut: true, words: clash }] };
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

/** That nothing of some name is there tells something only where such names are known, of a record or of somebody: no calendar tells of snow. */
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
  const { tokensOf, names } = sources.language;
  const wanted = tokensOf(words).map(({ word }) => names.stemOf(word));
  const records = (context.known?.[kind] ?? []).map(({ facts }) => facts);
  const people = (context.names.person ?? []).map(({ name }) => ({ name }));
  return [...records, ...people].some((facts) => {
    const keys = keysOfFacts(facts, sources.language);
    return wanted.every((word) => keys.has(word));
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
