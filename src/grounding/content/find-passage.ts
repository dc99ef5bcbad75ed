import type { Host } from "../../host/host.ts";
import type { Language } from "../../language/language.ts";
import type { Registry } from "../../tool/registry.ts";
import { askedWords } from "./asked-words.ts";
import type { AskedWords } from "./asked-words.ts";
import { answersAs } from "./answers-as.ts";
import type { Fits } from "./answers-as.ts";
import { scoreSentences } from "./best-sentence.ts";
import type { ScoredSentence } from "./best-sentence.ts";
import { foundTexts, soughtWords } from "./found-texts.ts";
import type { ReadText } from "./found-texts.ts";

/** A sentence that answers a question, and where it stands. */
export type Passage = {
  readonly tool: string;
  readonly field: string;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Undefined where all of the text is the answer: it is short, and no sentence of it answers alone. */
  readonly sentence: string | undefined;
  /** Of the words that say what is asked about, the share that it, its title and its text hold. */
  readonly share: number;
};

export type PassageSources = {
  readonly host: Host;
  readonly language: Language;
  readonly registry: Pick<Registry, "acting">;
  /** How near each text is in meaning to the first, -1 to 1; undefined where no model tells. */
  readonly similar: (
    text: string,
    others: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly number[] | undefined>;
};

/** Sentences compared in meaning. */
const MOST_COMPARED = 24;
/** Less of the question in a sentence and what stands around it is a coincidence: `node scripts/measure-content.ts`. */
const LEAST_SCORE = 0.5;
/** One word alone tells what is asked about where it is nearly all of it: as a title that says nothing else. */
const LEAST_ALONE = 0.65;
/** A text up to this long is said whole, as one sentence; up to this long it is read out whole, in characters. */
const ONE_SAYING = 160;
const SHORT_TEXT = 500;
/** What meaning counts for beside words, and what an answer of the kind that was asked for, or of that day. */
const MEANING_WORTH = 0.6;
const FIT_WORTH = 0.25;

type Sentence = ScoredSentence<ReadText>;
type Possible = Sentence & { readonly fits: Fits };

/** Finds by what there is. */
export function passageFinder(
  sources: PassageSources,
): (question: string, signal: AbortSignal) => Promise<Passage | undefined> {
  return (question, signal) => findPassage(sources, question, signal);
}

/** The sentence of all that somebody keeps that holds what a question asks for; undefined where none surely does. */
async function findPassage(
  sources: PassageSources,
  question: string,
  signal: AbortSignal,
): Promise<Passage | undefined> {
  const { language, host } = sources;
  const asked = askedWords(question, language, host.clock);
  if (asked.stems.length === 0) return undefined;
  const found = await foundTexts(sources, soughtWords(question, language));
  const named = found.filter(({ contents }) => asked.sources.includes(contents.kind));
  return (
    (await bestOf(sources, question, { asked, texts: named, signal })) ??
    (await bestOf(sources, question, { asked, texts: found, signal }))
  );
}

type Searched = {
  readonly asked: AskedWords;
  readonly texts: readonly ReadText[];
  readonly signal: AbortSignal;
};

async function bestOf(
  sources: PassageSources,
  question: string,
  { asked, texts, signal }: Searched,
): Promise<Passage | undefined> {
  if (texts.length === 0) return undefined;
  const likely = scoreSentences(asked, texts, sources.language).filter(isAbout);
  const possible = await answering(sources, question, { asked, likely, signal });
  const [best] = possible;
  return best && passageOf(best, possible);
}

/** A sentence answers alone that has a word of the question, or that is the only one of its text that may be the answer. */
function passageOf(best: Possible, possible: readonly Possible[]): Passage | undefined {
  const { tool, contents, id, title, source, text } = best.of;
  const isOnly = possible.filter(({ of, fits }) => of === best.of && fits.ofKind > 0).length === 1;
  const isAlone = best.ownHits > 0 || (best.fits.ofKind > 0 && isOnly);
  if (!isAlone && text.length > SHORT_TEXT) return undefined;
  const isSaying = text.length <= ONE_SAYING && !text.trim().includes("\n");
  const sentence = isSaying ? text.trim() : isAlone ? best.sentence : undefined;
  const share = best.held / Math.max(1, best.asked);
  return { tool: tool.name, field: contents.field, id, title, source, sentence, share };
}

/** Enough of what is asked about stands there: two of its words, or the only one that it has. */
function isAbout({ score, held }: Sentence): boolean {
  return score >= LEAST_SCORE && (held >= 2 || (held === 1 && score >= LEAST_ALONE));
}

type Likely = {
  readonly asked: AskedWords;
  readonly likely: readonly Sentence[];
  readonly signal: AbortSignal;
};

/** The sentences that answer, by words, by meaning and by the kind of answer that is wanted, the best first. */
async function answering(
  { similar, language, host: { clock } }: PassageSources,
  question: string,
  { asked, likely, signal }: Likely,
): Promise<readonly Possible[]> {
  const compared = likely.slice(0, MOST_COMPARED).flatMap((one) => {
    const fits = answersAs(asked, one.sentence, { language, clock });
    return fits ? [{ ...one, fits }] : [];
  });
  if (compared.length === 0) return [];
  const sentences = compared.map(({ sentence }) => sentence);
  const near = await similar(question, sentences, signal);
  if (!near) return compared.filter(({ ownHits }) => ownHits > 0);
  const rankOf = ({ score, fits }: (typeof compared)[number], at: number): number =>
    score + MEANING_WORTH * (near[at] ?? 0) + FIT_WORTH * (fits.ofKind + fits.ofTime);
  return compared
    .map((one, at) => ({ one, rank: rankOf(one, at) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ one }) => one);
}
