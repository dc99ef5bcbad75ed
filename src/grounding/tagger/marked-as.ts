import { takesRecord } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Candidate } from "../../types/turn/call-space.ts";
import { said } from "../grounded.ts";
import { overlaps } from "../../language/region.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Vocabulary } from "../../language/vocabulary.ts";
import { carrierTest } from "../reading/carriers.ts";
import { endsInName } from "../reading/content-spans.ts";
import { guestsOf } from "../reading/guests-in.ts";
import { labelsNeeded, marksOf } from "./label-of.ts";
import { isSurelyMarked } from "./surely-marked.ts";
import { LEAST_NEEDED, LEAST_SURE, LIKELY, SURE, SUREST } from "./sure-enough.ts";
import type { Label, Marked } from "../../language/reading/marks.ts";

type Marking = {
  readonly reading: Reading;
  readonly tool: Tool;
  /** What other arguments took of the words. */
  readonly taken: readonly Region[];
};

export type Filling = Region & {
  readonly text: string;
  readonly sureness: number;
  readonly candidate: Candidate;
};

/**
 * The surest stretch of a label, with what it is a list with; none where nothing is like it. What has to
 * be there may be unlikely, but must say more than carries the request.
 */
export function markedAs({ reading, tool, taken }: Marking, label: Label): Filling | undefined {
  const isCarrier = carrierTest(tool, reading.language);
  const isTaken = (token: Region): boolean => taken.some((one) => overlaps(one, token));
  const tokens = reading.tokens.filter((token) => !isTaken(token));
  const says = (mark: Region): boolean =>
    tokens.some((token) => overlaps(mark, token) && !isCarrier(token.word));
  const isNeeded = labelsNeeded(tool).includes(label);
  const isNewName = takesRecord(tool) && label === "title";
  const least = isNeeded ? LEAST_NEEDED : isNewName ? SUREST : LEAST_SURE;
  const marks = marksOf(reading, tool)
    .filter((mark) => mark.label === label)
    .filter((mark) => says(mark) && mark.sureness >= least);
  const lists = listsOf(marks, reading);
  // Of unlikely ones the first: what comes after a request is more often an aside.
  const surest = lists.toSorted((one, other) => other.sureness - one.sureness)[0];
  const best = surest && surest.sureness >= LEAST_SURE ? surest : lists[0];
  if (!best) return undefined;
  const whole = { ...best, start: listStart(best, { reading, tokens, isCarrier }) };
  const { start, end } = beforeTaken(bounds(whole, tokens, reading), { reading, taken });
  if (start >= end) return undefined;
  const text = WITHOUT_ARTICLE.has(label)
    ? reading.language.wordingOf(reading.text.slice(start, end)).without.owner
    : reading.text.slice(start, end);
  return { start, end, text, sureness: best.sureness, candidate: said(text, text) };
}

/**
 * Where a stretch begins and ends: behind who it goes to ("text her see you Saturday"), without the verb
 * a request begins with where it isn't sure ("pop the chiropodist in the diary"), and with all of a list.
 */
function bounds(best: Marked, tokens: readonly Region[], reading: Reading): Region {
  const inside = tokens.filter((token) => token.start >= best.start);
  const start = inside[beginsWithVerb(best, inside[0], reading) ? 1 : 0]?.start ?? best.start;
  const end =
    best.label === "text" ? pointedEnd(best.end, reading) : particleEnd(best.end, reading);
  if (best.label !== "title") return { start, end };
  const next = Math.min(
    reading.text.length,
    ...reading.whens.flatMap((when) => (when.start >= end ? when.start : [])),
  );
  const { listed } = reading.language.wordingOf(reading.text.slice(end, next)).parting;
  return { start, end: end + listed.length };
}

/** "Pop lunch in": the verb of the request is no part of it; one that may be a thing ("book club") where that isn't sure. */
function beginsWithVerb(
  { sureness, end }: Marked,
  first: Region | undefined,
  { text, tokens, cues, language }: Reading,
): boolean {
  const verb = tokens.find(({ start }) => start >= cues.opening);
  const isPlacing = verb?.is.has("puts") === true && first === verb;
  if (!isPlacing) return false;
  const rest = text.slice(verb.end, end).trim();
  const isOwned = language.wordingOf(rest).without.owner !== rest;
  return sureness < LEAST_SURE || !verb.is.has("everyday") || isOwned;
}

/** Where a stretch ends with the particle that goes with its last word: "a roof catch up". */
function particleEnd(end: number, { tokens }: Reading): number {
  const last = tokens.findLastIndex((token) => token.end <= end);
  return endsInName(tokens, last + 1) ? (tokens[last + 1]?.end ?? end) : end;
}

