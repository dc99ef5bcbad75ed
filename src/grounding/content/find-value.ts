import { askedWords } from "./asked-words.ts";
import { scoreSentences } from "./best-sentence.ts";
import type { ScoredSentence } from "./best-sentence.ts";
import { isBy } from "./find-by.ts";
import { foundTexts, soughtWords } from "./found-texts.ts";
import type { ReadText } from "./found-texts.ts";
import type { Passage, PassageSources } from "./passage.ts";
import { tellingStems } from "./telling-stems.ts";

export type ValueAsked = {
  /** All that is said of the value and of where it stands. */
  readonly words: string;
  /** Those who may have told it. */
  readonly names: readonly string[];
  /** The kinds of text that it is said to stand in. */
  readonly kinds: readonly string[];
  /** Whether a sentence has a value of the kind that is wanted. */
  readonly holds: (sentence: string) => boolean;
  /** All of the text is wanted, unless it is long. */
  readonly isWhole?: boolean;
  /** What else speaks for a sentence. */
  readonly weigh?: (sentence: string) => number;
};

export type ValueFinder = (asked: ValueAsked, signal: AbortSignal) => Promise<Passage | undefined>;

/** Finds by what there is. */
export function valueFinder(sources: PassageSources): ValueFinder {
  return (asked, signal) => findValue(sources, asked, signal);
}

/** What meaning counts for beside words. */
const MEANING_WORTH = 0.6;
/** Sentences compared in meaning. */
const MOST_COMPARED = 24;
/** A text up to this long is one sentence. */
const ONE_SAYING = 160;
/** All of a text up to this long may be wanted. */
const WHOLE_TEXT = 600;
/** A sentence is better than another by so much, or nobody knows which is meant. */
const MARGIN = 0.02;

/**
 * The sentence that tells a value of a kind in what somebody is said to have told, or in a text of the kinds
 * that are said. It needs a word of what is asked about, or to be the only one with such a value; undefined
 * where nobody and no kind of text is said, or none tells it.
 */
async function findValue(
  sources: PassageSources,
  asked: ValueAsked,
  signal: AbortSignal,
): Promise<Passage | undefined> {
  const texts = await textsOf(sources, asked);
  const { language, host } = sources;
  const own = askedWords(asked.words, language, host.clock);
  const writers = new Set(
    [...asked.names, ...texts.map(({ by = "" }) => by)].flatMap((name) =>
      tellingStems(name, language),
    ),
  );
  const about = { ...own, stems: own.stems.filter((stem) => !writers.has(stem)) };
  const scored = sayings(scoreSentences(about, texts, language), asked.isWhole);
  const holding = scored.filter(({ sentence }) => asked.holds(sentence));
  const weighed = holding.map((one) => ({
    ...one,
    score: one.score + (asked.weigh?.(one.sentence) ?? 0),
  }));
  const ranked = await byMeaning(sources, asked.words, { scored: weighed, signal });
  const [best, second] = ranked;
  if (!best) return undefined;
  const isOnly = second === undefined;
  const isAhead = second === undefined || best.rank - second.rank >= MARGIN;
  const isAbout = best.one.score > 0 && isAhead;
  return isOnly || isAbout ? passageOf(best.one) : undefined;
}

async function textsOf(
  sources: PassageSources,
  { words, names, kinds }: ValueAsked,
): Promise<readonly ReadText[]> {
  const { language } = sources;
  const sought = [
    ...names.flatMap((name) => soughtWords(name, language)),
    ...soughtWords(words, language),
  ];
  const found = await foundTexts(sources, [...new Set(sought)]);
  const people = names.map((name) => tellingStems(name, language));
  const theirs = found.filter((text) => isBy(text, people, sources));
  const ofKind = (texts: readonly ReadText[]): readonly ReadText[] =>
    kinds.length === 0 ? texts : texts.filter(({ contents }) => kinds.includes(contents.kind));
  if (theirs.length > 0) return ofKind(theirs).length > 0 ? ofKind(theirs) : theirs;
  // Another's text tells it only where it speaks of them.
  const speaksOf = (text: ReadText): boolean => {
    const stems = tellingStems(`${text.title} ${text.text}`, language);
    return people.some((name) => name.some((stem) => stems.includes(stem)));
  };
  const possible = names.length === 0 ? found : found.filter(speaksOf);
  return kinds.length === 0 ? [] : possible.filter(({ contents }) => kinds.includes(contents.kind));
}

/** A short message is told whole: what it is about stands in one sentence, and what is new in the next. */
function sayings(scored: readonly Scored[], isWhole = false): readonly Scored[] {
  const whole = new Set<ReadText>();
  return scored.flatMap((one) => {
    const isAll = isWhole && one.of.text.length <= WHOLE_TEXT;
    if (!isAll && !isSaying(one.of.text)) return [one];
    if (whole.has(one.of)) return [];
    whole.add(one.of);
    return [{ ...one, sentence: one.of.text.trim().replaceAll(/\s*\n\s*/gu, " ") }];
  });
}

function isSaying(text: string): boolean {
  return text.length <= ONE_SAYING && !text.trim().includes("\n");
}

type Scored = ScoredSentence<ReadText>;
type Compared = { readonly scored: readonly Scored[]; readonly signal: AbortSignal };

async function byMeaning(
  { similar }: PassageSources,
  words: string,
  { scored, signal }: Compared,
): Promise<readonly { readonly one: Scored; readonly rank: number }[]> {
  const compared = scored.slice(0, MOST_COMPARED);
  const near = await similar(
    words,
    compared.map(({ sentence }) => sentence),
    { signal },
  );
  return compared
    .map((one, at) => ({ one, rank: one.score + MEANING_WORTH * (near?.[at] ?? 0) }))
    .toSorted((one, other) => other.rank - one.rank);
}

function passageOf({ of, sentence, held, asked }: Scored): Passage {
  const { tool, contents, id, title, source, at, by, name } = of;
  return {
    tool: tool.name,
    field: contents.field,
    id,
    title,
    source,
    ...(name === undefined ? {} : { name }),
    ...(at === undefined ? {} : { at }),
    ...(by === undefined ? {} : { by }),
    sentence,
    share: held / Math.max(1, asked),
    isOfKind: true,
    isOfTime: false,
  };
}
