import { openHost } from "../../src/assemble/open/open-host.ts";
import { openIndex } from "../../src/assemble/open/open-index.ts";
import { openLanguage } from "../../src/assemble/open/open-language.ts";
import { openRegistry } from "../../src/assemble/open/open-registry.ts";
import { BENCH_CLOCK, freshHome } from "../../src/bench/fresh-home.ts";
import { writeHome } from "../../src/bench/homes/write-home.ts";
import { loadConfig } from "../../src/config/load-config.ts";
import { WEIGHTS } from "../../src/grounding/content/answer-weights.ts";
import type { Feature } from "../../src/grounding/content/answer-weights.ts";
import { askedWords } from "../../src/grounding/content/asked-words.ts";
import { scoreSentences } from "../../src/grounding/content/best-sentence.ts";
import { possibleTexts } from "../../src/grounding/content/find-passage.ts";
import { answerFeatures, withNear } from "../../src/grounding/content/weigh.ts";
import { isHeld } from "./asked.ts";
import type { Asked } from "./asked.ts";

/** A question with what speaks for each sentence that may answer, in the order of the weights. */
export type Signs = {
  readonly question: string;
  readonly isAnswerable: boolean;
  readonly rows: readonly { readonly isRight: boolean; readonly signs: readonly number[] }[];
};

const NAMES = Object.keys(WEIGHTS) as readonly Feature[];

/** What speaks for the sentences of a life as answers to questions about it. */
export async function signsAt(
  file: string,
  questions: readonly Asked[],
): Promise<readonly Signs[]> {
  await using fresh = await freshHome(loadConfig({}), (to) => writeHome(file, to, BENCH_CLOCK));
  const { config } = fresh;
  const ignored = (): void => undefined;
  const registry = openRegistry(config);
  await using host = await openHost(config, { notice: ignored, progress: ignored });
  await using index = await openIndex(config, registry);
  const language = await openLanguage(config);
  const sources = {
    host,
    language,
    registry,
    similar: index.similar,
    knownTexts: index.knownTexts,
  };
  const { signal } = new AbortController();
  const found: Signs[] = [];
  for (const one of questions) {
    const { question } = one;
    const asked = askedWords(question, language, host.clock);
    const scored = scoreSentences(asked, await possibleTexts(sources, question, signal), language);
    const near = (await withNear(sources, { question, asked, scored }, signal)) ?? [];
    const rows = near.map((row) => {
      const features = answerFeatures(row, asked);
      const isRight = isHeld(`${row.of.title}: ${row.sentence}`, one);
      return { isRight, signs: NAMES.map((name) => features[name]) };
    });
    found.push({ question, isAnswerable: one.wanted.length > 0, rows });
  }
  return found;
}
