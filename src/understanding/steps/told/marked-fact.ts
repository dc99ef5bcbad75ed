import { marksOf } from "../../../grounding/tagger/label-of.ts";
import { LEAST_SURE } from "../../../grounding/tagger/sure-enough.ts";
import { isSurelyMarked } from "../../../grounding/tagger/surely-marked.ts";
import type { ToldFact } from "../../../language/contract/steps.ts";
import type { Reading } from "../../../language/reading/reading.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { takenBy } from "../../given/taking.ts";
import { rankText } from "../../ranking/rank-words.ts";
import type { Sources } from "../../sources.ts";

/** A fact that words for somebody only name, or ask for, where other people's requests are sure which those words are. */
export async function markedFact(
  sources: Sources,
  utterance: Utterance,
): Promise<ToldFact | undefined> {
  const { reading } = await sources.contextOf(utterance);
  const facts = sources.registry.acting().flatMap((tool) => {
    const fact = takenBy(tool, "message") && factFor(tool, reading);
    return fact ? [{ name: tool.name, fact }] : [];
  });
  // Few requests have any, and to rank one costs more than to look.
  if (facts.length === 0) return undefined;
  const { tools } = await rankText(sources, utterance, utterance.text);
  return facts.find(({ name }) => name === tools[0]?.name)?.fact;
}

function factFor(tool: Tool, reading: Reading): ToldFact | undefined {
  const marks = marksOf(reading, tool);
  // A fact is looked for however sure it is where its name ends: nobody reads these words.
  const [text, ...texts] = marks.filter(
    ({ label, sureness }) => label === "text" && sureness >= LEAST_SURE,
  );
  const [who, ...others] = marks.filter((one) => one.label === "who" && isSurelyMarked(one));
  if (!text || !who || texts.length > 0 || others.length > 0) return undefined;
  const wordsAt = ({ start, end }: typeof text): string => reading.text.slice(start, end);
  const { steps } = reading.language.wordingOf(wordsAt(text));
  return steps.factAsked({ request: reading.text, whom: wordsAt(who) });
}
