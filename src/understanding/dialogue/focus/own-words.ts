import { genericTest } from "../../../grounding/reading/carriers.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import { overlaps } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { elementsIn } from "../edit/elements.ts";

/**
 * What words name beside times, lengths and names that the last act's words and what it made haven't: the
 * thing a request of their own is about. Words that wrap a request to change such a thing name nothing.
 */
export async function ownWords(
  { lastCall, handles, contextOf, language, registry }: Sources,
  utterance: Utterance,
): Promise<readonly SaidToken[]> {
  const [newest] = handles.recent();
  const [{ reading, context }, last] = await Promise.all([
    contextOf(utterance),
    contextOf({ ...utterance, text: lastCall?.said ?? "" }),
  ]);
  const { stemOf, isStop } = reading.language.terms;
  const record = context.known?.[newest?.kind ?? ""]?.find(({ id }) => id === newest?.id);
  const title = record ? language.read(JSON.stringify(record.facts), context).tokens : [];
  const known = new Set([...last.reading.tokens, ...title].map(({ word }) => stemOf(word)));
  const changing = registry
    .acting()
    .filter((tool) => tool.effect !== "none" && newest && recordTaken(tool, newest.kind));
  const tests = changing.map((tool) => genericTest(tool, newest?.kind ?? "", reading.language));
  const elements = elementsIn(reading);
  const { text } = reading.leaning.corrected;
  const begin = Math.max(reading.cues.opening, utterance.text.indexOf(text));
  return reading.tokens.filter((token) => {
    const { word, is, start } = token;
    const isWrapping =
      isStop(word) ||
      tests.some((isGeneric) => isGeneric(word)) ||
      WRAPPING.some((role) => is.has(role));
    const isTold = elements.some((one) => overlaps(one, token)) || known.has(stemOf(word));
    return start >= begin && !isWrapping && !isTold;
  });
}

const WRAPPING = ["filler", "pointer", "preposition"] as const;
