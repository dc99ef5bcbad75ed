import { SPELT } from "../../language/names/find-names.ts";
import type { Given } from "../../language/contract/given.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/** The words that a whole utterance gives, and what asks to keep or send them. */
export async function givenTo(sources: Sources, utterance: Utterance): Promise<Given | undefined> {
  const { given, steps, leaning, cues } = sources.language.wordingOf(utterance.text);
  // What stands in somebody's text is looked for first, and what was done is told by other rules.
  if (steps.mailAct || leaning.tellsLast || cues.reply) return undefined;
  const { noted } = given;
  if (noted && !steps.toldFacts.some(({ asks }) => isAllOf(noted, asks))) return noted;
  if (steps.toldFacts.length > 0) return undefined;
  const { reminded } = given;
  if (reminded && isAlone(sources, reminded)) return reminded;
  const { reading } = await sources.contextOf(utterance, sources.registry.acting());
  const put = asksForMore(reading) ? undefined : (listedIn(reading) ?? diarisedIn(reading));
  if (put) return put;
  const told = toldIn(reading);
  return told && isAlone(sources, told) ? told : undefined;
}

/** "Make a note of what Huw charges": nothing is given but what is to be looked for. */
function isAllOf({ words = "" }: Given, asks: string): boolean {
  return [words].flat().join(" ").length < asks.length + FEW_LETTERS;
}

const FEW_LETTERS = 20;

/** What is said before it only tells: "find Anna's mail and remind me …" is two requests. */
function isAlone({ language }: Sources, { before = "" }: Given): boolean {
  if (before.trim() === "") return true;
  const { wish, mood } = language.wordingOf(before);
  const isJoined = language.wordingOf(
    before
      .trimEnd()
      .split(/[^\p{L}]+/u)
      .at(-1) ?? "",
  ).parting.joinsList;
  const isAsked = isJoined ? mood.question !== undefined || mood.isQuestion : before.includes("?");
  if (wish.isBeyond) return false;
  if (isAsked || wish.act !== undefined || wish.addressesSomebody) return false;
  return mood.states || mood.happened || mood.speaksOfSelf || !wish.beginsAct;
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

/** Things for a list that is named. */
function listedIn({ names, given }: Reading): Given | undefined {
  const lists = names("list").filter(({ score }) => score >= SPELT);
  return firstOf(lists.toReversed(), given.listedOn);
}

/** What people are told who are named, or the one who is and is only pointed at: "Gary's after a figure, so text him …". */
function toldIn(reading: Reading): Given | undefined {
  const runs = peopleIn(reading);
  const told = firstOf(runs, reading.given.toldTo);
  if (told) return told;
  const [only, ...others] = new Set(runs.map(({ start, end }) => reading.text.slice(start, end)));
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
