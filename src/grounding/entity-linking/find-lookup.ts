import type { Tool } from "../../tool/define-tool.ts";
import type { JsonObject } from "../../types/json.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import type { Origins } from "../../types/turn/origin.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { guestsOf } from "../reading/guests-in.ts";
import { genericTest } from "../reading/carriers.ts";
import { aboutRecord } from "../tagger/marked-as.ts";
import { tellingTimes } from "./evidence-in.ts";
import { matchRecords } from "./match-records.ts";
import type { RecordMatch } from "./match-records.ts";
import { titleOf } from "./record-keys.ts";

/** A reading call that shows the record a request speaks of, with where its values come from. */
export type Lookup = {
  readonly tool: string;
  readonly arguments: JsonObject;
  readonly origins: Origins;
};

type Kept = {
  readonly records: readonly KnownRecord[];
  /** The tool whose request it is. */
  readonly tool: Tool;
  /** Of one sender's several the newest is meant. */
  readonly isAnswer?: boolean;
};

/**
 * The call that shows the record, or the records, that the words speak of: one by its own name,
 * several by the words that were said; undefined where the words speak of none.
 */
export function findLookup(
  reading: Reading,
  { records, tool, isAnswer = false }: Kept,
): Lookup | undefined {
  const matches = spokenOf(reading, { records, tool });
  if (tool.effect !== "none" && asksForMany(reading, matches)) return undefined;
  const senders = new Set(matches.map(({ thing }) => thing.facts["from"]));
  const isNewest = reading.cues.isNewest || (isAnswer && senders.size === 1);
  const best = isNewest ? newest(matches) : matches[0];
  if (!best) return undefined;
  const { tool: name, words } = best.thing.shownBy;
  const text = wordsOf(best, reading);
  const names = new Set(matches.map(({ thing }) => JSON.stringify(thing.shownBy)));
  if (names.size === 1 || isNewest || best.words.length === 0) {
    return lookupOf(best.thing, text);
  }
  const said = best.words.map(({ start, end }) => reading.text.slice(start, end)).join(" ");
  const given = { [words]: said };
  return { tool: name, arguments: given, origins: originsOf(given, said) };
}

/** The call that shows one record, by its own name, for what was said of it. */
export function lookupOf({ shownBy }: KnownRecord, said: string): Lookup {
  const { tool, arguments: shown } = shownBy;
  return { tool, arguments: shown, origins: originsOf(shown, said) };
}

/** The records the words speak of; each of them where the newest is all that is said of one. */
function spokenOf(reading: Reading, { records, tool }: Kept): readonly RecordMatch<KnownRecord>[] {
  const matches = recordsSpokenOf(reading, { records, tool });
  if (matches.length > 0 || !reading.cues.isNewest || tool.effect !== "none") return matches;
  const isCarrier = genericTest(tool, records[0]?.kind ?? "", reading.language);
  const isBare = reading.tokens.every(
    ({ word, is }) => isCarrier(word) || is.has("filler") || is.has("everyday"),
  );
  if (!isBare || reading.whens.length > 0) return matches;
  return records.map((thing) => ({ thing, words: [], times: [], score: 0 }));
}

/** What changes one record is not asked to change all of them; a word of the record's name ("the All hands") counts nothing. */
function asksForMany(
  { cues, language }: Reading,
  [best]: readonly RecordMatch<KnownRecord>[],
): boolean {
  const named = new Set(
    (best ? language.tokensOf(titleOf(best.thing.facts)) : []).map(({ word }) => word),
  );
  return cues.many.some((word) => !named.has(word.toLowerCase()));
}

/** The records that a request for the tool speaks of, best ones only, ties together. */
export function recordsSpokenOf(
  reading: Reading,
  { records, tool }: Kept,
): readonly RecordMatch<KnownRecord>[] {
  const speakable = records.map((thing) => ({ thing, facts: thing.facts, at: thing.at }));
  const how = {
    isCarrier: genericTest(tool, records[0]?.kind ?? "", reading.language),
    telling: tellingTimes(tool, reading),
  };
  const about = matchRecords(speakable, aboutRecord(reading, tool), how);
  // Whoever is to come to it is no word of it.
  if (about.length > 0 || guestsOf(tool, reading)) return about;
  return matchRecords(speakable, reading, how);
}

function newest(
  matches: readonly RecordMatch<KnownRecord>[],
): RecordMatch<KnownRecord> | undefined {
  return matches.toSorted((one, other) => (other.thing.at ?? 0) - (one.thing.at ?? 0))[0];
}

/** The user's words picked the record, and code its name. */
function originsOf(given: JsonObject, text: string): Origins {
  return Object.fromEntries(
    Object.keys(given).map((name) => [name, { origin: "resolved", text } as const]),
  );
}

function wordsOf({ words, times }: RecordMatch<unknown>, { text }: Reading): string {
  return [...words, ...times]
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
}
