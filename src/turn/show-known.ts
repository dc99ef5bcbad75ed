import { BUSINESS_CALLS } from "../agent/run-turn.ts";
import { kindMeant } from "../grounding/records/finished.ts";
import { findLookup, recordsSpokenOf } from "../grounding/records/find-lookup.ts";
import { besides, groundAnchor } from "../grounding/values/ground-anchor.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import { tainted } from "../policy/taint.ts";
import { isRecord, parametersOf } from "../tool/parameter.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { TurnState } from "../types/stages.ts";
import type { Bench, Insight } from "./create-stages.ts";

/**
 * Where one call is left, none may be spent on looking a record up: the one record the words speak of
 * gets its handle as it is known ("move the dentist to four and the haircut to five"). True where it did.
 */
export function showKnown(
  bench: Bench,
  tools: readonly Tool[],
  { insight, state }: { readonly insight: Insight; readonly state: TurnState },
): boolean {
  if (bench.manners.callable === "all" || state.calls.length !== BUSINESS_CALLS - 1) return false;
  return tools.some((tool) => {
    const { analysis, context } = insight;
    const lacking = parametersOf(tool).find(isRecord);
    const { missing } = groundTool(tool, analysis, context);
    if (!lacking || !missing.includes(lacking.name)) return false;
    const records = context.known?.[kindMeant(lacking.of ?? "", tool, analysis)] ?? [];
    const words = besides(analysis, groundAnchor(tool, analysis, context)?.taken ?? []);
    const [only, ...others] = recordsSpokenOf(words, { records, tool });
    if (!only || others.length > 0 || !findLookup(words, { records, tool })) return false;
    const { kind, id, facts, at } = only.thing;
    const shown = bench.handles.issue([{ kind, id, facts, at }], true);
    // Its title is somebody's words as much as one that a tool has read.
    bench.taint.set(tainted(bench.taint.current(), shown));
    return true;
  });
}
