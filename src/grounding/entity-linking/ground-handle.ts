import type { Tool } from "../../tool/define-tool.ts";
import { lastListed, shownAt } from "../../tool/handle-book.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import type { ChosenBy } from "../../types/turn/origin.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { NOTHING } from "../grounded.ts";
import type { Grounded } from "../grounded.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { genericTest } from "../reading/carriers.ts";
import { guestsOf } from "../reading/guests-in.ts";
import type { KnownRecord } from "../../types/known-record.ts";
import { aboutRecord } from "../tagger/marked-as.ts";
import { kindMeant } from "./kind-meant.ts";
import { isAgainst, saidOf } from "./is-against.ts";
import { tellingTimes } from "./evidence-in.ts";
import { ownedBy } from "./owned-by.ts";
import { namesOther } from "./names-other.ts";
import { matchRecords } from "./match-records.ts";
import { titleOf } from "./record-keys.ts";
import type { Speakable } from "./match-records.ts";

const EXPLICIT = /\b([a-z]+:\d+)\b/gi;

type Pointing = GroundingContext & {
  /** The parameter takes nothing but records, so that the newest may be meant without a word. */
  readonly isPointed: boolean;
  readonly tool: Tool;
};

/**
 * Which earlier records the words point at, best first: a handle itself, a place in the last list,
 * words or a time of the record, else "it": what was shown last. Several stay candidates; nobody guesses. Words
 * that fit no record, or one nobody has seen yet better, point at none.
 */
export function groundHandle(parameter: Parameter, reading: Reading, pointing: Pointing): Grounded {
  const { handles } = pointing;
  const ofKind = handles.filter(({ kind }) => parameter.of === undefined || kind === parameter.of);
  const explicit = ofKind.filter(({ handle }) => saidHandles(reading.text).includes(handle));
  if (explicit.length > 0) {
    return { candidates: explicit.map((entry) => candidate(entry, "words")), taken: [] };
  }
  const placed = isOfOtherList(parameter, reading, pointing) ? undefined : atPlace(ofKind, reading);
  // A place counts in the list the user asked for; in one a model looked up it is whatever stands there.
  if (placed) return grounded([placed], placed.isOwn ? "words" : "model");
  return groundShown(parameter, reading, { ...pointing, handles: ofKind });
}

/** "Delete the last" behind a list of mails takes no reminder away that was listed before it. */
function isOfOtherList(
  { of: kind }: Parameter,
  { tokens, language }: Reading,
  { handles, tool }: Pointing,
): boolean {
  if (tool.act !== "remove") return false;
  const isNamed = tokens.some(({ word }) => language.kindsNamed(word).includes(kind ?? ""));
  return !isNamed && lastListed(handles).some((one) => one.kind !== kind);
}

/** The records of a kind that words speak of or point at; never one that they speak against. */
function groundShown(parameter: Parameter, reading: Reading, pointing: Pointing): Grounded {
  const { handles, tool, known, names, clock } = pointing;
  const records = known?.[kindMeant(parameter.of ?? "", tool, reading)] ?? [];
  const said = saidOf(tool, reading, { people: names.person ?? [], clock });
  const all = received(handles, reading).filter((entry) => !isAgainst(entry, said));
  if (all.length < handles.length && all.length === 0) return NOTHING;
  const theirs = ownedBy(all, reading, pointing);
  const how = {
    isCarrier: genericTest(tool, parameter.of ?? "", reading.language),
    telling: tellingTimes(tool, reading),
  };
  const entries = theirs ?? all;
  const shown = entries.map(speakable);
  const told = aboutRecord(reading, tool);
  // Who is to come to it says nothing of which one it is.
  const isTold = guestsOf(tool, reading) !== undefined || matchRecords(shown, told, how).length > 0;
  const named = namedIn({ shown, records }, isTold ? told : reading, how);
  if (named) return named;
  const isOther = namesOther(tool, reading, how.isCarrier);
  const isNewest = mayBeNewest(reading, pointing, { isOther, isTheirs: theirs !== undefined });
  return isNewest ? newestOf(entries) : NOTHING;
}

type Meant = { readonly isOther: boolean; readonly isTheirs: boolean };

/** Words point at one thing, and call it nothing that it isn't; or nothing is said but what is to be done. */
function mayBeNewest(
  { cues }: Reading,
  { tool, isPointed, hasContent }: Pointing,
  { isOther, isTheirs }: Meant,
): boolean {
  if (tool.effect !== "none" && cues.many.length > 0) return false;
  return ((cues.mayPoint || isTheirs) && !isOther) || (isPointed && !hasContent);
}

