import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import { labelFor, marksOf } from "../../grounding/tagger/label-of.ts";
import { LEAST_SURE } from "../../grounding/tagger/sure-enough.ts";
import {
  areScattered,
  areSentences,
  isSurelyMarked,
} from "../../grounding/tagger/surely-marked.ts";
import { SPELT } from "../../language/names/find-names.ts";
import { wholeTold } from "./whole-told.ts";
import { thingsIn, toldIn, wordsAt } from "./things-given.ts";
import type { Things } from "./things-given.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { blank } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** What a tool takes of words that are given. */
export type Taking = { readonly tool: Tool; readonly takes: Parameter; readonly to: GivenTo };

/** Words that are given, and what asks for it with those words left blank. */
export type TaughtGiven = Given & { readonly words: string | readonly string[] };

/** What other people's requests would give to a tool, where every stretch of it is sure: those words, and all others beside them. */
export function taughtGiven(
  reading: Reading,
  { tool, takes, to }: Taking,
): TaughtGiven | undefined {
  const marks = marksOf(reading, tool).map((one) => whole(one, reading));
  const marked = marks.filter(({ label }) => label === labelFor(takes));
  if (marked.length === 0 || !marked.every(isSurelyMarked)) return undefined;
  const given = to === "message" ? wholeTold(marked, marks, reading) : marked;
  const all = { given, marks, to };
  if (areBroken(all, reading)) return undefined;
  const head = headingOver(tool);
  // What is no part of the text is better kept over it than lost.
  const heading = marks.find(
    ({ label, sureness }) => head && label === labelFor(head) && sureness >= LEAST_SURE,
  );
  const place = to === "event" ? placeIn(marks, reading) : undefined;
  const topic = heading ? wordsAt(heading, reading) : topicOf(to, given, reading);
  return {
    to,
    asks: blank([...given, ...[heading, place].flatMap((one) => one ?? [])], reading.text),
    words: to === "message" ? toldIn(all, reading) : thingsIn(all, reading),
    ...(topic === undefined ? {} : { heading: topic }),
    ...(place ? { place: reading.text.slice(place.start, place.end) } : {}),
  };
}

/** What is made of the stretches would be no thing, or several of which each is a request of its own. */
function areBroken({ given, marks, to }: Things, reading: Reading): boolean {
  const isText = to === "message" || to === "note";
  if (!isText && given.some((one) => endsOpen(one, reading))) return true;
  if (to !== "reminder" || given.length < 2 || areSentences(given, reading)) return false;
  const times = marks.filter(({ label }) => label === "when");
  return times.length > 1 || areScattered(given, marks, reading);
}

/** Where it surely is, as was said last; nobody is a place. */
function placeIn(marks: readonly Marked[], { names }: Reading): Marked | undefined {
  const people = names("person").filter(({ score }) => score >= SPELT);
  const isSomebody = (mark: Region): boolean =>
    people.some(({ start, end }) => start <= mark.start && mark.end <= end);
  return marks.findLast(
    (mark) => mark.label === "place" && isSurelyMarked(mark) && !isSomebody(mark),
  );
}

/** What a note is of, where that is said before its text. */
function topicOf(
  to: GivenTo,
  [first]: readonly Marked[],
  { text, language }: Reading,
): string | undefined {
  return to === "note" ? language.wordingOf(text.slice(0, first?.start)).given.topic : undefined;
}

/** A name with the word that runs into what is said of it. */
function whole(mark: Marked, { text, language }: Reading): Marked {
  if (mark.label !== "title") return mark;
  return { ...mark, end: mark.end + language.wordingOf(text.slice(mark.end)).given.nameGoesOn };
}

/** "Check the [packing list]": a thing was cut in two. */
function endsOpen({ start, end }: Region, { tokens }: Reading): boolean {
  const last = tokens.findLast((token) => token.start >= start && token.end <= end);
  return last !== undefined && last.is.has("no-name") && !last.is.has("preposition");
}
