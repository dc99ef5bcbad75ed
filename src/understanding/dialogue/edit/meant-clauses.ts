import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
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
  const freshIn = (clause: Reading): readonly Element[] => {
    const { text: meant } = clause.leaning.corrected;
    const isTime = meant !== "" && readOn(meant).wholeTime() !== undefined;
    const time: Element = { kind: "when", start: 0, end: meant.length, text: meant };
    return (isTime ? [time] : elementsIn(clause)).filter((one) => !isOld(one));
  };
  const replaced = new Set(clauses.flatMap(freshIn).map(({ kind }) => kind));
  const named = new Set(old.flatMap((one) => (replaced.has(one.kind) ? stemsOf(one.text) : [])));
  const before = new Set(last.tokens.map(({ word }) => stemOf(word)));
  const rejected = clauses.map((clause) => {
    const stems = stemsOf(clause.leaning.corrected.rejected);
    // "I'm not a machine" says of nothing in the request that it is wrong.
    return tellsOfOther(clause) && !stems.some((one) => before.has(one)) ? [] : stems;
  });
  const isRejecting = rejected.some((stems) => stems.length > 0);
  const kept = clauses.filter((clause) => {
    if (!isRejecting && isTalk(clause, { last, readOn })) return false;
    const own = stemsOf(clause.text);
    const isRejected = rejected.some((stems) => isWithin(stems, own));
    const isReason = freshIn(clause).length === 0 && own.some((one) => named.has(one));
    return !(isReason || isRejected) || clause.leaning.corrected.rejected !== "";
  });
  return kept.map((clause) => clause.text).join(" ");
}

/**
 * Words that tell something of their own, not what the last request should say: "it's her birthday on
 * Saturday", "Thursday is full". What somebody says or wants, or shares words with the request, is none.
 */
function isTalk(clause: Reading, { last, readOn }: Said): boolean {
  const { terms } = last.language;
  if (clause.leaning.reports) return false;
  const { text, rejected } = clause.leaning.corrected;
  const meant = rejected !== "" && tellsOfOther(clause) ? clause : readOn(text);
  if (meant.wholeTime() || meant.anchors.some(({ pointing }) => pointing)) return false;
  const elements = elementsIn(meant);
  const before = new Set(last.tokens.map(({ word }) => terms.stemOf(word)));
  const words = meant.tokens.filter((token) => !elements.some((one) => overlaps(one, token)));
  const shared = words.filter(({ word }) => before.has(terms.stemOf(word)));
  const own = words.filter(
    ({ word, is }) => !terms.isStop(word) && !is.has("filler") && !is.has("preposition"),
  );
  const isShared =
    new Set(shared.map(({ word }) => word)).size >= MOST_CHANCE ||
    own.some((token) => shared.includes(token));
  if (own.length === 0 || isShared) return false;
  const [first] = meant.tokens;
  const isSubject = elements.some(({ start }) => start === first?.start);
  return isSubject || meant.mood.states || (clause.mood.states && elements.length > 0);
}

/** It tells something, and not of what was spoken of: "I'm no baker", not "it's no cake". */
function tellsOfOther({ mood, tokens: [first] }: Reading): boolean {
  return mood.isClause && first?.is.has("pointer") !== true;
}

/** So many small words are shared by chance. */
const MOST_CHANCE = 2;

function isWithin(stems: readonly string[], others: readonly string[]): boolean {
  return stems.length > 0 && stems.every((stem) => others.includes(stem));
}
