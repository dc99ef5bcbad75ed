import { answersAs } from "./answers-as.ts";
import type { Possible, Sentence } from "./answering.ts";
import { WEIGHTS } from "./answer-weights.ts";
import type { Feature } from "./answer-weights.ts";
import type { AskedWords } from "./asked-words.ts";
import type { ReadText } from "./found-texts.ts";
import { titled } from "./near/titled.ts";
import type { PassageSources } from "./passage.ts";

/** A sentence, and how likely it is that just this one answers, 0 to 1: together with that none does they are 1. */
export type Weighed = Possible & { readonly likely: number };

/** A sentence that may answer with how near it is in meaning to the question, and how near the nearest of all and of its text are. */
export type Near = Possible & {
  readonly near: number;
  readonly nearest: number;
  readonly nearestOfText: number;
};

type Asking = {
  readonly question: string;
  readonly asked: AskedWords;
  readonly scored: readonly Sentence[];
};

type Comparing = Pick<PassageSources, "similar" | "language" | "host">;

/** The sentences that may answer, the likeliest first; undefined where no model compares texts. */
export async function weigh(
  sources: Comparing,
  asking: Asking,
  signal: AbortSignal,
): Promise<readonly Weighed[] | undefined> {
  const near = await withNear(sources, asking, signal);
  if (!near) return undefined;
  const { asked } = asking;
  const priced = asked.kind === "price" ? near.filter(({ fits }) => fits.ofKind > 0) : near;
  const weighed = weighedOf(priced, asked);
  // What has no price tells none, unless none that has one may answer: "exhaust 95".
  const isTold = priced === near || (weighed[0]?.likely ?? 0) >= LEAST_PRICED;
  return isTold ? weighed : weighedOf(near, asked);
}

/** Less likely than a text has to be that answers it is about something else: `node scripts/measure-content.ts`. */
const LEAST_PRICED = 0.3;

function weighedOf(near: readonly Near[], asked: AskedWords): readonly Weighed[] {
  const worths = near.map((one) => Math.exp(worthOf(answerFeatures(one, asked))));
  const sum = worths.reduce((total, one) => total + one, 1);
  return near
    .map((one, at) => ({ ...one, likely: (worths[at] ?? 0) / sum }))
    .toSorted((one, other) => other.likely - one.likely);
}

/** Sentences that have most of the words, and those that are nearest in meaning: the others are no answer. */
const MOST_BY_WORDS = 24;
const MOST_BY_MEANING = 24;

/** The sentences that may answer with how near each is; undefined where no model tells. */
export async function withNear(
  sources: Comparing,
  { question, asked, scored }: Asking,
  signal: AbortSignal,
): Promise<readonly Near[] | undefined> {
  const compared = await compare(sources, { question, asked, scored }, signal);
  if (!compared) return undefined;
  const { language, host } = sources;
  const nearest = Math.max(0, ...compared.map(({ near }) => near));
  const ofTexts = new Map<ReadText, number>();
  for (const { of, near } of compared) ofTexts.set(of, Math.max(ofTexts.get(of) ?? 0, near));
  return compared.flatMap((one) => {
    const fits = answersAs(asked, one.sentence, { language, clock: host.clock });
    if (!fits) return [];
    return [{ ...one, fits, nearest, nearestOfText: ofTexts.get(one.of) ?? 0 }];
  });
}

type Compared = Sentence & { readonly near: number };

async function compare(
  { similar }: Comparing,
  { question, scored }: Asking,
  signal: AbortSignal,
): Promise<readonly Compared[] | undefined> {
  const byWords = scored.slice(0, MOST_BY_WORDS);
  const nearOf = async (
    rows: readonly Sentence[],
    most?: number,
  ): Promise<readonly Compared[] | undefined> => {
    const words = rows.map(({ of, sentence }) => titled(of, sentence));
    const near = await similar(question, words, { signal, most });
    return (
      near &&
      rows.flatMap((one, at) => {
        const own = near[at];
        return own === undefined ? [] : [{ ...one, near: own }];
      })
    );
  };
  const first = await nearOf(byWords);
  const others = await nearOf(scored.slice(MOST_BY_WORDS), 0);
  if (!first || !others) return undefined;
  const near = others.toSorted((one, other) => other.near - one.near).slice(0, MOST_BY_MEANING);
  return [...first, ...near];
}

/** What speaks for a sentence as the answer, each from -1 to 1. */
export function answerFeatures(
  { score, held, asked, ownHits, near, nearest, nearestOfText, fits, of, sentence }: Near,
  { kind, whens, sources }: AskedWords,
): Readonly<Record<Feature, number>> {
  const isNamed = sources.includes(of.contents.kind);
  return {
    any: 1,
    words: score,
    held: held / Math.max(1, asked),
    "held count": Math.min(held, 3) / 3,
    own: Number(ownHits > 0),
    near,
    "behind the nearest": nearest - near,
    "text behind the nearest": nearest - nearestOfText,
    kind: fits.ofKind,
    "no kind": Number(kind === undefined),
    time: fits.ofTime,
    asks: Number(fits.asks),
    "of a time": Number(whens.length > 0),
    source: sources.length === 0 ? 0 : isNamed ? 1 : -1,
    length: Math.min(sentence.length, LONG) / LONG,
  };
}

const LONG = 200;

function worthOf(features: Readonly<Record<Feature, number>>): number {
  return Object.entries(WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * features[name as Feature],
    0,
  );
}
