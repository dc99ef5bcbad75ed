import { SPELT } from "../../language/names/find-names.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";

/**
 * A part that puts something on the list that the part before it names, with its name in place of the words that
 * point at it: "take the rye off Groceries, and put butter on there". Any other part as it is.
 */
export async function withList(
  sources: Sources,
  utterance: Utterance,
  { part, before }: { readonly part: Part; readonly before: Part | undefined },
): Promise<Part> {
  const { language, registry, contextOf } = sources;
  const { listPointed } = language.wordingOf(part.text).cues;
  const tool = registry.get(part.ranked.tools[0]?.name ?? "");
  const takesList = tool && parametersOf(tool).some(({ kind }) => kind === LIST);
  if (!before || !listPointed || !takesList) return part;
  const listsIn = async (text: string): Promise<readonly string[]> => {
    const { reading } = await contextOf({ ...utterance, text, alternatives: [] }, []);
    return reading.names(LIST).flatMap(({ score, text: name }) => (score >= SPELT ? name : []));
  };
  const [name] = await listsIn(before.text);
  if (name === undefined || (await listsIn(part.text)).length > 0) return part;
  const { start, end } = listPointed;
  const text = `${part.text.slice(0, start)}${language.wordingOf(name).cues.onList}${part.text.slice(end)}`;
  return { text, ranked: await rankText(sources, utterance, text) };
}

const LIST = "list";
