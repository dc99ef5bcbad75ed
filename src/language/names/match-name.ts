import type { Named } from "../../types/known-names.ts";
import { nameIndex } from "./name-index.ts";
import type { KnownNames } from "./name-index.ts";
import { keyedWords } from "./keyed-word.ts";
import { scoreName } from "./score-name.ts";

type ScoredName = { readonly named: Named; readonly score: number };

/**
 * What a said name means: `one` thing; `several` that are near each other, for the user to choose
 * from; or `none`, with the nearest. `candidates` are scored, best first, `near` the same bare.
 */
export type NameMatch =
  | {
      readonly kind: "one";
      readonly named: Named;
      readonly score: number;
      readonly candidates: readonly ScoredName[];
    }
  | {
      readonly kind: "several" | "none";
      readonly near: readonly Named[];
      readonly candidates: readonly ScoredName[];
    };

export type MatchOptions = KnownNames & {
  /** Where the words are surely a name a lower score is enough; measured default. */
  readonly threshold?: number;
  /** Scores this near to the best are not told apart. */
  readonly margin?: number;
};

/**
 * Measured on misheard names: `node test/language/measure-names.ts`. The threshold trades names not
 * recognised for strangers taken for somebody; the margin keeps Sara and Sarah apart by asking.
 */
const MATCH_THRESHOLD = 0.78;
export const MATCH_MARGIN = 0.06;
/** What is offered when nothing reaches the threshold must at least look like it. */
const NEAREST_FROM = 0.6;
const MOST_CANDIDATES = 8;
const LONGEST = 120;

/**
 * Matches words known to be a name ("mom", "sir fari", "the groceries list") with known things by
 * sound and spelling. Never chooses between two that are near, or have the same name.
 */
export function matchName(
  heard: string,
  { known, lexicon, threshold = MATCH_THRESHOLD, margin = MATCH_MARGIN }: MatchOptions,
): NameMatch {
  const scored = scoredNames(heard, { known, lexicon });
  const [best, second] = scored;
  if (!best || best.score < threshold) {
    const candidates = scored
      .filter(({ score }) => score >= NEAREST_FROM)
      .slice(0, MOST_CANDIDATES);
    return { kind: "none", near: candidates.map(({ named }) => named), candidates };
  }
  const isSure = second === undefined || isClear(best.score, second.score, margin);
  const least = isSure ? best.score : best.score - margin;
  const candidates = scored.filter(({ score }) => score >= least).slice(0, MOST_CANDIDATES);
  if (isSure) return { kind: "one", named: best.named, score: best.score, candidates };
  return { kind: "several", near: candidates.map(({ named }) => named), candidates };
}

/** The very name wins over all that are only like it. */
function isClear(best: number, second: number, margin: number): boolean {
  return best - second >= margin || (best === 1 && second < 1);
}

function scoredNames(heard: string, { known, lexicon }: KnownNames): readonly ScoredName[] {
  const words = lexicon.nameWords(lexicon.tokenise(heard.slice(0, LONGEST)));
  const trimmed = lexicon.trimmedName(words);
  const heards = [words, ...(trimmed.length < words.length ? [trimmed] : [])].map((one) =>
    keyedWords(one, lexicon),
  );
  const scores = new Map<Named, number>();
  for (const form of nameIndex({ known, lexicon }).forms) {
    const score = Math.max(...heards.map((name) => scoreName(name, form)));
    if (score > (scores.get(form.named) ?? 0)) scores.set(form.named, score);
  }
  return [...scores]
    .map(([named, score]) => ({ named, score }))
    .sort((left, right) => right.score - left.score || compare(left.named.name, right.named.name));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
