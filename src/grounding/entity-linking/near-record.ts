import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Origin } from "../../types/turn/origin.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { Similar } from "../content/near/similar.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { genericTest } from "../reading/carriers.ts";
import { evidenceIn } from "./evidence-in.ts";
import { lookupOf } from "./find-lookup.ts";
import type { Lookup } from "./find-lookup.ts";
import { isAgainst, saidOf } from "./is-against.ts";
import { titleOf } from "./record-keys.ts";

/**
 * Less near in meaning is not what was spoken of, nor is what another thing is nearly as near as: of requests
 * that change one thing here the nearest is that one in 121 of 133; of 115 that are so near, and so far ahead, in 113
 * (`node scripts/measure-near-records.ts`).
 */
const LEAST_NEAR = 0.25;
const LEAST_AHEAD = 0.06;

type Sought = {
  readonly reading: Reading;
  readonly context: GroundingContext;
  readonly tool: Tool;
  readonly records: readonly KnownRecord[];
};

export type Comparing = { readonly similar: Similar; readonly signal: AbortSignal };

/**
 * The call that shows the record which a request for a tool means in other words than its own; undefined where
 * the words say nothing of it. Of what was listed one is meant, however far its words are.
 */
export async function nearestLookup(
  { isListed, ...sought }: Sought & { readonly isListed: boolean },
  comparing: Comparing,
): Promise<Lookup | undefined> {
  const least = isListed ? 0 : LEAST_NEAR;
  const { text } = sought.reading;
  const meant = { words: text, records: possibleRecords(sought), least };
  const found = await nearRecord(meant, comparing);
  return found && bySense(lookupOf(found, text));
}

function bySense(lookup: Lookup): Lookup {
  const origins = Object.entries(lookup.origins).map(([name, origin]): [string, Origin] => [
    name,
    origin.origin === "resolved" ? { ...origin, bySense: true } : origin,
  ]);
  return { ...lookup, origins: Object.fromEntries(origins) };
}

/** The records that words may mean without naming them: at no other time and with nobody else than was said. */
export function possibleRecords({
  reading,
  context: { clock, names },
  tool,
  records,
}: Sought): readonly KnownRecord[] {
  // Nobody guesses which several are meant.
  if (tool.effect !== "none" && reading.cues.many.length > 0) return [];
  const isGeneric = genericTest(tool, records[0]?.kind ?? "", reading.language);
  const { owner } = reading.cues;
  // Whose it is says nothing of what it is.
  const isOwner = (token: Region): boolean => owner !== undefined && overlaps(owner, token);
  if (evidenceIn(reading).every((token) => isGeneric(token.word) || isOwner(token))) return [];
  const said = saidOf(tool, reading, { people: names.person ?? [], clock });
  return records.filter((record) => !isAgainst(record, said));
}

type Meant = {
  readonly words: string;
  readonly records: readonly KnownRecord[];
  readonly least?: number;
};

/** The record that words mean without a word of it: "that potato offer"; undefined where several may be, or no model compares. */
export async function nearRecord(
  { words, records, least = LEAST_NEAR }: Meant,
  comparing: Comparing,
): Promise<KnownRecord | undefined> {
  const [best, second] = await byNearness({ words, records }, comparing);
  const isMeant = best && best.near >= least && best.near - (second?.near ?? 0) >= LEAST_AHEAD;
  return isMeant ? best.record : undefined;
}

/** Records with how near what they are called is to words in meaning, the nearest first; none where no model compares. */
export async function byNearness(
  { words, records }: Meant,
  { similar, signal }: Comparing,
): Promise<readonly { readonly record: KnownRecord; readonly near: number }[]> {
  // A series, or what is there twice, is one thing.
  const things = new Map(records.toReversed().map((record) => [titleOf(record.facts), record]));
  const all = [...things.values()];
  const near = all.length === 0 ? undefined : await similar(words, all.map(textOf), { signal });
  return (near ?? [])
    .flatMap((value, at) => {
      const record = all[at];
      return record ? [{ record, near: value ?? 0 }] : [];
    })
    .toSorted((one, other) => other.near - one.near);
}

/** What it is called, and where it is or whom it is from. */
function textOf({ facts }: KnownRecord): string {
  return Object.values(facts)
    .filter((fact) => typeof fact === "string" && fact !== "")
    .join(", ");
}
