import { addressIn, answeredMail } from "../../grounding/entity-linking/answered-mail.ts";
import { kindMeant } from "../../grounding/entity-linking/kind-meant.ts";
import { findLookup } from "../../grounding/entity-linking/find-lookup.ts";
import { besides, groundAnchor } from "../../grounding/typed-slots/ground-anchor.ts";
import type { RequestReader } from "../../grounding/reading/request-context.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { Lack, Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";

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

/** The part at hand points at what was shown: where that is several it is asked which, and no other is looked for. */
export function isPointedAt(
  { parts, at }: Pick<Plan, "parts" | "at">,
  { tool, missing }: Lack,
): boolean {
  return (parts[at]?.owes ?? []).some(
    ({ look, use }) =>
      look === undefined &&
      use.kind === "record" &&
      use.tool === tool &&
      missing.includes(use.parameter),
  );
}
