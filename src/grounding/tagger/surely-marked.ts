import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
import type { Region } from "../../language/region.ts";

/** So sure of its words and that it ends there, a stretch is just that: `node scripts/tagger/measure-encoded.ts` shows how many are right. */
const SURE = 0.85;
/** Of what somebody is to read no word may be lost (`sotto bench singles`). */
const SURE_OF_TEXT = 0.95;

export function isSurelyMarked({ label, sureness, ends }: Marked): boolean {
  return Math.min(sureness, ends) >= (label === "text" ? SURE_OF_TEXT : SURE);
}

/** So sure that each of several is a thing by itself, where they go on no list: "feed the cat and water the plants" is one. */
export function areSurelyApart(given: readonly Marked[], marks: readonly Marked[]): boolean {
  const isListed = marks.some((mark) => mark.label === "list" && isSurelyMarked(mark));
  return isListed || given.every(({ sureness, ends }) => Math.min(sureness, ends) >= SURE_OF_TEXT);
}

/** "The lawn. It wants cutting" is one thing; "eggs and flour" are two. */
export function areSentences(stretches: readonly Region[], { text }: Reading): boolean {
  return /[.?!]\s/u.test(text.slice(stretches[0]?.end, stretches.at(-1)?.start));
}

/** Of things that are listed no more words than these stand between two. */
const BETWEEN = 3;

/** Something is told between two of them, and not only where they go: one may only be spoken of. */
export function areScattered(
  given: readonly Region[],
  marks: readonly Marked[],
  { tokens }: Reading,
): boolean {
  const told = tokens.filter((token) => !marks.some((mark) => overlaps(mark, token)));
  return given.some(({ start }, at) => {
    const before = given[at - 1];
    return (
      before &&
      told.filter((token) => token.start >= before.end && token.end <= start).length > BETWEEN
    );
  });
}
