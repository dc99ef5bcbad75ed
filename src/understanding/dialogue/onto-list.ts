import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { isSettled } from "../ranking/rerank.ts";
import type { Sources } from "../sources.ts";

/**
 * "Add tar", right behind what is on a list or was put on it: with that list, where the words name none. Any other
 * words stay as they are.
 */
export async function ontoList(sources: Sources, utterance: Utterance): Promise<Utterance> {
  const { language, registry } = sources;
  const list = listBefore(sources) ?? textBefore(sources);
  if (list === undefined) return utterance;
  const { reading } = await sources.contextOf(utterance);
  const ranked = sources.rankWords(utterance.text);
  const isOther = isSettled(ranked) && !listField(registry.get(ranked.tools[0]?.name ?? ""));
  if (isOther || !addsOnly(reading)) return utterance;
  const { onList } = language.wordingOf(list).cues;
  const text = utterance.text.trim().replace(/[.!]+$/u, "");
  return { ...utterance, text: `${text} ${onList}`, alternatives: [] };
}

/** The list of the last call. */
function listBefore({ registry, lastCall }: Sources): string | undefined {
  const field = listField(registry.get(lastCall?.tool ?? ""));
  const list = field === undefined ? undefined : lastCall?.arguments[field];
  return typeof list === "string" && list !== "" ? list : undefined;
}

/** The text that is called a list, where one was read or got more last: "Shopping list". */
function textBefore({ registry, lastCall, handles, language }: Sources): string | undefined {
  const tool = registry.get(lastCall?.tool ?? "");
  const field = tool && parametersOf(tool).find(({ kind }) => kind === "note")?.name;
  const given = field === undefined ? undefined : lastCall?.arguments[field];
  const shown = handles.recent().find(({ handle }) => handle === given);
  const title = shown?.facts["title"] ?? given;
  if (typeof title !== "string") return undefined;
  const { containers } = language.wordingOf(title).cues;
  return containers.some(({ kinds }) => kinds.includes("list")) ? title : undefined;
}

function listField(tool: Tool | undefined): string | undefined {
  return tool && parametersOf(tool).find(({ kind }) => kind === "list")?.name;
}

/** It begins by adding something, at no time, and names neither where it goes nor what kind of thing it is. */
function addsOnly({
  text,
  tokens,
  cues,
  leaning,
  whens,
  names,
  mood,
  wish,
  language,
}: Reading): boolean {
  const from = leaning.goingOn ?? cues.opening;
  const [first, ...others] = tokens.filter(({ start }) => start >= from);
  const isPlaced =
    cues.addedToStart !== undefined ||
    cues.listPointed !== undefined ||
    CONTAINER_KINDS.some((kind) => names(kind).length > 0);
  const isAsked = mood.question !== undefined || text.trimEnd().endsWith("?");
  const isKind = others.some(({ word }) => language.kindsNamed(word).length > 0);
  return (
    first?.is.has("puts") === true &&
    others.length > 0 &&
    whens.length === 0 &&
    !wish.takenOff &&
    !isPlaced &&
    !isAsked &&
    !isKind
  );
}