/** What somebody is told goes on where it only points: "I'm fine with that"; "add salt to that" says where. */
function pointedEnd(end: number, { tokens, cues, wish }: Reading): number {
  const isTold = wish.addressesSomebody || wish.tellsSomebody;
  if (!isTold && cues.addedToStart === end) return end;
  const [first, second, ...others] = tokens.filter((token) => token.start >= end);
  const points = first?.is.has("preposition") === true && second?.is.has("pointer") === true;
  return points && others.length === 0 ? second.end : end;
}

type Told = {
  readonly reading: Reading;
  readonly tokens: readonly SaidToken[];
  readonly isCarrier: (word: string) => boolean;
};

/** Of things that are put somewhere in one breath the first that was said. */
function listStart({ label, start, end }: Marked, { reading, tokens, isCarrier }: Told): number {
  const isPlaced = (reading.cues.addedToStart ?? 0) >= end;
  const before = label === "title" && isPlaced ? tokens.filter((token) => token.end <= start) : [];
  const starts = [...before.map((token) => token.start), start];
  const isListed = before.some(({ end: from }) =>
    starts.some((to) => to > from && isJoint(reading.text.slice(from, to), reading.language)),
  );
  const verb = before.findLastIndex(({ is }) => is.has("puts"));
  const things = before.slice(verb + 1);
  const said = (token: SaidToken): boolean =>
    token.start >= reading.cues.opening && !isCarrier(token.word);
  return (isListed && verb >= 0 ? things.find(said)?.start : undefined) ?? start;
}

/** A stretch ends where another argument's begins that goes on behind it. */
function beforeTaken(
  { start, end }: Region,
  { reading, taken }: Pick<Marking, "reading" | "taken">,
): Region {
  const ends = taken.filter((one) => one.start > start && one.start < end && one.end >= end);
  const cut = reading.text.slice(start, Math.min(end, ...ends.map((one) => one.start)));
  return { start, end: start + cut.trimEnd().length };
}

/** What is called, or looked for, goes by its name alone. */
const WITHOUT_ARTICLE: ReadonlySet<Label> = new Set(["title", "query", "who"]);

/** Stretches with nothing but "and" between them as one. */
function listsOf(marks: readonly Marked[], { text, language }: Reading): readonly Marked[] {
  const lists: Marked[] = [];
  for (const mark of marks) {
    const last = lists.at(-1);
    if (last && isJoined(text.slice(last.end, mark.start), language)) {
      const sureness = Math.max(last.sureness, mark.sureness);
      lists[lists.length - 1] = { ...last, end: mark.end, sureness };
    } else lists.push(mark);
  }
  return lists;
}

function isJoined(between: string, language: Vocabulary): boolean {
  return between.trim() === "" || isJoint(between, language);
}

function isJoint(between: string, { wordingOf }: Vocabulary): boolean {
  return wordingOf(between).parting.joinsList;
}

/** What says which record is meant. */
const TELLING: ReadonlySet<Label> = new Set(["what", "who", "query", "name"]);

/**
 * The words that say which record a request for the tool is about, where that is known; else all but
 * those that say something else (a new place, a new name).
 */
export function aboutRecord(reading: Reading, tool: Tool): Reading {
  const guests = guestsOf(tool, reading);
  if (guests)
    return { ...reading, tokens: reading.tokens.filter((one) => overlaps(one, guests.to)) };
  const marks = marksOf(reading, tool).filter(({ sureness }) => sureness >= SURE);
  const told = marks.filter(({ label }) => TELLING.has(label));
  const others = marks.filter(({ label }) => !TELLING.has(label));
  const isTold = told.some(({ label }) => label === "what");
  const isAbout = (token: Region): boolean =>
    isTold
      ? told.some((mark) => overlaps(mark, token))
      : !others.some((mark) => overlaps(mark, token));
  return { ...reading, tokens: reading.tokens.filter(isAbout) };
}

/** Whether something a request for the tool says stands outside a stretch of its words. */
export function saysOutside(reading: Reading, tool: Tool, region: Region): boolean {
  const needed = labelsNeeded(tool);
  return marksOf(reading, tool).some(
    (mark) =>
      (needed.includes(mark.label) || mark.sureness >= LIKELY) && standsOutside(mark, region),
  );
}

/** The same of what it surely says. */
export function saysSurelyOutside(reading: Reading, tool: Tool, region: Region): boolean {
  return marksOf(reading, tool).some((mark) => isSurelyMarked(mark) && standsOutside(mark, region));
}

function standsOutside(mark: Region, { start, end }: Region): boolean {
  return mark.start < start || mark.end > end;
}
