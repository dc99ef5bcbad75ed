import type { Language } from "../../language/language.ts";
import type { AskedWords } from "./asked-words.ts";
import { sentencesOf } from "./sentences.ts";
import { tellingStems } from "./telling-stems.ts";

/** A text that may hold an answer. */
export type Readable = { readonly title: string; readonly text: string };

/** A sentence with how much of the question it and what stands around it hold. */
export type ScoredSentence<Text> = {
  readonly of: Text;
  readonly sentence: string;
  /** Of all that is asked, by the weight of its words, 0 to 1. */
  readonly score: number;
  /** Words that say what is asked about: how many stand in it, its title or its text, of how many. */
  readonly held: number;
  readonly asked: number;
  /** Words of the question that stand in it and not in its title: without one it is any sentence of its text. */
  readonly ownHits: number;
};

/** What a word counts for that stands in the title, or in another sentence of the text, beside one in the sentence itself. */
const TITLE_WORTH = 0.7;
const BESIDE_WORTH = 0.5;
/** A word that stands nowhere may be said otherwise there ("what colour": "green"). */
const ABSENT_WORTH = 0.5;
/** The end of a word may differ from here on: "high", "higher". */
const SHORTEST_START = 4;

type Row<Text> = {
  readonly of: Text;
  readonly sentence: string;
  readonly stems: readonly string[];
  readonly title: readonly string[];
  readonly beside: readonly string[];
};

/**
 * The sentences of some texts beside a question, the best first: each word of it weighs by how few of the
 * sentences have it (the idf of BM25), and counts where it stands in the sentence, in its title or beside it.
 * A word that only says how something is asked counts where it stands, and is not missed.
 */
export function scoreSentences<Text extends Readable>(
  { stems: asked, asking }: Pick<AskedWords, "stems" | "asking">,
  texts: readonly Text[],
  language: Language,
): readonly ScoredSentence<Text>[] {
  const rows = texts.flatMap((text) => rowsOf(text, language));
  const weights = new Map(asked.map((stem) => [stem, weightOf(stem, rows)]));
  const about = asked.filter((stem) => !asking.has(stem));
  const scored = rows.map((row) => {
    const worthOf = (stem: string): number => (weights.get(stem) ?? 0) * worthIn(row, stem);
    const missed = about.filter((stem) => worthIn(row, stem) < 1);
    const found = sum(asked.map(worthOf));
    const total = found + sum(missed.map((stem) => (weights.get(stem) ?? 0) - worthOf(stem)));
    return {
      of: row.of,
      sentence: row.sentence,
      score: found / Math.max(total, 1e-9),
      held: about.filter((stem) => worthIn(row, stem) > 0).length,
      asked: about.length,
      ownHits: asked.filter((stem) => has(row.stems, stem) && !has(row.title, stem)).length,
    };
  });
  return scored.toSorted((one, other) => other.score - one.score);
}

function rowsOf<Text extends Readable>(of: Text, language: Language): readonly Row<Text>[] {
  const title = tellingStems(of.title, language);
  const beside = tellingStems(of.text, language);
  return sentencesOf(of.text, language).map((sentence) => {
    return { of, sentence, stems: tellingStems(sentence, language), title, beside };
  });
}

function worthIn(
  { stems, title, beside }: Omit<Row<unknown>, "of" | "sentence">,
  stem: string,
): number {
  if (has(stems, stem)) return 1;
  if (has(title, stem)) return TITLE_WORTH;
  return has(beside, stem) ? BESIDE_WORTH : 0;
}

function weightOf(stem: string, rows: readonly Row<unknown>[]): number {
  const holding = rows.filter(({ stems }) => has(stems, stem)).length;
  if (holding === 0 && !rows.some(({ title }) => has(title, stem))) {
    return ABSENT_WORTH * Math.log(1 + rows.length);
  }
  return Math.log(1 + (rows.length - holding + 0.5) / (holding + 0.5));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function has(stems: readonly string[], stem: string): boolean {
  return stems.some((one) => isSame(one, stem));
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= SHORTEST_START && long.startsWith(short) && long.length <= short.length + 2
  );
}
