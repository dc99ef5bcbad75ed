import type { Config } from "../../config/config.ts";
import { revealedFor } from "../../exposure/sotto.ts";
import { createRequestReader } from "../../grounding/request/request-context.ts";
import { readNames } from "../../grounding/known/known-names.ts";
import { patientHost } from "../../host/patient-host.ts";
import { english } from "../../language/en/english.ts";
import type { RankDoor } from "../../terminal/application.ts";
import { createHandleBook } from "../../tool/handle-book.ts";
import { weighedOf } from "../../understanding/rerank.ts";
import { understand } from "../../understanding/understand.ts";
import type { Sources } from "../../understanding/sources.ts";
import { openHost } from "./open-host.ts";
import { openIndex, rankingBy } from "./open-index.ts";
import { openRegistry } from "./open-registry.ts";
import { openTagger } from "./trained.ts";

/** What a conversation makes of its first words, by the very way it takes; nothing is done or kept. */
export async function openRankDoor(config: Config): Promise<RankDoor> {
  await using stack = new AsyncDisposableStack();
  const registry = openRegistry(config);
  const ranking = stack.use(await openIndex(config, registry));
  const opened = await openHost(config, { notice: () => undefined, resumes: false });
  const host = patientHost(stack.use(opened));
  const known = await readNames(host);
  const [way, tagger] = [rankingBy(ranking), openTagger()];
  // Nothing is shown between one text and the next: names and records are read once.
  const handles = createHandleBook();
  const reading = {
    host,
    names: async () => known,
    handles,
    language: english,
    tagger,
    remembers: true,
  };
  const sources: Sources = {
    registry,
    language: english,
    ...way,
    contextOf: createRequestReader(reading),
    profile: { callable: "index" },
    handles,
    lastCall: undefined,
  };
  const closing = stack.move();
  return {
    rank: async (text, signal) => {
      const utterance = { text, alternatives: [], source: "typed", confidence: 1 } as const;
      const { parts } = await understand(sources, { utterance, open: undefined, signal });
      return parts;
    },
    why: (ranked, tool) => weighedOf(ranked.features?.[tool] ?? {}, way.reranker),
    reveal: (ranked) => revealedFor(ranked, registry.acting()),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
