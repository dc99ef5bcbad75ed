import { evidenceIn } from "../../../grounding/entity-linking/evidence-in.ts";
import { recordsSpokenOf } from "../../../grounding/entity-linking/find-lookup.ts";
import { kindMeant } from "../../../grounding/entity-linking/kind-meant.ts";
import { kindsTaken } from "../../../grounding/known/known-records.ts";
import { carrierTest } from "../../../grounding/reading/carriers.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { Token } from "../../../language/tokenise.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { groundAnchor } from "../../../grounding/typed-slots/ground-anchor.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { NameKind } from "../../../types/known-names.ts";
import type { Considered } from "./considered.ts";

type Words = Pick<Considered, "tool" | "reading" | "context">;

export type KnownWords = {
  /** Of the words that mean something, the share that one of the tool's records and its names hold. */
  readonly share: number;
  readonly count: number;
  /** How many words mean something. */
  readonly of: number;
};

/** How much of what is said the machine knows as something the tool is about. */
export function knownWords({ tool, reading, context }: Words): KnownWords {
  const named = namedKinds(tool).flatMap(reading.names);
  const meant = meantWords({ tool, reading, context });
  const heldBy = (places: readonly Region[]): number =>
    meant.filter((token) => [...places, ...named].some((one) => overlaps(one, token))).length;
  const matches = recordMatches({ tool, reading, context });
  const count = Math.max(heldBy([]), ...matches.map(({ words }) => heldBy(words)));
  return { share: count / Math.max(1, meant.length), count, of: meant.length };
}

/** Words beside the wrapping of a request; how long and how many is no thing anybody keeps a record of. */
function meantWords({ tool, reading, context }: Words): readonly Token[] {
  const isCarrier = carrierTest(tool, reading.language);
  // "A walk after the board meeting": what only tells the time is nothing that is changed.
  const isChanged = tool.effect !== "none" && takesRecord(tool);
  const beside = isChanged ? (groundAnchor(tool, reading, context)?.taken ?? []) : [];
  const lengths: readonly Region[] = [...reading.durations, ...reading.numbers, ...beside];
  return evidenceIn(reading).filter(
    (token) => !isCarrier(token.word) && !lengths.some((length) => overlaps(length, token)),
  );
}

/** The records of a tool's kinds that the words speak of best. */
export function recordMatches({
  tool,
  reading,
  context,
}: Words): ReturnType<typeof recordsSpokenOf> {
  const kinds = new Set(kindsTaken(tool).map((kind) => kindMeant(kind, tool, reading)));
  const records = [...kinds].flatMap((kind) => context.known?.[kind] ?? []);
  return recordsSpokenOf(reading, { records, tool });
}

/** The kinds of name a tool takes, or looks for. */
export function namedKinds(tool: Tool): readonly NameKind[] {
  // A name says nothing for a tool to which people only come as well.
  const own = parametersOf(tool).filter(({ name }) => name !== tool.invites);
  const kinds = new Set<string>(own.flatMap(({ kind, of = kind }) => [kind, of]));
  return NAME_KINDS.filter((kind) => kinds.has(kind));
}
