import { terms } from "./terms.ts";
import { type Row, alternatives, halves, heardRows, linesOf } from "./corpus.ts";
import { type Random, pick, randomFrom } from "./random.ts";

/** How often a word of a noised sentence is changed. */
const CHANGED = 0.15;
/** Stands where a word runs into the next one. */
const JOIN = "+";
/** The rows once more with words misheard, misspelt, split, joined or left out. */
export function noised(rows: readonly Row[], seed: number): readonly Row[] {
  const random = randomFrom(seed);
  const confusions = learnConfusions(heardRows());
  return rows.map((row) => ({ ...row, text: noise(row.text, confusions, random) }));
}

type Confusions = ReadonlyMap<string, readonly string[]>;

/** What each word was taken for: homophones, and words replaced in place in what was really heard. */
function learnConfusions(heard: readonly Row[]): Confusions {
  const confusions = new Map<string, string[]>();
  const learn = (said: string, taken: string): void => {
    const known = confusions.get(said);
    if (known) known.push(taken);
    else confusions.set(said, [taken]);
  };
  for (const [said, taken] of linesOf("homophones.txt").map(halves)) {
    for (const one of alternatives(taken)) learn(said, one);
  }
  for (const row of heard) {
    const said = terms.wordsOf(row.said ?? "");
    const taken = terms.wordsOf(row.text);
    if (said.length !== taken.length) continue;
    said.forEach((word, index) => {
      const other = taken[index];
      if (other && other !== word) learn(word, other);
    });
  }
  return confusions;
}

function noise(text: string, confusions: Confusions, random: Random): string {
  const words = text.split(" ");
  return words
    .flatMap((word) => (random() < CHANGED ? change(word, confusions, random) : [word]))
    .join(" ")
    .replaceAll(` ${JOIN} `, "")
    .replace(` ${JOIN}`, "");
}

function change(word: string, confusions: Confusions, random: Random): readonly string[] {
  const taken = confusions.get(word.toLowerCase());
  if (taken && random() < 0.7) return [pick(taken, random)];
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 1));
  switch (Math.floor(random() * 6)) {
    case 0:
      return [];
    case 1:
      return word.length > 4 ? [word.slice(0, at), word.slice(at)] : [word];
    case 2:
      return [word, JOIN];
    case 3:
      return [word.slice(0, at) + word.slice(at + 1)];
    case 4:
      return [word.slice(0, at) + pick([..."aeiourstln"], random) + word.slice(at + 1)];
    default:
      return [
        word.slice(0, at - 1) +
          word.slice(at, at + 1) +
          word.slice(at - 1, at) +
          word.slice(at + 1),
      ];
  }
}
