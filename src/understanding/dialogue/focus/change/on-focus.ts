import { abstains } from "../../../../discovery/abstains.ts";
import { groundTool } from "../../../../grounding/tool/ground-tool.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import type { HandleEntry } from "../../../../tool/handle-book.ts";
import { parametersOf, recordTaken } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import type { Part } from "../../../parts/part.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/** The index's first is followed from here on, where it takes what the words point at. */
const LIKELY = 0.5;

type Said = { readonly utterance: Utterance; readonly understood: readonly Part[] };

/**
 * An act on the record that the words point at: the likeliest tool, where that takes such a record ("make
 * it urgent"). What the last act changed is not changed on: that is a correction of it.
 */
export async function onFocus(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const { handles, lastCall, registry, language } = sources;
  const [newest] = handles.recent();
  const [part, ...others] = understood;
  const { cues, mood } = language.wordingOf(utterance.text);
  if (!newest || !part || others.length > 0 || !cues.mayPoint || mood.isQuestion) return undefined;
  const last = registry.get(lastCall?.tool ?? "");
  if (lastCall?.isEffect && last && recordTaken(last, newest.kind)) return undefined;
  const tool = likeliest(sources, part);
  if (!tool || !recordTaken(tool, newest.kind)) return undefined;
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  const told = groundTool(tool, reading, context).slots;
  // What gives the tool nothing to do with the record is no act on it.
  const isNew = told.some(({ parameter }) => parameter !== fieldFor(tool, newest.kind));
  return isNew ? onRecord(part, tool, newest) : undefined;
}

/** The field of a tool that takes such a record. */
export function fieldFor(tool: Tool, kind: string): string | undefined {
  return parametersOf(tool).find(({ of, required }) => required && of === kind)?.name;
}

function likeliest({ registry }: Sources, { ranked }: Part): Tool | undefined {
  const [first] = ranked.tools;
  if (!first || first.score < LIKELY || abstains(ranked)) return undefined;
  const tool = registry.get(first.name);
  return tool?.effect === "none" ? undefined : tool;
}

/** Something added to what the words point at: "add bin bags to that". */
export async function addedToFocus(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const [newest] = sources.handles.recent();
  const [part, ...others] = understood;
  if (!newest || !part || others.length > 0) return undefined;
  const { reading } = await sources.contextOf(utterance);
  // "Add to it that the boiler leaks", "please add that Una wants a drill".
  const adds = addsTo(reading) || reading.leaning.saidAlso !== undefined;
  const tool = adds ? addingTool(sources, newest) : undefined;
  return tool && onRecord(part, tool, newest);
}

function onRecord(part: Part, tool: Tool, record: HandleEntry): Leaned {
  return { part: { ...part, ranked: onlyTool(tool.name) }, values: given(tool, record) };
}

/** Where something is added is only pointed at: "add two eggs to it", not "add it to the list". */
export function addsTo({ cues, tokens, mood }: Reading): boolean {
  const { addedToStart } = cues;
  if (addedToStart === undefined || mood.isQuestion) return false;
  const target = tokens.filter(({ start }) => start >= addedToStart);
  // Behind the verb.
  const [, ...added] = tokens.filter(({ start }) => start >= cues.opening && start < addedToStart);
  const isEmpty = target.every(
    ({ is }) => is.has("preposition") || is.has("pointer") || is.has("filler"),
  );
  return isEmpty && added.some(({ is }) => !is.has("pointer") && !is.has("filler"));
}

/** The tool that adds words to such a record. */
export function addingTool({ registry }: Sources, { kind }: HandleEntry): Tool | undefined {
  return registry.acting().find((tool) => {
    const needed = parametersOf(tool).filter(({ required }) => required);
    const isOfKind = needed.some(({ of }) => of === kind);
    return tool.gives === kind && isOfKind && needed.some((one) => one.kind === "free");
  });
}

/** The record in the field that takes it, unless the words name another. */
function given(tool: Tool, { handle, kind }: HandleEntry): Leaned["values"] {
  const kept = pointedTo(fieldFor(tool, kind) ?? "", handle);
  return { from: "last-call", kept, put: [] };
}
