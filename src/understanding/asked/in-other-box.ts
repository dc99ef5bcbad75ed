import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { PlanPart } from "../../types/turn/plan.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped } from "../plan.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { listingTool } from "../steps/look/look-for.ts";
import { peopleSaid } from "./people-said.ts";

/** The ways in which somebody sends something. */
const SENT = ["mail", "message"] as const;

type Looked = { readonly call: Call; readonly state: TurnState };

/**
 * "Anything new from Ann", where nothing came from her one way: what she sent the other way. Undefined
 * where the words tell the way, or speak of nobody who is known, and once both were looked at.
 */
export async function inOtherBox(
  sources: Sources,
  tool: Tool,
  { call, state }: Looked,
): Promise<PlanPart | undefined> {
  const { utterance } = scoped(state);
  const { wanted } = sources.language.wordingOf(utterance.text).mood;
  const kind = SENT.some((one) => one === tool.gives) && SENT.find((one) => one !== tool.gives);
  const other = kind ? listingTool(sources, kind, { isUnread: true }) : undefined;
  if (!other || wanted.sources.length > 0) return undefined;
  if (state.calls.some(({ call: { name } }) => name === other.name)) return undefined;
  const who = slotFor(other, tool, { call, isOf: isPerson });
  if (who.length === 0 || (await peopleSaid(sources, utterance)).length !== 1) return undefined;
  const kept = [...who, ...slotFor(other, tool, { call, isOf: ({ kind: of }) => of === "flag" })];
  const values = { from: "found", kept } as const;
  return { text: utterance.text, ranked: onlyTool(other.name), values, leansBack: false };
}

type Taking = { readonly call: Call; readonly isOf: (parameter: Parameter) => boolean };

/** The value of the call for what both tools take. */
function slotFor(other: Tool, tool: Tool, { call, isOf }: Taking): readonly Slot[] {
  const own = parametersOf(tool).find(isOf)?.name ?? "";
  const parameter = parametersOf(other).find(isOf)?.name;
  const [value, origin] = [call.arguments[own], call.origins[own]];
  if (parameter === undefined || value === undefined || !origin) return [];
  return [
    { parameter, required: false, value: { kind: "closed", candidates: [{ value, origin }] } },
  ];
}

function isPerson({ kind, of }: Parameter): boolean {
  return kind === "person" || of === "person";
}
