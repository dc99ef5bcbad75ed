import type { Named } from "../../types/known-names.ts";
import type { NameLexicon } from "../contract/names.ts";
import type { Token } from "../tokenise.ts";
import { findAlikeForms, findSpeltForms } from "./alike-forms.ts";
import { MATCH_MARGIN } from "./match-name.ts";
import { nameIndex } from "./name-index.ts";
import type { KnownNames, NameForm } from "./name-index.ts";
import { keyedWords } from "./keyed-word.ts";
import type { KeyedWords } from "./keyed-word.ts";
import { scoreName } from "./score-name.ts";
import type { Likeness } from "./score-name.ts";

export type FoundName = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly named: Named;
  readonly score: number;
  /** Words around it ask for it as what it is: "play Home". */
  readonly isAskedFor?: boolean;
};

/**
 * In an utterance every word is a candidate, so more is asked than of words known to be a name;
 * less after a cue ("call", "from"). Measured: `node test/language/measure-names.ts`.
 */
const FIND_THRESHOLD = 0.84;
const CUED_THRESHOLD = 0.8;
/** A name as it is spelt, or a part of one, is at least so sure; less only sounds like it. */
export const SPELT = 0.95;
/** Shorter names must be heard as they are spelt. */
const SHORTEST_FUZZY = 4;
const MOST_WORDS = 5;
/** A word more is worth this much score. */
const LENGTH_BONUS = 0.06;
const LONGEST_TEXT = 2000;

/**
 * Known names inside an utterance, also misheard ones, left to right. Where several names are near
 * for the same words all of them come, with the same place. Everyday words ("will", "mark") count
 * only where somebody is spoken of.
 */
export function findNames(text: string, names: KnownNames): readonly FoundName[] {
  const { known, lexicon } = names;
  if (known.length === 0) return [];
  const tokens = lexicon
    .tokenise(text.slice(0, LONGEST_TEXT))
    .filter(({ kind }) => kind !== "mark");
  const windows = windowsOf(tokens, names).filter((window) => !isCutWord(text, window));
  const hits = windows.flatMap((window) => hitsOf(window, names));
  return chosen(hits.filter((hit) => !swallows(hit, hits))).map(
    ({ window: { start, end }, named, score }) => ({
      start,
      end,
      text: text.slice(start, end),
      named,
      score,
    }),
  );
}

/** "Fergus and Ailsa" may sound like Fergus Lang: nobody is heard in words that spell whom they name, and somebody else. */
function swallows({ window, named, score }: Hit, hits: readonly Hit[]): boolean {
  if (score >= SPELT) return false;
  const isWithin = (one: Hit): boolean =>
    one.score >= SPELT && one.window.start >= window.start && one.window.end <= window.end;
  const spelt = hits.filter(isWithin);
  return (
    spelt.some((one) => one.named === named && one.window.start === window.start) &&
    spelt.some((one) => one.named !== named && one.window.end === window.end)
  );
}

/** A part of a word with hyphens is another word: a mother-in-law is no mother. */
function isCutWord(text: string, { start, end }: Pick<Window, "start" | "end">): boolean {
  return HYPHEN_BEFORE.test(text.slice(0, start)) || HYPHEN_AFTER.test(text.slice(end));
}

const HYPHEN_BEFORE = /[\p{L}\p{N}]-$/u;
const HYPHEN_AFTER = /^-[\p{L}\p{N}]/u;

type Window = {
  readonly tokens: readonly Token[];
  readonly before: string;
  /** The figures of the word before it. */
  readonly number: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
  readonly heard: KeyedWords;
};
type Hit = { readonly window: Window; readonly named: Named; readonly score: number };

function windowsOf(tokens: readonly Token[], names: KnownNames): readonly Window[] {
  const { lexicon } = names;
  const most = Math.min(nameIndex(names).longest + 1, MOST_WORDS);
  return tokens.flatMap((first, at) =>
    Array.from({ length: Math.min(most, tokens.length - at) }, (_, index): Window => {
      const inside = tokens.slice(at, at + index + 1);
      const { start } = first;
      const end = inside.at(-1)?.end ?? start;
      const before = tokens[at - 1]?.word ?? "";
      const after = tokens[at + index + 1]?.word ?? "";
      const heard = keyedWords(lexicon.nameWords(inside), lexicon);
      const number = lexicon
        .nameWords(tokens.slice(at - 1, at))
        .join("")
        .replaceAll(/\D/g, "");
      return { tokens: inside, before, number, after, start, end, heard };
    }),
  );
}

