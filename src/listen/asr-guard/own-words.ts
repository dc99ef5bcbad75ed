import { keyedWord } from "../../language/names/keyed-word.ts";
import type { Language } from "../../language/language.ts";

/** Share of the text's word pairs that stand in what we said. */
const echoShare = 0.6;
/** With fewer consonants too many words sound alike: those count by their letters alone. */
const leastSounds = 6;
/**
 * How alike sounds must be; short texts are alike by chance. Of 316 texts that Whisper misheard in
 * noise 19 in 20 are as alike to what was said, of requests beside sentences the tools answer with
 * 1 in 370 (test/listen/own-words.test.ts).
 */
const leastLikeness = 0.36;
const likenessOfShort = 2.1;
/** A short sentence of ours comes back whole with words made up around it: "Go open to Safari". */
const mostMadeUp = 2;

/**
 * Whether words are what our own voice just said, heard back: the same words, or what Whisper made
 * of their sound wherever it drew the line between words ("hair cut", "Ima call mum").
 */
export function areOwnWords(
  words: readonly string[],
  spoken: readonly string[],
  language: Language,
): boolean {
  if (words.length === 0 || spoken.length === 0) return false;
  if (words.length === 1 && spoken.includes(words[0] ?? "")) return true;
  if (pairShare(words, spoken) >= echoShare) return true;
  const [heard, said] = [soundOf(words, language), soundOf(spoken, language)];
  if (isWithin(heard, said)) return true;
  return heard.keys.length <= mostMadeUp * said.keys.length && isWithin(said, heard);
}

/** A text without the gaps between its words: its consonants, and how it might be spelt plainly. */
type Sound = { readonly keys: string; readonly plain: string };

function soundOf(words: readonly string[], { names, say }: Language): Sound {
  const said = words.flatMap((word) =>
    /^\d{1,6}$/.test(word) ? say.number(Number(word)).split(/[ -]/) : [word],
  );
  const keyed = said.map((word) => keyedWord(word, names));
  return {
    keys: keyed.map(({ keys, word }) => keys[0] ?? word).join(""),
    plain: keyed.map(({ plain }) => plain).join(""),
  };
}

/** Whether one sound comes somewhere in the other. */
function isWithin(part: Sound, whole: Sound): boolean {
  const sounds = part.keys.length;
  if (sounds < leastSounds) return false;
  const likeness = (shareWithin(part.keys, whole.keys) + shareWithin(part.plain, whole.plain)) / 2;
  return likeness >= leastLikeness + likenessOfShort / sounds;
}

/** How much of a text comes in the best fitting stretch of another: 1 less the edits by letter. */
function shareWithin(part: string, whole: string): number {
  let row = Array.from({ length: whole.length + 1 }, () => 0); // it may begin anywhere
  for (let at = 0; at < part.length; at += 1) {
    const next = [at + 1];
    for (let place = 0; place < whole.length; place += 1) {
      const same = (row[place] ?? 0) + Number(part[at] !== whole[place]);
      next.push(Math.min(same, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - Math.min(...row) / Math.max(1, part.length);
}

function pairShare(words: readonly string[], spoken: readonly string[]): number {
  const known = new Set(pairsOf(spoken));
  const pairs = pairsOf(words);
  return pairs.length === 0 ? 0 : pairs.filter((pair) => known.has(pair)).length / pairs.length;
}

export function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
