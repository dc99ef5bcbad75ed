import type { KeyedWord, KeyedWords } from "./keyed-word.ts";
import type { NameForm } from "./name-index.ts";
import { wordLikeness } from "./word-likeness.ts";

/** Part of a name ("Anna" for Anna Schmidt) is less than the whole of it. */
const PART = 0.95;
/** The words of a name without its "list" or its extension. */
const TRIMMED = 0.99;
/** Words in another order ("Schmidt Anna"). */
const REORDERED = 0.98;
/** An initial for a name: "Anna S". */
const INITIAL = 0.9;
/** Names heard in other pieces than they are written. */
const JOINED = 0.98;

/** Likeness of two words, for instance remembered from before. */
export type Likeness = (one: KeyedWord, other: KeyedWord) => number;

/** How surely the words mean a form of a name, 0 to 1; 1 only when they are that name. */
export function scoreName(
  heard: KeyedWords,
  form: NameForm,
  likeness: Likeness = wordLikeness,
): number {
  const aligned = alignedScore(heard.words, form.words, likeness);
  const score = Math.max(aligned, joinedScore(heard, form, likeness));
  return form.isWhole ? score : score * TRIMMED;
}

/** "sir fari" for Safari, "ja cob" for Jacob Brown, "workout" for Work out. */
function joinedScore(heard: KeyedWords, form: NameForm, likeness: Likeness): number {
  const isInPieces = heard.words.length > 1;
  if (!isInPieces && form.words.length === 1) return 0;
  const whole = likeness(heard.joined, form.joined) * JOINED;
  if (!isInPieces || form.words.length === 1) return whole;
  const parts = form.words.map((word) => likeness(heard.joined, word) * JOINED * PART);
  return Math.max(whole, ...parts);
}

/** Each word said finds its word of the name; longer words count for more. */
function alignedScore(
  heard: readonly KeyedWord[],
  form: readonly KeyedWord[],
  likeness: Likeness,
): number {
  if (heard.length === 0 || heard.length > form.length) return 0;
  const free = new Set(form.keys());
  const places: number[] = [];
  let sum = 0;
  let weight = 0;
  for (const word of heard) {
    const best = bestPlace(word, { form, free, likeness, isAlone: heard.length === 1 });
    if (!best || best.score === 0) return 0;
    free.delete(best.place);
    places.push(best.place);
    sum += best.score * word.word.length;
    weight += word.word.length;
  }
  const isOrdered = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return (sum / weight) * (free.size > 0 ? PART : 1) * (isOrdered ? 1 : REORDERED);
}

function bestPlace(
  word: KeyedWord,
  among: {
    readonly form: readonly KeyedWord[];
    readonly free: ReadonlySet<number>;
    readonly likeness: Likeness;
    readonly isAlone: boolean;
  },
): { readonly place: number; readonly score: number } | undefined {
  const { form, free, likeness, isAlone } = among;
  let best: { readonly place: number; readonly score: number } | undefined;
  for (const place of free) {
    const other = form[place];
    if (!other) continue;
    const isInitial = !isAlone && word.word.length === 1 && other.word.startsWith(word.word);
    const score = Math.max(likeness(word, other), isInitial ? INITIAL : 0);
    if (!best || score > best.score) best = { place, score };
  }
  return best;
}
