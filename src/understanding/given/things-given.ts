import { withKinds } from "../../grounding/text-slots/with-kinds.ts";
import {
  areScattered,
  areSentences,
  areSurelyApart,
} from "../../grounding/tagger/surely-marked.ts";
import type { GivenTo } from "../../language/contract/given.ts";
import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { blank } from "../../language/region.ts";

/** What is given of all that was said, and to what. */
export type Things = {
  readonly given: readonly Marked[];
  readonly marks: readonly Marked[];
  readonly to: GivenTo;
};

/** Each thing by itself, or one that is told in several sentences; what takes place is one. */
export function thingsIn(
  { given, marks, to }: Things,
  reading: Reading,
): string | readonly string[] {
  const { language, text } = reading;
  const said = given.map(({ start, end }) =>
    language.wordingOf(text.slice(0, start)).given.whoseItIs(text.slice(start, end)),
  );
  const all = to === "note" ? said : withKinds(said, language).map((one) => named(one, reading));
  const isTwice = (words: string, at: number): boolean =>
    all.some((one, place) => place < at && one.includes(words));
  const words = all.filter((one, at) => !isTwice(one, at));
  const [only = "", ...more] = words;
  if (more.length === 0) return only;
  const isOne = areSentences(given, reading);
  if (to === "note") return words.join(isOne ? ". " : ", ");
  if (to !== "event" && (isOne || areSurelyApart(given, marks)))
    return isOne ? words.join(", ") : words;
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
export function toldIn({ given, marks }: Things, { text, language }: Reading): string {
  const { toldAs } = language.wordingOf(text).given;
  const areSeveral = marks.filter(({ label }) => label === "who").length > 1;
  const [first = "", ...others] = given.map((one) => toldAs(one, areSeveral));
  return others.reduce((told, words, at) => {
    const isEnded = /^\s*[.?!]/u.test(text.slice(given[at]?.end)) || /^\p{Lu}/u.test(words);
    return `${told}${isEnded ? ". " : ", "}${words}`;
  }, first);
}

export function wordsAt({ start, end, label }: Marked, reading: Reading): string {
  const words = reading.text.slice(start, end);
  return label === "text" ? words : named(words, reading);
}

/** Without its article, which belongs to a title that is written as one: "The Grey House". */
function named(words: string, { language }: Reading): string {
  return /^\p{Lu}\S*\s+\p{Lu}/u.test(words) ? words : language.wordingOf(words).without.owner;
}
