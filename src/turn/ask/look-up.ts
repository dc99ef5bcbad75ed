import { addressIn, answeredMail } from "../../grounding/entity-linking/answered-mail.ts";
import { kindMeant } from "../../grounding/entity-linking/kind-meant.ts";
import { findLookup } from "../../grounding/entity-linking/find-lookup.ts";
import { besides, groundAnchor } from "../../grounding/typed-slots/ground-anchor.ts";
import type { RequestReader } from "../../grounding/request/request-context.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/call.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { Lack } from "../../types/plan.ts";
import type { Utterance } from "../../types/utterance.ts";

export type LookingUp = {
  readonly registry: Registry;
  readonly contextOf: RequestReader;
  /** A script looks things up itself. */
  readonly profile: Pick<ModelProfile, "isLed">;
  readonly nextCallId: () => string;
};

/** The reading call that finds the record a tool lacks, by the words of the part at hand; undefined where none would. */
export async function lookUp(
  { registry, contextOf, profile, nextCallId }: LookingUp,
  lack: Lack,
  utterance: Utterance,
): Promise<Call | undefined> {
  const tool = registry.get(lack.tool);
  if (!tool || !profile.isLed) return undefined;
  const lacking = parametersOf(tool).find(
    ({ name, kind }) => kind === "handle" && lack.missing.includes(name),
  );
  if (!lacking) return undefined;
  const { reading, context } = await contextOf(utterance, [tool]);
  const records = context.known?.[kindMeant(lacking.of ?? "", tool, reading)] ?? [];
  // "The haircut to the day after the dentist": of the two the haircut is moved.
  const told = groundAnchor(tool, reading, context)?.taken ?? [];
  const isAnswer = answeredMail(tool, reading)?.name === lacking.name;
  const words = isAnswer ? addressIn(reading) : besides(reading, told);
  const lookup = findLookup(words, { records, tool, isAnswer });
  if (!lookup || !registry.get(lookup.tool)) return undefined;
  const { tool: name, arguments: given, origins } = lookup;
  return { id: nextCallId(), name, arguments: given, origins, by: "fast-path" };
}
