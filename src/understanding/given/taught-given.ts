import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import { withKinds } from "../../grounding/text-slots/with-kinds.ts";
import { labelFor, marksOf } from "../../grounding/tagger/label-of.ts";
import { LEAST_SURE } from "../../grounding/tagger/sure-enough.ts";
import {
  areScattered,
  areSentences,
  isSurelyMarked,
} from "../../grounding/tagger/surely-marked.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
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
  const given = marks.filter(({ label }) => label === labelFor(takes));
  if (given.length === 0 || !given.every(isSurelyMarked)) return undefined;
  const isCut = to !== "message" && to !== "note" && given.some((one) => endsOpen(one, reading));
  const areSeveral = to === "reminder" && !areSentences(given, reading);
  if (isCut || (areSeveral && areScattered(given, marks, reading))) return undefined;
  const head = headingOver(tool);
  // What is no part of the text is better kept over it than lost.
  const heading = marks.find(
    ({ label, sureness }) => head && label === labelFor(head) && sureness >= LEAST_SURE,
  );
  const before = reading.text.slice(0, given[0]?.start);
  const topic = heading
    ? wordsAt(heading, reading)
    : to === "note"
      ? reading.language.wordingOf(before).given.topic
      : undefined;
  const place = marks.findLast(
    (one) => to === "event" && one.label === "place" && isSurelyMarked(one),
  );
  const apart = [heading, place].flatMap((one) => one ?? []);
  const areTold = marks.filter(({ label }) => label === "who").length > 1;
  return {
    to,
    asks: blank([...given, ...apart], reading.text),
    words:
      to === "message" ? toldIn(given, reading, areTold) : thingsIn({ given, marks, to }, reading),
    ...(topic === undefined ? {} : { heading: topic }),
    ...(place ? { place: wordsAt(place, reading) } : {}),
  };
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

type Things = {
  readonly given: readonly Marked[];
  readonly marks: readonly Marked[];
  readonly to: GivenTo;
};

/** Each thing by itself, or one that is told in several sentences; what takes place is one. */
function thingsIn({ given, marks, to }: Things, reading: Reading): string | readonly string[] {
  const { language, text } = reading;
  const said = given.map(({ start, end }) => text.slice(start, end));
  const all = to === "note" ? said : withKinds(said, language).map((one) => named(one, reading));
  const isTwice = (words: string, at: number): boolean =>
    all.some((one, place) => place < at && one.includes(words));
  const words = all.filter((one, at) => !isTwice(one, at));
  const [only = "", ...more] = words;
  if (more.length === 0) return only;
  const isOne = areSentences(given, reading);
  if (to !== "event") return isOne ? words.join(", ") : words;
  // What stands elsewhere as well is told of it.
  if (areScattered(given, marks, reading)) return only;
  return isOne ? words.join(", ") : inOneBreath(given, marks, reading);
}

/** "A bath and a book", "a call with Ann [at two] about the lease". */
function inOneBreath(
  given: readonly Marked[],
  marks: readonly Marked[],
  { text }: Reading,
): string {
  const [start, end] = [given[0]?.start ?? 0, given.at(-1)?.end ?? 0];
  const others = marks.filter((mark) => !given.includes(mark));
  return blank(others, text).slice(start, end).replaceAll(/\s+/g, " ").trim();
}

/** What somebody is to read; what stands between two stretches of it is no part of it. */
function toldIn(
  given: readonly Marked[],
  { text, language }: Reading,
  areSeveral: boolean,
): string {
  const { toldAs } = language.wordingOf(text).given;
  return given
    .map((one) => toldAs(one, areSeveral))
    .join(given.some(({ end }) => /^\s*[.?!]/u.test(text.slice(end))) ? ". " : ", ");
}

function wordsAt({ start, end, label }: Marked, reading: Reading): string {
  const words = reading.text.slice(start, end);
  return label === "text" ? words : named(words, reading);
}

/** Without its article, which belongs to a title that is written as one: "The Grey House". */
function named(words: string, { language }: Reading): string {
  return /^\p{Lu}\S*\s+\p{Lu}/u.test(words) ? words : language.wordingOf(words).without.owner;
}

/** Spaces in their place: all else stands where it stood. */
function blank(regions: readonly Region[], text: string): string {
  return regions.reduce(
    (said, { start, end }) => `${said.slice(0, start)}${" ".repeat(end - start)}${said.slice(end)}`,
    text,
  );
}
