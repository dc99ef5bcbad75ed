import type { Marked } from "../../language/reading/marks.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";

/** So sure of its words and that it ends there, a stretch is just that: `node scripts/tagger/measure-encoded.ts` shows how many are right. */
const SURE = 0.95;

export function isSurelyMarked({ sureness, ends }: Marked): boolean {
  return Math.min(sureness, ends) >= SURE;
}

/** "The lawn. It wants cutting" is one thing; "eggs and flour" are two. */
export function areSentences(stretches: readonly Region[], { text }: Reading): boolean {
  return /[.?!]\s/u.test(text.slice(stretches[0]?.end, stretches.at(-1)?.start));
}
