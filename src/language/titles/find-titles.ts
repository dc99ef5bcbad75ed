import { distance } from "fastest-levenshtein";
import type { Named } from "../../types/known-names.ts";
import type { NameLexicon } from "../contract/names.ts";
import type { FoundName } from "../names/find-names.ts";
import { keyedWord, keyedWords } from "../names/keyed-word.ts";
import type { KeyedWords } from "../names/keyed-word.ts";
import { MATCH_MARGIN } from "../names/match-name.ts";
import { scoreName } from "../names/score-name.ts";
import { wordLikeness } from "../names/word-likeness.ts";
import type { Token } from "../tokenise.ts";
import { MOST_TITLE_WORDS, titleIndex } from "./title-index.ts";
import type { KnownNames } from "../names/name-index.ts";
import type { Title } from "./title-index.ts";

/**
 * A library has as many titles as a language has everyday words, so a title is said whole, and what is only
 * like one must be nearer to it than to be a person's name. Measured: `node test/language/measure-lexicon.ts`.
 */
const LEAST = { asked: 0.82, unasked: 0.88 };
/** No word of it may be less like what was heard for it than this. */
const LEAST_WORD = 0.72;
/** Shorter ones must be heard as they are spelt. */
const SHORTEST_FUZZY = { asked: 4, unasked: 8 };
/** Letters more or fewer than this share of the longer one are another title. */
const MOST_LONGER = 0.2;
/** Nor is one alike of which this share of the letters must be changed; told fast. */
const MOST_CHANGED = 0.55;
/** Titles heard in other pieces than they are written. */
const IN_PIECES = 0.98;
/** A word more is worth this much score. */
const LENGTH_BONUS = 0.06;
const LONGEST_TEXT = 2_000;

/**
 * Titles of a library inside an utterance, also misheard ones, left to right; all that go by the same
 * words, or by words they are near to, come with the same place. One word ("Steam"), or only everyday
 * ones ("Let It Be"), is a title where music is asked for or where nothing else is said.
 */
export function findTitles(text: string, library: KnownNames): readonly FoundName[] {
  if (library.known.length === 0) return [];
  const tokens = library.lexicon
    .tokenise(text.slice(0, LONGEST_TEXT))
    .filter(({ kind }) => kind !== "mark");
  const hits = stretchesOf(tokens, library).flatMap((stretch) => hitsOf(stretch, library));
  return chosen(hits).map(({ stretch: { start, end, isAsked }, named, score }) => ({
    start,
    end,
    text: text.slice(start, end),
    named,
    score,
    isAskedFor: isAsked,
  }));
}

type Stretch = {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly isAsked: boolean;
  readonly isAll: boolean;
  /** Its last word is followed by nothing, or by a word that is no part of a title. */
  readonly isBounded: boolean;
};
type Hit = { readonly stretch: Stretch; readonly named: Named; readonly score: number };

function stretchesOf(tokens: readonly Token[], library: KnownNames): readonly Stretch[] {
  const { lexicon } = library;
  const most = Math.min(titleIndex(library).longest + 1, MOST_TITLE_WORDS);
  return tokens.flatMap((first, from) =>
    Array.from({ length: Math.min(most, tokens.length - from) }, (_, more): Stretch => {
      const to = from + more + 1;
      const place = { from, to };
      return {
        start: first.start,
        end: tokens[to - 1]?.end ?? first.end,
        words: lexicon.nameWords(tokens.slice(from, to)),
        isAsked: lexicon.isAskedToPlay(tokens, place),
        isAll: lexicon.isAllThatIsSaid(tokens, place),
        isBounded: lexicon.mayEndBefore(tokens[to]),
      };
    }),
  );
}

function hitsOf(stretch: Stretch, library: KnownNames): readonly Hit[] {
  const { lexicon } = library;
  const { words, isAsked, isAll, isBounded } = stretch;
  const isCommon = words.every((word) => lexicon.isCommon(word) || lexicon.greets(word));
  const isPlain = isCommon || words.length === 1;
  const isMeant = isAsked
    ? !isPlain || isBounded
    : isAll
      ? !isCommon || words.length > 1
      : !isPlain;
  if (!isMeant) return [];
  const spelt = titleIndex(library).spelt.get(words.join("")) ?? [];
  if (spelt.length > 0) return each(spelt).map((named) => ({ stretch, named, score: 1 }));
  return isAsked || !hasCommonEdge(words, lexicon) ? alikeTo(stretch, library) : [];
}

function alikeTo(stretch: Stretch, library: KnownNames): readonly Hit[] {
  const { lexicon } = library;
  const { words, isAsked } = stretch;
  const letters = words.join("");
  const { length } = letters;
  const least = isAsked ? LEAST.asked : LEAST.unasked;
  if (length < (isAsked ? SHORTEST_FUZZY.asked : SHORTEST_FUZZY.unasked)) return [];
  const heard = keyedWords(words, lexicon);
  const best = new Map<Named, number>();
  if (words.length === 1 && hasCommonEdge(words, lexicon)) return [];
  for (const title of titleIndex(library).alike(keyedWord(words[0] ?? "", lexicon))) {
    const longer = Math.max(title.joined.length, length);
    if (Math.abs(title.joined.length - length) > longer * MOST_LONGER) continue;
    if (distance(title.joined, letters) > longer * MOST_CHANGED) continue;
    if (!agreesAtEdges(words, title, lexicon)) continue;
    const score = likenessOf(heard, title, lexicon);
    if (score >= least && score > (best.get(title.named) ?? 0)) best.set(title.named, score);
  }
  return [...best].map(([named, score]) => ({ stretch, named, score }));
}

/** Word by word where there are as many, else all letters as one. */
function likenessOf(
  heard: KeyedWords,
  { named, words, joined }: Title,
  lexicon: NameLexicon,
): number {
  if (heard.words.length !== words.length) {
    return wordLikeness(heard.joined, keyedWord(joined, lexicon), LEAST.asked) * IN_PIECES;
  }
  const form = { named, ...keyedWords(words, lexicon), isWhole: true };
  return scoreName(heard, form, (one, other) => wordLikeness(one, other, LEAST_WORD));
}

function hasCommonEdge(words: readonly string[], { isCommon }: NameLexicon): boolean {
  return isCommon(words[0] ?? "") || isCommon(words.at(-1) ?? "");
}

/** An everyday word at either end is heard right: it is the title's own, or none of it. */
function agreesAtEdges(words: readonly string[], title: Title, { isCommon }: NameLexicon): boolean {
  return [0, -1].every((edge) => {
    const word = words.at(edge) ?? "";
    return !isCommon(word) || title.words.at(edge) === word;
  });
}

function each(titles: readonly Title[]): readonly Named[] {
  return [...new Set(titles.map(({ named }) => named))];
}

/** The best hits that don't overlap, the longest first, each with those near it at the same place. */
function chosen(hits: readonly Hit[]): readonly Hit[] {
  const worth = ({ score, stretch }: Hit): number =>
    score + LENGTH_BONUS * (stretch.words.length - 1);
  const taken: Hit[] = [];
  for (const hit of [...hits].sort((left, right) => worth(right) - worth(left))) {
    const rival = taken.find(({ stretch }) => overlap(stretch, hit.stretch));
    const isHere = rival?.stretch === hit.stretch;
    const isNear = isHere && rival.score < 1 && rival.score - hit.score < MATCH_MARGIN;
    if (!rival || isNear || (isHere && rival.score === hit.score)) taken.push(hit);
  }
  return taken.sort((left, right) => left.stretch.start - right.stretch.start);
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}
