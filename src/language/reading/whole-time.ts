import type { Clock } from "../../types/clock.ts";
import type { LanguagePack } from "../language-pack.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { FoundWhen } from "./found.ts";

/** Longer texts say more than a time. */
const MOST_LETTERS = 60;
/** A sentence may end with it. */
const STOP = /[.!?\s]+$/;

type Words = Pick<LanguagePack, "time" | "pointing"> &
  Pick<Vocabulary, "tokensOf"> & { readonly clock: Clock };

/**
 * The times of a text that is a time and nothing else: all of it is that time, where its words one by one
 * would be a part of it ("half eleven" said for "at half eleven"). "The one on Friday" is a thing's.
 */
export function asWholeTime(
  found: readonly FoundWhen[],
  text: string,
  { time, pointing, tokensOf, clock }: Words,
): readonly FoundWhen[] {
  const said = withoutStop(text);
  const [first, second] = found;
  const start = text.length - text.trimStart().length;
  const isWhole = !second && first?.isPartial !== true;
  const isAll = isWhole && first?.leadStart === start && first.end === start + said.length;
  if (!first || isAll || said.length > MOST_LETTERS) return found;
  const tokens = tokensOf(said);
  const isThing = tokens.some(({ word }, at) =>
    pointing.standsForThing(word, {
      lead: tokens[at - 2]?.word,
      before: tokens[at - 1]?.word,
      next: tokens[at + 1]?.word,
    }),
  );
  if (isThing) return found;
  const when = time.resolveWhen(said, clock);
  const end = start + said.length;
  return when ? [{ start, end, leadStart: start, text: said, when }] : found;
}

/** The words without the mark they end with. */
export function withoutStop(text: string): string {
  return text.trim().replace(STOP, "");
}
