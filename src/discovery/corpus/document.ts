import type { IndexedTool } from "./indexed-tool.ts";
import { type Lexicon, UNKNOWN } from "../words/lexicon.ts";

/** Name, description, parameters, usage phrases. */
export type FieldCounts = readonly [number, number, number, number];

/** One tool's words as numbers of a lexicon. */
export type Document = {
  readonly tool: IndexedTool;
  /** Its words as they are written. */
  readonly words: ReadonlySet<string>;
  /** How often a stem stands in each field. */
  readonly counts: ReadonlyMap<number, FieldCounts>;
  readonly lengths: FieldCounts;
  /** Stems of all phrases in order, END after each. A tool without phrases has its description as one. */
  readonly phrases: Int32Array;
  /** Length of each phrase as a weighted vector. */
  readonly norms: Float64Array;
};

/** After each phrase. */
export const END = -2;
/** A neighbouring pair weighs this share of its two words together. */
export const PAIR_SHARE = 0.25;

/** Reads tools into documents; their stems are counted before any is weighed. */
export function readDocuments(
  tools: readonly IndexedTool[],
  lexicon: Lexicon,
): readonly Document[] {
  const readings = tools.map((tool) => read(tool, lexicon));
  for (const { counts } of readings) lexicon.count(counts.keys(), 1);
  return readings.map(({ phraseWords, ...rest }) => ({
    ...rest,
    norms: Float64Array.from(phraseWords, (words) =>
      normOf({ ids: words.map((word) => lexicon.intern(word)), words, lexicon }),
    ),
  }));
}

type Reading = Omit<Document, "norms"> & { readonly phraseWords: readonly (readonly string[])[] };

function read(tool: IndexedTool, lexicon: Lexicon): Reading {
  const { nameWords, wordsOf, wordsOfLines } = lexicon.reader;
  const written = wordsOfLines(tool.phrases).filter((words) => words.length > 0);
  const description = wordsOf(tool.description);
  const texts = [
    nameWords(tool.name),
    description,
    tool.parameters.flatMap(nameWords),
    written.flat(),
  ];
  const fields = texts.map((words) => words.map((word) => lexicon.intern(word)));
  const phraseWords = written.length > 0 || description.length === 0 ? written : [description];
  return {
    tool,
    words: new Set(texts.flat()),
    counts: countFields(fields),
    lengths: four(fields.map((ids) => ids.length)),
    phraseWords,
    phrases: Int32Array.from(
      phraseWords.flatMap((words) => [...words.map((word) => lexicon.intern(word)), END]),
    ),
  };
}

function countFields(fields: readonly (readonly number[])[]): ReadonlyMap<number, FieldCounts> {
  const counts = new Map<number, [number, number, number, number]>();
  for (const [field, ids] of fields.entries()) {
    for (const id of ids) {
      let count = counts.get(id);
      if (!count) counts.set(id, (count = [0, 0, 0, 0]));
      count[field] = (count[field] ?? 0) + 1;
    }
  }
  return counts;
}

type Phrase = {
  readonly ids: ArrayLike<number>;
  readonly words: readonly string[];
  readonly lexicon: Lexicon;
};

/** Length of a phrase's vector: each stem and each pair by its weight and how often it stands there. */
export function normOf({ ids, words, lexicon }: Phrase): number {
  const { stemOf } = lexicon.reader;
  const weights = Float64Array.from(ids, (id, index) => lexicon.weight(id, words[index] ?? ""));
  // Stems no tool has share one number; in a query they are different all the same.
  const keys = Array.from(ids, (id, index) => (id === UNKNOWN ? stemOf(words[index] ?? "") : id));
  let squares = 0;
  for (let index = 0; index < keys.length; index++) {
    const weight = weights[index] ?? 0;
    squares += (weight * times(keys, index, 1)) ** 2;
    if (index + 1 === keys.length) continue;
    const pair = PAIR_SHARE * (weight + (weights[index + 1] ?? 0));
    squares += (pair * times(keys, index, 2)) ** 2;
  }
  return Math.sqrt(squares);
}

/** How often the `length` stems from `start` on stand there; 0 where they stood earlier already. */
function times(keys: readonly (number | string)[], start: number, length: 1 | 2): number {
  let count = 0;
  for (let index = 0; index + length <= keys.length; index++) {
    if (keys[index] !== keys[start]) continue;
    if (length === 2 && keys[index + 1] !== keys[start + 1]) continue;
    if (index < start) return 0;
    count += 1;
  }
  return count;
}

function four([
  name = 0,
  description = 0,
  parameters = 0,
  phrases = 0,
]: readonly number[]): FieldCounts {
  return [name, description, parameters, phrases];
}
