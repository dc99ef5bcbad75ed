import { addressIn, answeredMail } from "../../grounding/entity-linking/answered-mail.ts";
import { kindMeant } from "../../grounding/entity-linking/kind-meant.ts";
import { findLookup, lookupOf } from "../../grounding/entity-linking/find-lookup.ts";
import type { Lookup } from "../../grounding/entity-linking/find-lookup.ts";
import { toldOf } from "../../grounding/entity-linking/told-of.ts";
import type { GroundingContext } from "../../grounding/grounding-context.ts";
import { ownedBy } from "../../grounding/entity-linking/owned-by.ts";
import { nearestLookup } from "../../grounding/entity-linking/near-record.ts";
import type { Similar } from "../../grounding/content/near/similar.ts";
import { besides, groundAnchor } from "../../grounding/typed-slots/ground-anchor.ts";
import type { RequestReader } from "../../grounding/reading/request-context.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { Lack, Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";

export type LookingUp = {
  readonly registry: Registry;
  readonly contextOf: RequestReader;
  /** A script looks things up itself. */
  readonly profile: Pick<ModelProfile, "isLed">;
  readonly nextCallId: () => string;
  readonly similar: Similar;
  readonly signal: AbortSignal;
};

/** The reading call that finds the record a tool lacks, by the words of the part at hand; undefined where none would. */
export async function lookUp(
  looking: LookingUp,
  lack: Lack,
  utterance: Utterance,
): Promise<Call | undefined> {
  const { registry, profile, nextCallId } = looking;
  const tool = registry.get(lack.tool);
  if (!tool || !profile.isLed) return undefined;
  const lacking = parametersOf(tool).find(
    ({ name, kind }) => kind === "handle" && lack.missing.includes(name),
  );
  const lookup = lacking && (await lookupFor(looking, utterance, { tool, lacking }));
  if (!lookup || !registry.get(lookup.tool)) return undefined;
  const { tool: name, arguments: given, origins } = lookup;
  return { id: nextCallId(), name, arguments: given, origins, by: "fast-path" };
}

/** The record by the words that name it, else by their sense. */
async function lookupFor(
  { contextOf, similar, signal }: LookingUp,
  utterance: Utterance,
  { tool, lacking }: { readonly tool: Tool; readonly lacking: Parameter },
): Promise<Lookup | undefined> {
  const { reading, context } = await contextOf(utterance, [tool]);
  const known = context.known?.[kindMeant(lacking.of ?? "", tool, reading)] ?? [];
  const listed = reading.cues.standIns.length > 0 ? listedOf(known, context.handles) : [];
  const isListed = listed.length > 0;
  const theirs = ownedBy(known, reading, context) ?? known;
  const records = isListed ? listed : theirs;
  // "The haircut to the day after the dentist": of the two the haircut is moved.
  const told = groundAnchor(tool, reading, context)?.taken ?? [];
  const isAnswer = answeredMail(tool, reading)?.name === lacking.name;
  const words = isAnswer ? addressIn(reading) : besides(reading, told);
  return (
    onlyOne(theirs, known, words) ??
    findLookup(words, { records, tool, isAnswer }) ??
    toldLookup(records, words, context) ??
    nearestLookup({ reading: words, context, tool, records, isListed }, { similar, signal })
  );
}

/** What the text is about that was read last. */
function toldLookup(
  records: readonly KnownRecord[],
  reading: Reading,
  context: GroundingContext,
): Lookup | undefined {
  const [newest] = context.handles;
  // What was shown of its own kind is meant by itself.
  const isShown = records.some(({ kind }) => kind === newest?.kind);
  const told = isShown || !reading.cues.mayPoint ? undefined : toldOf(records, reading, context);
  return told && lookupOf(told, reading.text);
}

/** "His mail", where he has one. */
function onlyOne(
  theirs: readonly KnownRecord[],
  known: readonly KnownRecord[],
  { text }: Reading,
): Lookup | undefined {
  const [only] = theirs;
  return only && theirs !== known && theirs.length === 1 ? lookupOf(only, text) : undefined;
}

/** "The school one": of several that were listed last one is meant, and nothing else. */
function listedOf(
  known: readonly KnownRecord[],
  handles: readonly HandleEntry[],
): readonly KnownRecord[] {
  const last = Math.max(0, ...handles.map(({ listing }) => listing));
  const shown = new Set(handles.flatMap(({ listing, id }) => (listing === last ? [id] : [])));
  const listed = known.filter(({ id }) => shown.has(id));
  return listed.length > 1 ? listed : [];
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
