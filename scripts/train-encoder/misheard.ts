import { english } from "../../src/language/en/english.ts";
import { terms } from "../router/terms.ts";
import type { Row } from "../router/corpus.ts";
import { type Random, pick, randomFrom } from "../router/random.ts";

/** The share of a sentence's words that are changed, from a quiet room to one where half is lost. */
const LEAST = 0.1;
const MOST = 0.7;
/** Of the words changed, so many are left out or run into nothing. */
const LOST = 0.12;

/**
 * The rows with words taken for others that sound alike, as a recogniser errs: always whole words, those
 * the rows are made of, commoner ones more often.
 */
export function misheard(rows: readonly Row[], seed: number): readonly Row[] {
  const random = randomFrom(seed);
  const alike = soundAlikes(rows);
  return rows.map((row) => ({ ...row, text: mishear(row.text, alike, random) }));
}

type SoundAlikes = (word: string) => readonly string[];

/** Words by how they sound; one letter of the key more, less or left out is near enough. */
function soundAlikes(rows: readonly Row[]): SoundAlikes {
  const byKey = new Map<string, string[]>();
  for (const word of rows.flatMap(({ text }) => terms.wordsOf(text))) {
    for (const key of new Set(keysOf(word).flatMap(nearKeys))) {
      const known = byKey.get(key);
      if (known) known.push(word);
      else byKey.set(key, [word]);
    }
  }
  return (word) => keysOf(word).flatMap((key) => byKey.get(key) ?? []);
}

function keysOf(word: string): readonly string[] {
  return english.terms.soundsOf(word);
}

function nearKeys(key: string): readonly string[] {
  if (key.length < 3) return [key];
  const shorter = Array.from(
    { length: key.length },
    (_, at) => key.slice(0, at) + key.slice(at + 1),
  );
  return [key, ...shorter];
}

function mishear(text: string, alike: SoundAlikes, random: Random): string {
  const share = LEAST + (MOST - LEAST) * random();
  return text
    .split(" ")
    .flatMap((word) => (random() < share ? change(word, alike, random) : [word]))
    .join(" ");
}

function change(word: string, alike: SoundAlikes, random: Random): readonly string[] {
  if (random() < LOST) return [];
  const [said = ""] = terms.wordsOf(word);
  const others = alike(said);
  const taken = others.length === 0 ? word : pick(others, random);
  return [taken];
}
