import type { Language } from "../../language/language.ts";
import { sentencesOf } from "./sentences.ts";
import { tellingStems } from "./telling-stems.ts";

/** A text that may hold an answer. */
export type Readable = { readonly title: string; readonly text: string };

/** A sentence with how much of the question it and its text's title hold, 0 to 1. */
export type ScoredSentence<Text> = {
  readonly of: Text;
  readonly sentence: string;
  readonly score: number;
  /** Words of the question that stand in it. */
  readonly hits: number;
  /** Of these the words that its title hasn't: without one it is any sentence of its text. */
  readonly ownHits: number;
};

/** A word of the title speaks for every sentence of the text, and so less than one of the sentence itself. */
const TITLE_WORTH = 0.7;
/** A word that stands nowhere may be said otherwise there ("what colour": "green"). */
const ABSENT_WORTH = 0.5;
/** The end of a word may differ from here on: "high", "higher". */
const SHORTEST_START = 4;

/**
 * The sentences of some texts beside a question, the best first: each word of it weighs by how few of the
 * sentences have it (the idf of BM25), and counts where it stands in the sentence, or in the title.
 */
export function scoreSentences<Text extends Readable>(
  question: string,
  texts: readonly Text[],
  language: Language,
): readonly ScoredSentence<Text>[] {
  const asked = tellingStems(question, language);
  const rows = texts.flatMap((text) => {
    const title = tellingStems(text.title, language);
    return sentencesOf(text.text).map((sentence) => ({
      of: text,
      sentence,
      title,
      stems: tellingStems(sentence, language),
    }));
  });
  const weights = new Map(asked.map((stem) => [stem, weightOf(stem, rows)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const worth = (stems: readonly string[]): number =>
    asked.reduce((sum, stem) => sum + (has(stems, stem) ? (weights.get(stem) ?? 0) : 0), 0);
  const scored = rows.map(({ of, sentence, title, stems }) => {
    const inTitle = title.filter((stem) => !has(stems, stem));
    const score = (worth(stems) + TITLE_WORTH * worth(inTitle)) / Math.max(total, 1e-9);
    const held = asked.filter((stem) => has(stems, stem));
    const ownHits = held.filter((stem) => !has(title, stem)).length;
    return { of, sentence, score, hits: held.length, ownHits };
  });
  return scored.toSorted((one, other) => other.score - one.score);
}

/** How many words of a question a sentence and its text's title hold. */
export function heldIn(
  question: string,
  { title, sentence }: { readonly title: string; readonly sentence: string },
  language: Language,
): number {
  const stems = [...tellingStems(title, language), ...tellingStems(sentence, language)];
  return tellingStems(question, language).filter((stem) => has(stems, stem)).length;
}

type Stemmed = { readonly title: readonly string[]; readonly stems: readonly string[] };

function weightOf(stem: string, rows: readonly Stemmed[]): number {
  const holding = rows.filter(({ stems }) => has(stems, stem)).length;
  if (holding === 0 && !rows.some(({ title }) => has(title, stem))) {
    return ABSENT_WORTH * Math.log(1 + rows.length);
  }
  return Math.log(1 + (rows.length - holding + 0.5) / (holding + 0.5));
}

function has(stems: readonly string[], stem: string): boolean {
  return stems.some((one) => isSame(one, stem));
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= SHORTEST_START && long.startsWith(short) && long.length <= short.length + 3
  );
}
