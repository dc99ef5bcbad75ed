import { carrierTest } from "../grounding/carriers.ts";
import { contentSpans } from "../grounding/content-spans.ts";
import { findLookup } from "../grounding/find-lookup.ts";
import { originsOf } from "../grounding/origins-of.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { Call } from "../types/call.ts";
import type { Lack, TurnState } from "../types/stages.ts";
import type { Bench } from "./create-stages.ts";

/** The reading call that finds the record a tool lacks, made once for each part of a request. */
export async function lookUp(
  bench: Bench,
  lack: Lack,
  state: TurnState,
): Promise<Call | undefined> {
  const tool = bench.registry.get(lack.tool);
  if (!tool || bench.manners.callable === "all" || state.calls.some(({ isLookup }) => isLookup))
    return undefined;
  const lacking = parametersOf(tool).find(
    ({ name, kind }) => kind === "handle" && lack.missing.includes(name),
  );
  if (!lacking) return undefined;
  const insight = await bench.insight(state.utterance);
  const { analysis } = insight;
  const taken = [...analysis.whens, ...analysis.names("person")];
  const [content] = contentSpans(analysis, { taken, isCarrier: carrierTest(tool) });
  const lookup = findLookup(lacking.of ?? "", analysis, content);
  const finder = lookup && bench.registry.get(lookup.tool);
  if (!finder) return undefined;
  return {
    id: bench.nextCallId(),
    name: finder.name,
    arguments: lookup.arguments,
    origins: originsOf(finder, lookup.arguments, insight),
    by: "fast-path",
  };
}
