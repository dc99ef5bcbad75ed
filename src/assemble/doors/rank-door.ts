import type { Config } from "../../config/config.ts";
import { revealedFor } from "../../exposure/sotto/sotto.ts";
import { readNames } from "../../grounding/known/known-names.ts";
import { patientHost } from "../../host/patient-host.ts";
import type { RankDoor } from "../../terminal/application.ts";
import { firstWords } from "../../understanding/first-words.ts";
import { rankingBy } from "../../understanding/ranking/ranking-by.ts";
import { openHost } from "../open/open-host.ts";
import { openIndex } from "../open/open-index.ts";
import { openLanguage } from "../open/open-language.ts";
import { openRegistry } from "../open/open-registry.ts";
import { openUnderstanding } from "../open/trained.ts";

/** The first words of a conversation, ranked as it ranks them. */
export async function openRankDoor(config: Config): Promise<RankDoor> {
  await using stack = new AsyncDisposableStack();
  const registry = openRegistry(config);
  const index = stack.use(await openIndex(config, registry));
  const silent = { notice: () => undefined, resumes: false };
  const host = patientHost(stack.use(await openHost(config, silent)));
  const language = await openLanguage(config);
  const known = { host, registry, language, tagger: index.tagger, names: () => readNames(host) };
  const closing = stack.move();
  return {
    ...firstWords(known, rankingBy(index, openUnderstanding(config, index))),
    reveal: (ranked) => revealedFor(ranked, registry.acting()),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
