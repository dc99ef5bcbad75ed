import { evidenceIn } from "../../../grounding/entity-linking/evidence-in.ts";
import { matchRecords } from "../../../grounding/entity-linking/match-records.ts";
import type { RecordMatch } from "../../../grounding/entity-linking/match-records.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { movedInto } from "../../../grounding/reading/moved-into.ts";
import { genericTest } from "../../../grounding/reading/carriers.ts";
import type { Piece } from "../../../language/contract/steps.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import { overlaps } from "../../../language/region.ts";
import type { Region } from "../../../language/region.ts";
import type { KnownRecord } from "../../../types/known-record.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import type { Kept } from "./kept-records.ts";

/** A stretch that speaks of a record, and where in the text it does. */
export type Link = {
  readonly piece: Piece;
  /** What it speaks of; several only where nothing tells them apart. */
  readonly records: readonly KnownRecord[];
  /** From the first word that speaks of it to the last. */
  readonly words: Region;
  /** Words of content that say nothing of the record: before the first of these, and behind it. */
  readonly ahead: readonly Region[];
  readonly unsaid: readonly Region[];
  /** A time or a number is told that is none of the record's own. */
  readonly hasOtherTime: boolean;
};

/** What each stretch of a text speaks of, among the records of a kind; undefined for one that speaks of none. */
export async function linkPieces(
  sources: Sources,
  utterance: Utterance,
  { pieces, kept }: { readonly pieces: readonly Piece[]; readonly kept: Kept },
): Promise<readonly (Link | undefined)[]> {
  return Promise.all(pieces.map((piece) => linkOf(sources, utterance, { piece, kept })));
}

async function linkOf(
  sources: Sources,
  utterance: Utterance,
  { piece, kept }: { readonly piece: Piece; readonly kept: Kept },
): Promise<Link | undefined> {
  const text = utterance.text.slice(piece.start, piece.end);
  const read = await sources.contextOf({ ...utterance, text, alternatives: [] }, []);
  const reading = withoutWhereTo(read.reading);
  const found = matchesIn(reading, kept);
  const [best] = found;
  if (!best) return undefined;
  const isOwn = ownTest(reading, [titleOf(best.thing.facts)]);
  const said = [...best.words, ...best.times, ...reading.tokens.filter(isOwn)];
  const start = Math.min(...said.map((one) => one.start));
  const end = Math.max(...said.map((one) => one.end));
  const numbers = [...reading.durations, ...reading.numbers];
  const others = evidenceIn(reading).filter(
    (token) =>
      reading.language.kindsNamed(token.word).length === 0 &&
      !token.is.has("preposition") &&
      !isOwn(token) &&
      ![...numbers, ...best.words].some((one) => overlaps(one, token)),
  );
  const placed = (region: Region): Region => ({
    start: piece.start + region.start,
    end: piece.start + region.end,
  });
  return {
    piece,
    records: found.map(({ thing }) => thing),
    words: placed({ start, end }),
    ahead: others.filter((token) => token.start < start).map(placed),
    unsaid: others.filter((token) => token.start > start).map(placed),
    hasOtherTime:
      reading.whens.some((when) => !best.times.some((one) => overlaps(one, when))) ||
      numbers.some((one) => one.start >= end),
  };
}

/** Where things are to go tells of none of them. */
function withoutWhereTo(reading: Reading): Reading {
  const folder = movedInto(reading);
  if (!folder) return reading;
  return { ...reading, tokens: reading.tokens.filter(({ start }) => start < folder.start) };
}

/** The records that words speak of best; in a list an everyday word is a name too ("lunch"), and one in a time ("Sunday lunch"). */
export function matchesIn(
  reading: Reading,
  { kind, tools: [tool], records }: Kept,
  telling = reading.whens,
): readonly RecordMatch<KnownRecord>[] {
  if (!tool) return [];
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const isCarrier = genericTest(tool, kind, reading.language);
  const how = { isCarrier, telling };
  const named = matchRecords(speakable, reading, how);
  const any =
    named.length > 0
      ? named
      : evidenceIn(reading).length > 0
        ? matchRecords(speakable, reading, { ...how, isChoice: true })
        : timedMatches(reading, records);
  return any.filter(({ thing, words }) => isSpelt(reading, thing, words));
}

/** What only sounds alike is no name of a list's thing. */
function isSpelt(reading: Reading, { facts }: KnownRecord, words: readonly Region[]): boolean {
  const isSaid = ownTest(reading, Object.values(facts).map(String));
  return reading.tokens.some((token) => isSaid(token) && words.some((one) => overlaps(one, token)));
}

/** "Her Sunday lunch": the words are a time, and one of them is the title of what is then. */
function timedMatches(
  reading: Reading,
  records: readonly KnownRecord[],
): readonly RecordMatch<KnownRecord>[] {
  return records.flatMap((thing) => {
    const { at } = thing;
    const isOwn = ownTest(reading, [titleOf(thing.facts)]);
    const times = reading.whens.filter(
      ({ when }) => at !== undefined && at >= when.from && at < when.to,
    );
    const words = reading.tokens.filter(
      (token) => isOwn(token) && times.some((one) => overlaps(one, token)),
    );
    return words.length > 0 ? [{ thing, score: words.length, words, times }] : [];
  });
}

/** Whether a word is one of a title or another fact, small ones left aside: "paying" of "Pay Marco". */
function ownTest({ language }: Reading, facts: readonly string[]): (token: SaidToken) => boolean {
  const { terms, tokensOf } = language;
  const own = new Set(facts.flatMap(tokensOf).map(({ word }) => terms.stemOf(word)));
  return ({ word, is }) => !is.has("filler") && own.has(terms.stemOf(word));
}
