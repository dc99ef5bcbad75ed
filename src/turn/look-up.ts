import { addressIn, answeredMail } from "../grounding/records/answered-mail.ts";
import { kindMeant } from "../grounding/records/kind-meant.ts";
import { findLookup } from "../grounding/records/find-lookup.ts";
import { besides, groundAnchor } from "../grounding/values/ground-anchor.ts";
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
  const { analysis, context } = await bench.insight(state.utterance, [tool]);
  const records = context.known?.[kindMeant(lacking.of ?? "", tool, analysis)] ?? [];
  // "The haircut to the day after the dentist": of the two the haircut is moved.
  const told = groundAnchor(tool, analysis, context)?.taken ?? [];
  const isAnswer = answeredMail(tool, analysis)?.name === lacking.name;
  const words = isAnswer ? addressIn(analysis) : besides(analysis, told);
  const lookup = findLookup(words, { records, tool, isAnswer });
  if (!lookup || !bench.registry.get(lookup.tool)) return undefined;
  const { tool: name, arguments: given, origins } = lookup;
  return { id: bench.nextCallId(), name, arguments: given, origins, by: "fast-path" };
}
