import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import { hashedVector } from "../../../trained/hashed-vector.ts";
import { centred, cosine } from "../../../trained/sentence-vectors.ts";
import type { SparseVector } from "../../../trained/linear-model.ts";
import type { Ranked } from "../../../types/turn/ranked.ts";
import { elementsIn } from "../edit/elements.ts";

/** What words are said after: the last act, what it showed, and what the index makes of the words alone. */
export type Said = {
  readonly reading: Reading;
  readonly last: {
    readonly reading: Reading;
    readonly tool: string;
    /** It changed something. */
    readonly isEffect: boolean;
    /** Records it showed. */
    readonly shown: number;
  };
  readonly ranked: Ranked;
  /** What an embedding model makes of the words and of the last act's; none where there is no such model. */
  readonly vectors?: SaidVectors | undefined;
};

/** Sentence vectors of some words and of those of the last act. */
export type SaidVectors = { readonly own: Float32Array; readonly last: Float32Array };

/** Rows of the table: features share them by their hash. */
export const ACT_BUCKETS = 32_000;

/** What tells the act of some words, as a vector of length 1. */
export function actVector(said: Said): SparseVector {
  const names = new Set([...wordNames(said), ...stateNames(said), ...shareNames(said)]);
  return hashedVector([...names], ACT_BUCKETS);
}

/** The same beside what the words mean: each dimension, and how near they are to the last act's. */
export function meantVector(
  said: Said,
  { own, last }: SaidVectors,
  mean: Float32Array,
): SparseVector {
  const words = actVector(said);
  const meaning = centred(own, mean);
  const near = cosine(meaning, centred(last, mean));
  const rows = [...meaning.keys(), meaning.length].map((at) => ACT_BUCKETS + at);
  return {
    rows: Int32Array.from([...words.rows, ...rows]),
    values: Float32Array.from([...words.values, ...meaning, near]),
  };
}

/** Words and their neighbours; a time, a number or a name stands for all of its kind, and the last act's words for themselves. */
function wordNames({ reading, last }: Said): readonly string[] {
  const { terms } = reading.language;
  const elements = elementsIn(reading);
  const before = new Set(last.reading.tokens.map(({ word }) => terms.stemOf(word)));
  const words: string[] = [];
  for (const token of reading.tokens) {
    const element = elements.find((one) => overlaps(one, token));
    const stem = terms.stemOf(token.word);
    const isSaid = before.has(stem) && !terms.isStop(token.word);
    const name = element ? `<${element.kind}>` : isSaid ? "<said>" : stem;
    if (name !== words.at(-1) || !element) words.push(name);
  }
  const ends = ["^", ...words, "$"];
  return [
    ...words.map((word) => `w ${word}`),
    ...ends.slice(1).map((word, at) => `b ${ends[at]} ${word}`),
    ...ends.slice(2).map((word, at) => `t ${ends[at]} ${ends[at + 1]} ${word}`),
    `first ${words[0]} ${last.isEffect ? "done" : "read"}`,
    `length ${Math.min(8, words.length)}`,
  ];
}

/** The index is sure of a tool above this share, and knows of none below that. */
const WHOLE = { sure: 0.8, likely: 0.4 } as const;

function stateNames({ reading, last, ranked }: Said): readonly string[] {
  const { leaning, mood, cues, wish, text } = reading;
  const [first] = ranked.tools;
  const lead = (first?.score ?? 0) - ranked.none;
  const index =
    lead > WHOLE.sure ? "sure" : lead > WHOLE.likely ? "likely" : lead > 0 ? "some" : "none";
  const same = first?.name === last.tool ? "same" : "other";
  const kinds = new Set(elementsIn(last.reading).map(({ kind }) => kind));
  const own = elementsIn(reading);
  const flags = {
    goesOn: leaning.goingOn !== undefined,
    changes: leaning.changesLast,
    stops: leaning.stopsLast,
    rejects: leaning.corrected.rejected !== "",
    question: mood.isQuestion,
    mark: text.trimEnd().endsWith("?"),
    states: mood.states,
    points: cues.pointsBack,
    mayPoint: cues.mayPoint,
    place: cues.placeInList !== undefined || cues.partTold !== undefined,
    act: wish.act !== undefined,
    begins: wish.beginsAct,
    bare: leaning.corrected.text !== text,
  };
  const state = `${last.isEffect ? "done" : "read"} ${Math.min(2, last.shown)}`;
  return [
    ...Object.entries(flags).flatMap(([name, isSo]) =>
      isSo ? [`${name}:`, `${name}:${state}`] : [],
    ),
    `index ${index}`,
    `index ${index} ${same}`,
    `state ${state}`,
    ...own.map(({ kind }) => `has ${kind} ${kinds.has(kind) ? "too" : "new"}`),
    ...(own.length === 0 ? ["bare"] : []),
  ];
}

/** How much of the words that are no element the last act had, and how well the index knows them, in fifths. */
function shareNames({ reading, last, ranked }: Said): readonly string[] {
  const { terms } = reading.language;
  const before = new Set(last.reading.tokens.map(({ word }) => terms.stemOf(word)));
  const elements = elementsIn(reading);
  const content = reading.tokens.filter(
    (token) => !terms.isStop(token.word) && !elements.some((one) => overlaps(one, token)),
  );
  const known = content.filter(({ word }) => before.has(terms.stemOf(word))).length;
  const share = known === 0 ? "none" : known === content.length ? "all" : "some";
  const [first] = ranked.tools;
  const states = {
    known: share,
    score: fifths(first?.score ?? 0),
    "no tool": fifths(ranked.none),
    unmatched: Math.min(3, ranked.unmatched.length),
    tokens: Math.min(12, reading.tokens.length),
  };
  return [
    `known ${share} ${Math.min(4, content.length)}`,
    ...Object.entries(states).map(([name, state]) => `${name} ${state}`),
  ];
}

function fifths(share: number): number {
  return Math.round(5 * share);
}
