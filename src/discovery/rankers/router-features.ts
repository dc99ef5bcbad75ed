import { hashedVector } from "../../trained/hashed-vector.ts";
import { NUMBER, type Terms } from "../words/terms.ts";

/** Rows of the router's table. Features share them by their hash; 7,000 with a byte a class stay under 300 KB. */
export const BUCKETS = 7_000;
const GRAM = 4;

/** A query as a sparse vector of length 1 over the table's rows. */
export type Features = { readonly rows: Int32Array; readonly values: Float32Array };

/** Words, neighbouring pairs, character 4-grams and how the words sound, hashed. */
export function routerFeatures(terms: Terms): Features {
  const names = new Set<string>();
  const stems = withoutRepeatedNumbers(terms.stems);
  addWords(names, stems);
  for (const [index, word] of terms.words.entries()) {
    if (terms.stems[index] === NUMBER) continue;
    addGrams(names, word);
    for (const key of terms.sounds[index] ?? []) names.add(`p${key}`);
  }
  return hashedVector([...names], BUCKETS);
}

function addWords(names: Set<string>, stems: readonly string[]): void {
  let before = "^";
  for (const stem of [...stems, "$"]) {
    if (stem !== "$") names.add(`w${stem}`);
    names.add(`b${before} ${stem}`);
    before = stem;
  }
}

function addGrams(names: Set<string>, word: string): void {
  if (word.length < GRAM - 1) return;
  const edged = `_${word.replaceAll("'", "")}_`;
  for (let start = 0; start + GRAM <= edged.length; start++) {
    names.add(`c${edged.slice(start, start + GRAM)}`);
  }
}

function withoutRepeatedNumbers(stems: readonly string[]): readonly string[] {
  return stems.filter((stem, index) => stem !== NUMBER || stems[index - 1] !== NUMBER);
}
