import { answersAs } from "./answers-as.ts";
import type { Fits } from "./answers-as.ts";
import { tellingMoment } from "./telling-moment.ts";
import type { AskedWords } from "./asked-words.ts";
import type { ScoredSentence } from "./best-sentence.ts";
import type { PassageSources } from "./passage.ts";
import type { ReadText } from "./found-texts.ts";
import { titled } from "./near/titled.ts";

/** Sentences compared in meaning. */
const MOST_COMPARED = 24;
/** What meaning counts for beside words, and what an answer of the kind that was asked for, or of that day. */
const MEANING_WORTH = 0.6;
const FIT_WORTH = 0.25;
/** What asks something itself answers little. */
const ASKS_WORTH = -0.35;

export type Sentence = ScoredSentence<ReadText>;
export type Possible = Sentence & { readonly fits: Fits };

type Likely = {
  readonly asked: AskedWords;
  readonly likely: readonly Sentence[];
  /** The kind alone is asked for: a sentence of it needs no word of the question. */
  readonly isOfKind?: boolean;
  /** A day alone is wanted: one with its hour tells it no better. */
  readonly isDay?: boolean;
  readonly signal: AbortSignal;
};

/** The sentences that answer, by words, by meaning and by the kind of answer that is wanted, the best first. */
export async function answering(
  { similar, language, host: { clock } }: Pick<PassageSources, "similar" | "language" | "host">,
  question: string,
  { asked, likely, isOfKind = false, isDay = false, signal }: Likely,
): Promise<readonly Possible[]> {
  const fitting = likely.slice(0, MOST_COMPARED).flatMap((one) => {
    const fits = answersAs(asked, one.sentence, { language, clock });
    return fits ? [{ ...one, fits }] : [];
  });
  const isMoment = isOfKind && !isDay && asked.kind === "time";
  const compared = isMoment ? tellingMoment(fitting, { language, clock }) : fitting;
  if (compared.length === 0) return [];
  const sentences = compared.map(({ of, sentence }) => titled(of, sentence));
  const near = await similar(question, sentences, { signal });
  if (!near)
    return compared.filter(({ ownHits, fits }) => ownHits > 0 || (isOfKind && fits.ofKind > 0));
  const rankOf = ({ score, fits }: (typeof compared)[number], at: number): number =>
    score +
    MEANING_WORTH * (near[at] ?? 0) +
    FIT_WORTH * (fits.ofKind + fits.ofTime) +
    (fits.asks ? ASKS_WORTH : 0);
  return compared
    .map((one, at) => ({ one, rank: rankOf(one, at) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ one }) => one);
}
