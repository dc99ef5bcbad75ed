import { peopleSaid } from "../people-said.ts";
import type { SourceSaid } from "../../../language/contract/questions.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Sources } from "../../sources.ts";
import { type Asked, type AskedOfHome, asking, valuesOf } from "../asking.ts";

/** The sentences that answer in the text whose source is said, and the tool that reads it. */
export async function inSource(
  sources: Sources,
  { utterance, signal }: Asked,
  said: SourceSaid,
): Promise<AskedOfHome | undefined> {
  const source = await withNames(sources, utterance, said);
  const passages = await sources.findTold({ ...said, source }, signal);
  const [first] = passages;
  if (!first) return undefined;
  const told = [...new Set(passages.map(({ sentence }) => sentence))];
  const [sentence, ...also] = told.flatMap((one) => (one === undefined ? [] : [one]));
  // Where a question is left over, the whole text is told.
  const isAll = passages.length === said.asks.length && told.every((one) => one !== undefined);
  const passage = isAll ? { ...first, sentence, also } : { ...first, sentence: undefined };
  return asking(utterance, passage.tool, valuesOf(passage, sources));
}

/** With the names of those it was told by, who are called otherwise ("Mum"). */
async function withNames(
  sources: Sources,
  utterance: Utterance,
  { source, spoken = source }: SourceSaid,
): Promise<string> {
  const people = await peopleSaid(sources, { ...utterance, text: spoken, alternatives: [] });
  return [...new Set([source, ...people])].join(" ");
}
