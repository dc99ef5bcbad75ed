import { distance } from "fastest-levenshtein";
import jaroWinkler from "talisman/metrics/jaro-winkler.js";
import { mayBeAlike } from "./keyed-word.ts";
import type { KeyedWord } from "./keyed-word.ts";

/**
 * Weights of spelling (Jaro-Winkler, edit distance) and sound, from a sweep over the training half
 * of `node test/language/measure-names.ts`; anything between 0.3 and 0.5, 0.1 and 0.3 does as well.
 */
const JARO_WEIGHT = 0.4;
const EDIT_WEIGHT = 0.25;
const SOUND_WEIGHT = 0.35;
/** What four equal letters at the start add to Jaro-Winkler: a tenth each. */
const MOST_PREFIX = 0.4;
/** Kinship words and short forms stand for each other, a little less surely than the word itself. */
export const SAME_NAME = 0.96;
/** Spellings nobody hears the difference of. */
const SAME_SOUND = 0.97;

/**
 * How alike two words are in spelling and sound, 0 to 1; 1 only for the same word. Anything below
 * `least` comes out as 0: most pairs are told apart by their edit distance alone.
 */
export function wordLikeness(one: KeyedWord, other: KeyedWord, least = 0): number {
  if (one.word === other.word) return 1;
  if (one.same.includes(other.word)) return SAME_NAME;
  // "Folder 2" is not nearly "Folder 3".
  if (one.digits !== other.digits || !mayBeAlike(one, other)) return 0;
  if (one.plain === other.plain) return SAME_SOUND;
  const longer = Math.max(one.word.length, other.word.length);
  if (mostLikely(one, other) < least) return 0;
  const edit = 1 - distance(one.word, other.word) / longer;
  if (JARO_WEIGHT + EDIT_WEIGHT * edit + SOUND_WEIGHT < least) return 0;
  const sound = soundLikeness(one, other) ?? edit;
  const known = EDIT_WEIGHT * edit + SOUND_WEIGHT * sound;
  if (JARO_WEIGHT + known < least) return 0;
  const likeness = JARO_WEIGHT * jaroWinkler(one.word, other.word) + known;
  return likeness < least ? 0 : likeness;
}

/** More than this two words can't be alike, by the letters one of them lacks; cheap. */
function mostLikely(one: KeyedWord, other: KeyedWord): number {
  const shared = Math.min(
    one.word.length - bitsOf(one.letters & ~other.letters),
    other.word.length - bitsOf(other.letters & ~one.letters),
  );
  const jaro = (shared / one.word.length + shared / other.word.length + 1) / 3;
  const prefix = one.word[0] === other.word[0] ? MOST_PREFIX : 0;
  const edit = shared / Math.max(one.word.length, other.word.length);
  return JARO_WEIGHT * (jaro + prefix * (1 - jaro)) + EDIT_WEIGHT * edit + SOUND_WEIGHT;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How alike two words sound, 0 to 1; undefined where one has no sound known (other scripts). */
function soundLikeness(one: KeyedWord, other: KeyedWord): number | undefined {
  let best: number | undefined;
  for (const left of one.keys) {
    for (const right of other.keys) {
      const longer = Math.max(left.length, right.length);
      const likeness = longer === 0 ? 1 : 1 - distance(left, right) / longer;
      best = Math.max(best ?? 0, likeness);
    }
  }
  return best;
}
