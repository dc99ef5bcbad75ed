import type { Reading } from "../../language/reading/reading.ts";
import { elementsIn } from "./elements.ts";
import type { Element } from "./elements.ts";

type Said = {
  readonly last: Reading;
  readonly readOn: (text: string) => Reading;
};

/** A text cut at its marks, each clause with the one behind it. */
export function clausesIn(text: string): readonly string[] {
  return text.split(MARKS).filter((clause) => clause.trim() !== "");
}

const MARKS = /(?<=[,.;:!?–—])\s+/u;

/**
 * A correction without the clauses that only say why: they name what the last request had, where
 * another clause has something else of that kind, or what another clause says is wrong.
 *
 *   remind me on Thursday …    they're shut on Thursdays.  Friday, same hour
 *                              └ named before             └ in its place
 */
export function withoutReasons(text: string, { last, readOn }: Said): string {
  const clauses = clausesIn(text).map((clause) => readOn(clause));
  const old = elementsIn(last);
  const { stemOf, isStop } = last.language.terms;
  const stemsOf = (words: string): readonly string[] =>
    last.language
      .tokensOf(words)
      .filter(({ word }) => !isStop(word))
      .map(({ word }) => stemOf(word));
  const isOld = ({ kind, text: words }: Element): boolean =>
    old.some((one) => one.kind === kind && isWithin(stemsOf(words), stemsOf(one.text)));
  const freshIn = (clause: Reading): readonly Element[] =>
    elementsIn(clause).filter((one) => !isOld(one));
  const replaced = new Set(clauses.flatMap(freshIn).map(({ kind }) => kind));
  const named = new Set(old.flatMap((one) => (replaced.has(one.kind) ? stemsOf(one.text) : [])));
  const rejected = clauses.map(({ leaning }) => stemsOf(leaning.corrected.rejected));
  const kept = clauses.filter((clause) => {
    const own = stemsOf(clause.text);
    const isRejected = rejected.some((stems) => isWithin(stems, own));
    const isReason = freshIn(clause).length === 0 && own.some((one) => named.has(one));
    return !(isReason || isRejected) || clause.leaning.corrected.rejected !== "";
  });
  return kept.map((clause) => clause.text).join(" ");
}

function isWithin(stems: readonly string[], others: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => others.includes(stem));
}
