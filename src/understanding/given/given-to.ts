import { SPELT } from "../../language/names/find-names.ts";
import type { Given } from "../../language/contract/given.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** The words that a whole utterance gives, and what asks to keep or send them. */
export async function givenTo(sources: Sources, utterance: Utterance): Promise<Given | undefined> {
  const { given } = sources.language.wordingOf(utterance.text);
  if (isOwed(sources, utterance)) return undefined;
  if (given.noted) return given.noted;
  const { reading } = await sources.contextOf(utterance, sources.registry.acting());
  const kinds = [remindedIn, putIn, toldIn];
  for (const find of kinds) {
    const found = find(reading);
    if (found && namesFact(found, sources)) return undefined;
    if (found && isAlone(sources, found)) return found;
  }
  return undefined;
}

/** What somebody is to be told is only named, or asked for: it is no text for anybody as it stands. */
export function namesFact(
  { to, words }: Pick<Given, "to" | "words">,
  { language }: Pick<Sources, "language">,
): boolean {
  const isAsked = (text: string): boolean =>
    language.wordingOf(text).steps.factAsked({ request: text, whom: "" }) !== undefined;
  return to === "message" && [words ?? []].flat().some(isAsked);
}

/** What stands in somebody's text is looked for first, and what was done is told by other rules. */
export function isOwed(sources: Pick<Sources, "language">, said: Pick<Utterance, "text">): boolean {
  return sources.language.wordingOf(said.text).steps.toldFacts.length > 0 || isDone(sources, said);
}

/** Something is done to what was done or shown. */
export function isDone(
  { language }: Pick<Sources, "language">,
  { text }: Pick<Utterance, "text">,
): boolean {
  const { steps, leaning, cues } = language.wordingOf(text);
  return steps.mailAct !== undefined || Boolean(leaning.tellsLast) || Boolean(cues.reply);
}

/** What is to be remembered; "the day before the wedding" has what it is counted from looked for. */
function remindedIn({ anchors, given }: Reading): Given | undefined {
  return anchors.length > 0 ? undefined : given.reminded;
}

/** What is put on a list or in a calendar. */
function putIn(reading: Reading): Given | undefined {
  return asksForMore(reading) ? undefined : (listedIn(reading) ?? diarisedIn(reading));
}

/** What is said before it only tells: "find Anna's mail and remind me …" is two requests. */
function isAlone(sources: Sources, { before: said = "" }: Given): boolean {
  const before = said.trim();
  if (before === "") return true;
  const { wordingOf } = sources.language;
  const { wish, mood, parting } = wordingOf(before);
  const isAsked = mood.question !== undefined && before.includes("?");
  if (isAsked || isJoined(sources, before) || wish.isBeyond || wish.addressesSomebody) return false;
  return [before, ...parting.runs.map(({ text }) => text)].every((clause) =>
    onlyTells(sources, clause),
  );
}

/** Its last word joins what follows to it: most often two requests. */
function isJoined({ language }: Sources, before: string): boolean {
  const last = language.tokensOf(before).at(-1);
  return last !== undefined && language.wordingOf(last.word).parting.joinsList;
}

function onlyTells({ language }: Sources, clause: string): boolean {
  const { wish, mood, leaning } = language.wordingOf(clause);
  const isReason = leaning.reasonStart === 0;
  if (isReason || mood.states || mood.happened || mood.speaksOfSelf) return true;
  const verb = language.tokensOf(clause).find(({ is }) => !is.has("filler"));
  if (verb?.is.has("puts") === true) return false;
  return !wish.beginsAct && !wish.relocates && !wish.deletes && wish.act === undefined;
}

/** The words ask what is there, or take something off a list. */
function asksForMore({ mood, wish }: Reading): boolean {
  const isAsked = mood.question !== undefined || mood.wonders || mood.asksFact;
  return isAsked || wish.takenOff !== undefined;
}

/** An event, where nothing is taken away. */
function diarisedIn({ wish, given }: Reading): Given | undefined {
  return wish.deletes || wish.removed !== undefined ? undefined : given.diarised;
}

/** Things for a list that is named; "everything that's done" is described, and no thing. */
function listedIn({ names, given, steps }: Reading): Given | undefined {
  if (steps.selection && !steps.selection.isShown) return undefined;
  const lists = names("list").filter(({ score }) => score >= SPELT);
  return firstOf(lists.toReversed(), given.listedOn);
}

/** What people are told who are named, or the one who is and is only pointed at: "Joe wants the sum, so text him …". */
function toldIn(reading: Reading): Given | undefined {
  const runs = peopleIn(reading);
  const told = firstOf(runs, reading.given.toldTo);
  if (told) return told;
  // Who is only pointed at was named before that: "tell her Joe is late" is none of his.
  const { start: pointedAt = Infinity } = reading.cues.pronoun ?? {};
  const before = runs.filter(({ start }) => start < pointedAt);
  const [only, ...others] = new Set(before.map(({ start, end }) => reading.text.slice(start, end)));
  if (only === undefined || others.length > 0) return undefined;
  return reading.given.toldToThem(only) ?? reading.given.toldBefore(only);
}

function firstOf(
  regions: readonly Region[],
  givenAt: (region: Region) => Given | undefined,
): Given | undefined {
  for (const region of regions) {
    const given = givenAt(region);
    if (given) return given;
  }
  return undefined;
}

/** Those who are named, each in one breath with who is named beside them. */
function peopleIn({ names, text, language }: Reading): readonly Region[] {
  const named = names("person")
    .filter(({ score }) => score >= SPELT)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const runs: Region[] = [];
  for (const { start, end } of named) {
    const last = runs.at(-1);
    if (last && start < last.end) continue;
    const isListed = last && language.wordingOf(text.slice(last.end, start)).parting.joinsList;
    if (last && isListed) runs[runs.length - 1] = { start: last.start, end };
    else runs.push({ start, end });
  }
  return runs;
}