function hitsOf(window: Window, names: KnownNames): readonly Hit[] {
  const find = mustBeSpelt(window, names.lexicon) ? findSpeltForms : findAlikeForms;
  const { forms, likeness } = find(window.heard, nameIndex(names));
  const best = new Map<Named, number>();
  for (const form of forms) {
    const score = admitted(window, form, { likeness, lexicon: names.lexicon });
    if (score > (best.get(form.named) ?? 0)) best.set(form.named, score);
  }
  return [...best].map(([named, score]) => ({ window, named, score }));
}

type Judging = { readonly likeness: Likeness; readonly lexicon: NameLexicon };

/** The score, 0 for what is too little like the name or too common a word. */
function admitted(window: Window, form: NameForm, { likeness, lexicon }: Judging): number {
  if (hasOtherNumber(window, form)) return 0;
  const score = scoreName(window.heard, form, likeness);
  const { words, joined } = window.heard;
  if (!isSpelt(window.heard, form)) {
    const isFuzzy = joined.word.length >= SHORTEST_FUZZY && !mustBeSpelt(window, lexicon);
    const least = lexicon.leadsToName(window.before) ? CUED_THRESHOLD : FIND_THRESHOLD;
    return isFuzzy && score >= least ? score : 0;
  }
  const isCommon = words.every(({ word }) => lexicon.isCommon(word) || word.length === 1);
  const isWhole = words.length === form.words.length;
  // Everyday words are a name together: all of it, or two of "Iris trip letter".
  const isMost = words.length > 1 && words.length * 3 >= form.words.length * 2;
  // "To the shop" says nothing of "Jam the old way".
  if (!isWhole && words.every(({ word }) => isArticle(word, lexicon))) return 0;
  return isCommon && !isMost && !isSpokenOf(window, lexicon) ? 0 : score;
}

/** The 7 (am alarm) is not the 9 am alarm. */
function hasOtherNumber({ number, heard }: Window, { words }: NameForm): boolean {
  const own = words[0]?.digits ?? "";
  return number !== "" && own !== "" && own !== number && heard.joined.digits === "";
}

/** All its words are the name's, or stand for them ("mom"), or are the name in other pieces. */
function isSpelt({ words, joined }: KeyedWords, form: NameForm): boolean {
  if (words.length > 1 && joined.word === form.joined.word) return true;
  return words.every(({ word }) =>
    form.words.some((other) => other.word === word || other.same.includes(word)),
  );
}

/** Everyday words are no other word misheard, unless they say where something is kept: "my draft folder" is Drafts. */
function mustBeSpelt({ heard: { words }, after }: Window, lexicon: NameLexicon): boolean {
  const isCommon = [words[0], words.at(-1)].some((edge) => lexicon.isCommon(edge?.word ?? ""));
  return isCommon && !(words.length === 1 && lexicon.namesKeeper(after));
}

/** A cue before or after it, a capital inside a sentence, or a possessive. */
function isSpokenOf({ before, after, tokens }: Window, lexicon: NameLexicon): boolean {
  const raw = tokens[0]?.raw ?? "";
  const isCapital = before !== "" && raw !== raw.toLowerCase();
  const isCued = lexicon.leadsToName(before) || lexicon.namesKind(after);
  return isCued || isCapital || lexicon.isPossessive(tokens.at(-1)?.raw ?? "");
}

/** The best hits that don't overlap, each with those near it at the same place. */
function chosen(hits: readonly Hit[]): readonly Hit[] {
  const worth = ({ score, window }: Hit): number =>
    score + LENGTH_BONUS * (window.tokens.length - 1);
  const sorted = [...hits].sort((left, right) => worth(right) - worth(left));
  const taken: Hit[] = [];
  for (const hit of sorted) {
    const rival = taken.find(({ window }) => overlap(window, hit.window));
    const isNear =
      rival?.window === hit.window && rival.score - hit.score < MATCH_MARGIN && rival.score < 1;
    const isSameName = rival?.window === hit.window && rival.score === hit.score;
    if (!rival || isNear || isSameName) taken.push(hit);
  }
  return taken.sort(
    (left, right) => left.window.start - right.window.start || right.score - left.score,
  );
}

function overlap(one: Window, other: Window): boolean {
  return one.start < other.end && other.start < one.end;
}

function isArticle(word: string, { withoutTitleArticle }: NameLexicon): boolean {
  return withoutTitleArticle([word, word]).length === 1;
}
