import {
  nearestLookup,
  nearRecord,
  possibleRecords,
} from "../../grounding/entity-linking/near-record.ts";
import { searchedKind } from "../../grounding/entity-linking/filter-span.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import { recordTaken } from "../../tool/parameter.ts";
import type { PlanPart } from "../../types/turn/plan.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped } from "../plan.ts";
import { askingRecord } from "./asking.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";

/** Tools the words are next best for: what is further down the list is another request. */
const MOST_TOOLS = 8;

type Lacking = {
  /** The tool that no record was found for. */
  readonly tool: string;
  readonly state: TurnState;
  readonly signal: AbortSignal;
};

/**
 * The part at hand as a request to change a thing of another kind, where the words mean one by its sense and none
 * of the kind they were taken for: "the council can wait" is the reminder to pay it, and no event.
 */
export async function ofOtherKind(
  { registry, contextOf, similar }: Sources,
  { tool: taken, state, signal }: Lacking,
): Promise<PlanPart | undefined> {
  const { ranked, utterance } = scoped(state);
  const tools = ranked.tools.slice(0, MOST_TOOLS).flatMap(({ name }) => registry.get(name) ?? []);
  const changing = tools.filter((tool) => tool.effect !== "none" && recordTaken(tool));
  const { reading, context } = await contextOf(utterance, changing);
  const each = changing.map((tool) => {
    const records = context.known?.[recordTaken(tool)?.of ?? ""] ?? [];
    return { tool, records: possibleRecords({ reading, context, tool, records }) };
  });
  const records = [...new Set(each.flatMap((one) => one.records))];
  const found = await nearRecord({ words: reading.text, records }, { similar, signal });
  const other = found && each.find((one) => one.records.includes(found))?.tool.name;
  if (other === undefined || other === taken) return undefined;
  return {
    text: utterance.text,
    ranked: onlyTool(other),
    values: { from: "words" },
    leansBack: false,
  };
}

/** The part at hand as a question about the one record that its words mean by its sense, where none is called by them. */
export async function recordBySense(
  { contextOf, similar }: Sources,
  tool: Tool,
  { state, signal }: Omit<Lacking, "tool">,
): Promise<PlanPart | undefined> {
  const { utterance } = scoped(state);
  const { reading, context } = await contextOf(utterance, [tool]);
  const known = context.known?.[searchedKind(tool) ?? ""] ?? [];
  const isThen = ({ at }: KnownRecord): boolean =>
    at === undefined || reading.whens.every(({ when }) => when.from <= at && at <= when.to);
  const records = known.filter(isThen);
  const sought = { reading, context, tool, records, isListed: false };
  const lookup = await nearestLookup(sought, { similar, signal });
  if (!lookup || lookup.tool !== tool.name) return undefined;
  const { part, values } = askingRecord(utterance, { ...lookup, share: 1 });
  return { ...part, values, leansBack: false };
}
