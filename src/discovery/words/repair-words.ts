import type { Vocabulary } from "./vocabulary.ts";

/** Words as they were probably meant. */
export type Repaired = {
  readonly words: readonly string[];
  /** How alike what was replaced is to what was heard, 0..1; 1 when nothing was replaced. */
  readonly likeness: number;
  /** Heard words that are like nothing known. */
  readonly unknown: readonly string[];
};

/** Less alike than this is another word; `node scripts/train-router.ts` measures by it. */
const LEAST_LIKENESS = 0.8;
/** Neither half of a word that was run together is shorter. */
const SHORTEST_HALF = 2;

type Step = { readonly words: readonly string[]; readonly likeness: number; readonly used: 1 | 2 };

/**
 * Replaces words the tools don't know by known ones of like spelling and sound: "calender"; two that
 * are one, "re minder"; one that is two, "newmail". Known words are left alone, however odd, and everyday
 * words of a language that is sure of them.
 */
export function repairWords(heard: readonly string[], vocabulary: Vocabulary): Repaired {
  const words: string[] = [];
  const unknown: string[] = [];
  let likeness = 1;
  for (let index = 0; index < heard.length;) {
    const word = heard[index] ?? "";
    const step = repair(word, heard[index + 1], vocabulary);
    if (!step) unknown.push(word);
    words.push(...(step?.words ?? [word]));
    likeness = Math.min(likeness, step?.likeness ?? 1);
    index += step?.used ?? 1;
  }
  return { words, likeness, unknown };
}

function repair(word: string, next: string | undefined, vocabulary: Vocabulary): Step | undefined {
  const isKnown = !vocabulary.reader.isContent(word) || vocabulary.has(word);
  const joined = next === undefined ? undefined : joinWords(word, next, vocabulary);
  if (joined) return joined;
  if (isKnown) return { words: [word], likeness: 1, used: 1 };
  if (vocabulary.reader.isSure(word)) return undefined;
  const halves = splitWord(word, vocabulary);
  if (halves) return { words: halves, likeness: 1, used: 1 };
  const near = vocabulary.nearest(word, LEAST_LIKENESS);
  return near && { words: [near.word], likeness: near.likeness, used: 1 };
}

/** Two words that are one, where at least one of them means nothing by itself. */
function joinWords(word: string, next: string, vocabulary: Vocabulary): Step | undefined {
  if (vocabulary.has(word) && vocabulary.has(next)) return undefined;
  const { isStop } = vocabulary.reader;
  if (isStop(word) && (isStop(next) || vocabulary.has(next))) return undefined;
  if (isStop(next)) return undefined;
  const joined = word + next;
  if (vocabulary.has(joined)) return { words: [joined], likeness: 1, used: 2 };
  if (vocabulary.has(word) || vocabulary.has(next)) return undefined;
  const near = vocabulary.nearest(joined, LEAST_LIKENESS);
  return near && { words: [near.word], likeness: near.likeness, used: 2 };
}

/** The two known words a word is made of; the longest first half wins. */
function splitWord(word: string, vocabulary: Vocabulary): readonly [string, string] | undefined {
  for (let cut = word.length - SHORTEST_HALF; cut >= SHORTEST_HALF; cut--) {
    const halves = [word.slice(0, cut), word.slice(cut)] as const;
    if (halves.every((half) => vocabulary.has(half) && vocabulary.reader.isContent(half)))
      return halves;
  }
  return undefined;
}
