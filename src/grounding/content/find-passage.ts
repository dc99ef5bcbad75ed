import { HostFailure } from "../../errors.ts";
import type { Host } from "../../host/host.ts";
import type { Language } from "../../language/language.ts";
import type { Contents, FoundText } from "../../tool/contents.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { heldIn, scoreSentences } from "./best-sentence.ts";
import type { ScoredSentence } from "./best-sentence.ts";

/** A sentence that answers a question, and where it stands. */
export type Passage = {
  readonly tool: string;
  readonly field: string;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** Undefined where all of the text is the answer: it is short, and no sentence of it answers alone. */
  readonly sentence: string | undefined;
  readonly score: number;
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

/** Words of a question that are looked for, and texts that are read for it. */
const MOST_WORDS = 8;
const MOST_READ = 12;
/** Sentences compared in meaning. */
const MOST_COMPARED = 24;
/** Less of the question in a sentence and its title is a coincidence. */
const LEAST_SCORE = 0.5;
/** Fewer words of the question, times left out, in a sentence and its title are a coincidence too. */
const LEAST_HELD = 2;
/** A text up to this long is read out whole, in characters. */
const SHORT_TEXT = 500;
/** What meaning counts for beside words. */
const MEANING_WORTH = 0.6;

type Text = FoundText & { readonly tool: Tool; readonly contents: Contents; readonly text: string };

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
  const { language } = sources;
  const words = wordsOf(question, language);
  if (words.length < 2) return undefined;
  const texts = await read(sources, await found(sources, words));
  const timeless = withoutTimes(question, sources);
  const isAbout = ({ of: { title }, sentence }: ScoredSentence<Text>): boolean =>
    heldIn(timeless, { title, sentence }, language) >= LEAST_HELD;
  const scored = scoreSentences(question, texts, language).filter(isAbout);
  const [best] = await byMeaning(sources, question, { scored, signal });
  if (!best) return undefined;
  const { tool, contents, id, title, source } = best.of;
  const { score } = best;
  const isAlone = best.ownHits > 0;
  if (!isAlone && best.of.text.length > SHORT_TEXT) return undefined;
  const sentence = isAlone ? best.sentence : undefined;
  return { tool: tool.name, field: contents.field, id, title, source, sentence, score };
}

/** A question without its times: when something is asked for doesn't say what it is. */
function withoutTimes(question: string, { language, host: { clock } }: PassageSources): string {
  const { whens } = language.read(question, { clock, names: {} });
  return whens
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, question);
}

function wordsOf(question: string, { tokensOf, terms }: Language): readonly string[] {
  const words = tokensOf(question).flatMap(({ word, is }) =>
    is.has("filler") || terms.isStop(word) ? [] : word,
  );
  return [...new Set(words)].slice(0, MOST_WORDS);
}

type Found = FoundText & { readonly tool: Tool; readonly contents: Contents };

/** The texts that most of the words stand in, rare ones counting more. */
async function found(
  { host, registry }: PassageSources,
  words: readonly string[],
): Promise<readonly Found[]> {
  const scores = new Map<string, { readonly found: Found; readonly score: number }>();
  for (const tool of registry.acting()) {
    const { contents } = tool;
    if (!contents) continue;
    for (const word of words) {
      const texts = await orNone(contents.withWord(word, host));
      for (const text of texts) {
        const key = `${tool.name}\n${text.id}`;
        const score = (scores.get(key)?.score ?? 0) + 1 / Math.sqrt(texts.length);
        scores.set(key, { found: { ...text, tool, contents }, score });
      }
    }
  }
  const best = [...scores.values()].toSorted((one, other) => other.score - one.score);
  return best.slice(0, MOST_READ).map((one) => one.found);
}

async function read({ host }: PassageSources, texts: readonly Found[]): Promise<readonly Text[]> {
  const each = await Promise.all(
    texts.map(async (one) => ({
      ...one,
      text: one.text ?? (await orEmpty(one.contents.textOf(one.id, host))),
    })),
  );
  return each.filter(({ text }) => text !== "");
}

type Likely = {
  readonly scored: readonly ScoredSentence<Text>[];
  readonly signal: AbortSignal;
};

/** The sentences of the texts that words find, by words and meaning together. */
async function byMeaning(
  { similar }: PassageSources,
  question: string,
  { scored, signal }: Likely,
): Promise<readonly ScoredSentence<Text>[]> {
  const likely = scored.filter(({ score }) => score >= LEAST_SCORE);
  // A text that surely is about it may answer in other words than were asked.
  const texts = new Set(likely.map(({ of }) => of));
  const compared = scored.filter(({ of }) => texts.has(of)).slice(0, MOST_COMPARED);
  if (compared.length === 0) return [];
  const near = await similar(
    question,
    compared.map(({ sentence }) => sentence),
    signal,
  );
  if (!near) return likely.filter(({ hits }) => hits > 0);
  return compared
    .map((one, at) => ({ ...one, score: one.score + MEANING_WORTH * (near[at] ?? 0) }))
    .toSorted((one, other) => other.score - one.score);
}

/** What can't be looked at holds no answer here; its tools say why when they run. */
async function orNone<One>(looking: Promise<readonly One[]>): Promise<readonly One[]> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}

async function orEmpty(reading: Promise<string>): Promise<string> {
  const [text = ""] = await orNone(reading.then((one) => [one]));
  return text;
}
