import { latestTexts } from "../found-texts.ts";
import type { ReadText } from "../found-texts.ts";
import type { PassageSources } from "../passage.ts";
import { sentencesOf } from "../sentences.ts";
import { titled } from "./titled.ts";

/** Texts never read before that are opened for one question: on a Mac each takes a while. */
const MOST_READ = 80;
/** Texts with one of the nearest sentences. */
const MOST_TEXTS = 8;
/** Sentences never compared before that are looked at for one question, newest texts first: some seconds without a GPU. */
const MOST_NEW = 200;
/** Further than this from a question a sentence says nothing of it: `node scripts/answers/fit.ts` tells how many answers are among what is weighed. */
const LEAST_NEAR = 0.2;

/** Of the newest texts those with a sentence that is near a question in meaning, the nearest first. */
export async function nearTexts(
  sources: PassageSources,
  question: string,
  signal: AbortSignal,
): Promise<readonly ReadText[]> {
  const { language, similar } = sources;
  if (!(await similar(question, [], { signal }))) return [];
  const texts = await latestTexts(sources, MOST_READ);
  const rows = texts.flatMap((of) =>
    sentencesOf(of.text, language).map((sentence) => ({ of, words: titled(of, sentence) })),
  );
  const near = await similar(
    question,
    rows.map(({ words }) => words),
    { signal, most: MOST_NEW },
  );
  if (!near) return [];
  const order = rows
    .map(({ of }, at) => ({ of, near: near[at] ?? 0 }))
    .filter((one) => one.near >= LEAST_NEAR)
    .toSorted((one, other) => other.near - one.near);
  return [...new Set(order.map(({ of }) => of))].slice(0, MOST_TEXTS);
}
