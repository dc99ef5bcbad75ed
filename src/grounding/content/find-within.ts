import type { AnswerKind } from "../../language/contract/questions.ts";
import { orNone } from "./found-texts.ts";
import { answering } from "./answering.ts";
import { askedWords } from "./asked-words.ts";
import { scoreSentences } from "./best-sentence.ts";
import { passageOf } from "./find-passage.ts";
import type { Passage, PassageSources } from "./passage.ts";

/** A question, and the one text it is asked of, as it was shown. */
export type AskedWithin = {
  readonly question: string;
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  /** The kind of answer, where no word of the question tells it. */
  readonly wants?: AnswerKind;
  /** Of a time its day alone. */
  readonly isDay?: boolean;
  /** A sentence that asks may be meant. */
  readonly mayAsk?: boolean;
};

type WithinFinder = (asked: AskedWithin, signal: AbortSignal) => Promise<Passage | undefined>;

/** Finds by what there is. */
export function withinFinder(sources: PassageSources): WithinFinder {
  return (asked, signal) => findWithin(sources, asked, signal);
}

/**
 * The sentence that answers in a text that is spoken of, where nothing of the question needs to say which:
 * all of a short text where no sentence surely does. Undefined where the text holds nothing of the kind.
 */
async function findWithin(
  sources: PassageSources,
  { question, kind, id, title, wants, isDay = false, mayAsk = false }: AskedWithin,
  signal: AbortSignal,
): Promise<Passage | undefined> {
  const { language, host, registry } = sources;
  const tool = registry.acting().find(({ contents }) => contents?.kind === kind);
  const [text] = tool?.contents
    ? await orNone(tool.contents.textOf(id, host).then((one) => [one]))
    : [];
  if (!tool?.contents || !text) return undefined;
  const said = askedWords(question, language, host.clock);
  const asked = { ...said, kind: said.kind ?? wants };
  const of = { id, title, source: title, tool, contents: tool.contents, text };
  const likely = scoreSentences(asked, [of], language);
  const possible = await answering(sources, question, {
    asked,
    likely,
    isOfKind: wants !== undefined,
    isDay,
    signal,
  });
  const [best] = possible.filter(({ fits }) => mayAsk || !fits.asks);
  return best && passageOf(best, possible);
}