/** What was shown last. */
function newestOf(entries: readonly HandleEntry[]): Grounded {
  const [first] = entries;
  const newest = entries.filter((entry) => first && shownAt(entry) === shownAt(first));
  const alone = newest.every(({ isOwn }) => isOwn) ? "alone" : "model";
  return grounded(newest, alone);
}

type Records = {
  readonly shown: readonly Speakable<HandleEntry>[];
  readonly records: readonly KnownRecord[];
};

/**
 * The shown records that are named; none where one nobody has seen yet is named better, for that is not
 * what was seen last; undefined where no name is said.
 */
function namedIn(
  { shown, records }: Records,
  about: Reading,
  how: Parameters<typeof matchRecords>[2],
): Grounded | undefined {
  const matches = matchRecords(shown, about, how);
  const [best] = matches;
  const kept = records.map((thing) => ({ thing: thing.facts, facts: thing.facts, at: thing.at }));
  const all = [...kept, ...shown.map((one) => ({ ...one, thing: one.facts }))];
  const isBest = matchRecords(all, about, how).some(
    ({ thing }) => best && titleOf(thing) === titleOf(best.thing.facts),
  );
  if (best && isBest) {
    const { candidates } = grounded(
      matches.map(({ thing }) => thing),
      "words",
    );
    return { candidates, taken: best.times };
  }
  const isNamed = matchRecords(kept, about, how).some(({ words }) => words.length > 0);
  return best || isNamed ? NOTHING : undefined;
}

/** Somebody's mail is the one they wrote, not the answer to it that was found beside it. */
function received(entries: readonly HandleEntry[], { cues }: Reading): readonly HandleEntry[] {
  if (cues.isOfSent) return entries;
  const others = entries.filter(({ isSent }) => isSent !== true);
  return others.length > 0 ? others : entries;
}

/** A record that was shown, as words may speak of it. */
export function speakable(entry: HandleEntry): Speakable<HandleEntry> {
  return { thing: entry, facts: entry.facts, at: entry.at };
}

function saidHandles(text: string): readonly string[] {
  return [...text.matchAll(EXPLICIT)].map(([, handle = ""]) => handle.toLowerCase());
}

/** The record at the place of the newest list that words name ("the second one"), or in the part of the day ("the morning one"). */
export function atPlace(
  entries: readonly HandleEntry[],
  { cues, farFromPart }: Reading,
): HandleEntry | undefined {
  const place = cues.placeInList;
  const list = lastListed(entries);
  if (place === undefined) return farFromPart && inPart(list, farFromPart);
  const many = list.length > 1 ? list : oneByOne(entries, list[0]?.kind);
  return many.length < 2 ? undefined : many.at(place);
}

/** "The morning one": of several the only one that is then, or nearly. */
function inPart(
  list: readonly HandleEntry[],
  farFromPart: (atMs: number) => number,
): HandleEntry | undefined {
  const within = (most: number): readonly HandleEntry[] =>
    list.filter(({ at }) => at !== undefined && farFromPart(at) <= most);
  const own = within(0);
  const [only, ...others] = own.length > 0 ? own : within(NEARLY_MINUTES);
  return list.length > 1 && others.length === 0 ? only : undefined;
}

/** What begins so long before or after a part of the day is still called by it. */
const NEARLY_MINUTES = 60;

/** Of what was made or shown by itself, one after the other, the order is that of the conversation. */
function oneByOne(
  entries: readonly HandleEntry[],
  kind: string | undefined,
): readonly HandleEntry[] {
  const sizes = Map.groupBy(entries, ({ listing }) => listing);
  return entries
    .filter((entry) => entry.kind === kind && sizes.get(entry.listing)?.length === 1)
    .toSorted((one, other) => one.listing - other.listing);
}

/** What is left of several records once the user's words, or code by them, have chosen: that one is theirs. */
export function chosenByWords(left: readonly Candidate[]): readonly Candidate[] {
  const [only, ...others] = left;
  if (only?.origin.origin !== "handle" || others.length > 0) return left;
  return [{ ...only, origin: { ...only.origin, chosenBy: "words" } }];
}

/** One record is chosen so; of several the words leave open which, and whoever picks one is the model. */
function grounded(entries: readonly HandleEntry[], chosenBy: ChosenBy): Grounded {
  const by = entries.length > 1 ? "model" : chosenBy;
  return { candidates: entries.map((entry) => candidate(entry, by)), taken: [] };
}

function candidate({ handle }: HandleEntry, chosenBy: ChosenBy): Candidate {
  return { value: handle, origin: { origin: "handle", handle, chosenBy } };
}
