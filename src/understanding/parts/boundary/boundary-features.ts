import type { Reading } from "../../../language/reading/reading.ts";
import { overlaps } from "../../../language/region.ts";
import { hashedVector } from "../../../trained/hashed-vector.ts";
import type { SparseVector } from "../../../trained/linear-model.ts";
import { elementsIn } from "../../dialogue/edit/elements.ts";

/** A word as the model sees it: itself, or the kind of thing it stands for. */
type Word = {
  readonly name: string;
  readonly start: number;
  readonly isCapital: boolean;
  /** What stands between it and the word before it. */
  readonly gap: Gap;
  /** Where what is asked for goes on behind the words that join it to what stands before. */
  readonly behind: number;
};

/** The words of an utterance, for telling where a further request begins. */
export type Words = readonly Word[];

type Gap = "none" | "comma" | "colon" | "dash" | "stop" | "question" | "quote";

/** Rows of the table: features share them by their hash. */
export const BOUNDARY_BUCKETS = 32_768;

/** So many words on either side tell what is asked there. */
const NEAR = 12;
const NEAR_PAIRS = 8;
/** Counts above this are one. */
const MOST = 8;

/** The words of what was said: a time, a length, a number or a name stands for all of its kind. */
export function wordsOf(reading: Reading): Words {
  const { text, tokens, parting } = reading;
  const elements = elementsIn(reading);
  return tokens.map((token, at) => {
    const element = elements.find((one) => overlaps(token, one));
    const joint = parting.joints.find(({ gap, end }) => gap <= token.start && token.start < end);
    const behind = joint ? tokens.findIndex(({ start }) => start >= joint.end) : at;
    return {
      name: element ? `<${element.kind}>` : token.word,
      start: token.start,
      isCapital: /^\p{Lu}/u.test(text.slice(token.start)),
      gap: gapIn(text.slice(tokens[at - 1]?.end ?? 0, token.start)),
      behind: behind < 0 ? at : behind,
    };
  });
}

function gapIn(between: string): Gap {
  const marks: readonly (readonly [Gap, RegExp])[] = [
    ["question", /\?/],
    ["stop", /[.!]/],
    ["colon", /[;:]/],
    ["dash", /[–—…-]/],
    ["comma", /,/],
    ["quote", /\S/],
  ];
  return marks.find(([, mark]) => mark.test(between))?.[0] ?? "none";
}

/** What tells whether a further request begins at a word, where the one before it began at another, as a vector of length 1. */
export function boundaryVector(words: Words, at: number, from: number): SparseVector {
  return hashedVector(featuresOf(words, at, from), BOUNDARY_BUCKETS);
}

function featuresOf(words: Words, at: number, from: number): readonly string[] {
  const { gap = "none", behind: next = at } = words[at] ?? {};
  const joint = [gap, ...words.slice(at, next).map(({ name }) => name)].join(" ");
  const nameAt = (index: number): string => (index < from ? "^" : (words[index]?.name ?? "$"));
  const run = (first: number, last: number): string =>
    Array.from({ length: last - first + 1 }, (_, step) => nameAt(first + step)).join(" ");
  const clause = clauseStart(words, at, from);
  const end = sentenceEnd(words, at);
  const left = namesIn(words, Math.max(from, at - NEAR), at);
  const right = namesIn(words, next, Math.min(end, next + NEAR));
  const opens = run(from, from + 1);
  return [
    `gap ${gap}`,
    `joint ${joint}`,
    `joins ${next > at}`,
    `before ${run(at - 1, at - 1)}`,
    `before ${run(at - 2, at - 1)}`,
    `before ${gap} ${run(at - 1, at - 1)}`,
    `next ${run(next, next)}`,
    `second ${run(next + 1, next + 1)}`,
    `third ${run(next + 2, next + 2)}`,
    `next ${run(next, next + 1)}`,
    `second ${run(next + 1, next + 2)}`,
    `next ${run(next, next + 2)}`,
    `around ${nameAt(next)} ${nameAt(next + 2)}`,
    `next ${gap} ${nameAt(next)}`,
    `next ${joint} ${nameAt(next)}`,
    `next ${gap} ${run(next, next + 1)}`,
    `opens ${opens}`,
    `opens ${gap} ${nameAt(from)}`,
    `opens ${joint} ${opens}`,
    `opens ${nameAt(from)} next ${nameAt(next)}`,
    `opens ${opens} next ${nameAt(next)}`,
    `clause ${run(clause, clause + 1)}`,
    `clause ${nameAt(clause)} next ${nameAt(next)}`,
    `clause ${nameAt(clause)} ${gap}`,
    `capital ${gap} ${words[next]?.isCapital ?? false}`,
    `length ${gap} ${Math.min(MOST, at - from)}`,
    `rest ${gap} ${Math.min(MOST, words.length - at)}`,
    `ahead ${gap} ${Math.min(MOST, runEnd(words, next) - next)}`,
    `back ${gap} ${Math.min(MOST, at - clause)}`,
    `ends ${run(end - 2, end - 1)}`,
    `ends ${nameAt(end - 1)}`,
    ...left.map((name) => `left ${name}`),
    ...right.map((name) => `right ${name}`),
    ...right.map((name) => `right ${gap} ${name}`),
    ...pairsOf(left.slice(-NEAR_PAIRS)).map((pair) => `left ${pair}`),
    ...pairsOf(right).map((pair) => `right ${pair}`),
  ];
}

function namesIn(words: Words, start: number, end: number): readonly string[] {
  return words.slice(start, end).map(({ name }) => name);
}

function pairsOf(names: readonly string[]): readonly string[] {
  return names.slice(1).map((name, at) => `${names[at] ?? ""} ${name}`);
}

const ENDS: ReadonlySet<Gap> = new Set(["stop", "question", "colon"]);

/** Where the clause begins that a word stands behind. */
function clauseStart(words: Words, at: number, from: number): number {
  const start = words.findLastIndex((word, index) => index < at && ENDS.has(word.gap));
  return Math.max(start, from);
}

/** Where the sentence ends that a word begins. */
function sentenceEnd(words: Words, at: number): number {
  const end = words.findIndex((word, index) => index > at && ENDS.has(word.gap));
  return end < 0 ? words.length : end;
}

/** Where the words end that stand together without a mark or a joint. */
function runEnd(words: Words, next: number): number {
  const end = words.findIndex(
    ({ gap, behind }, index) => index > next && (gap !== "none" || behind > index),
  );
  return end < 0 ? words.length : end;
}
