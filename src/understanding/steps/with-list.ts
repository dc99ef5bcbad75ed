import { SPELT } from "../../language/names/find-names.ts";
import { recordsSpokenOf } from "../../grounding/entity-linking/find-lookup.ts";
import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import type { HandleEntry } from "../../tool/handle-book.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/part.ts";
import { rankText } from "../ranking/rank-words.ts";
import type { Sources } from "../sources.ts";

/**
 * A part that puts something on the list that the part before it names, or that what it names is on, with its name in
 * place of the words that point at it: "take the rye off Groceries, and put butter on there". Any other part as it is.
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
  if (!listPointed || !takesList) return part;
  const listsIn = async (text: string): Promise<readonly string[]> => {
    const { reading } = await contextOf({ ...utterance, text, alternatives: [] }, []);
    return reading.names(LIST).flatMap(({ score, text: name }) => (score >= SPELT ? name : []));
  };
  const [said] = before ? await listsIn(before.text) : [];
  const name = said ?? (await listOf(sources, utterance, before));
  if (name === undefined || (await listsIn(part.text)).length > 0) return part;
  const { start, end } = listPointed;
  const text = `${part.text.slice(0, start)}${language.wordingOf(name).cues.onList}${part.text.slice(end)}`;
  return { text, ranked: await rankText(sources, utterance, text) };
}

/** The list that what was spoken of is on: in the same breath by its name, else what was shown last. */
async function listOf(
  { registry, contextOf, handles }: Sources,
  utterance: Utterance,
  before: Part | undefined,
): Promise<string | undefined> {
  if (!before) return listIn(handles.recent()[0]);
  const tool = registry.get(before.ranked.tools[0]?.name ?? "");
  const kind = tool && recordTaken(tool)?.of;
  if (!tool || kind === undefined) return undefined;
  const own = { ...utterance, text: before.text, alternatives: [] };
  const { reading, context } = await contextOf(own, [tool]);
  const records = context.known?.[kind] ?? [];
  const lists = recordsSpokenOf(reading, { records, tool }).map(({ thing }) => thing.on);
  return new Set(lists).size === 1 ? lists[0] : undefined;
}

function listIn(shown: HandleEntry | undefined): string | undefined {
  const list = shown?.facts[LIST];
  return typeof list === "string" && list !== "" ? list : undefined;
}

const LIST = "list";
