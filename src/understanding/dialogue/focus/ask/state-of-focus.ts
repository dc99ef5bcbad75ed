import { saysOnlyIt } from "../../../../grounding/reading/carriers.ts";
import { groundTool } from "../../../../grounding/tool/ground-tool.ts";
import type { Reading } from "../../../../language/reading/reading.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import { parametersOf } from "../../../../tool/parameter.ts";
import type { Slot } from "../../../../types/turn/call-space.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import { isSettled } from "../../../ranking/rerank.ts";
import { closed } from "../../../revising/values.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned, Said } from "../../leaning.ts";

/**
 * "How long has it to go?", "which are still running?": how things stand of the kind that the last act began
 * or told of, where a tool only tells that. The words say nothing of their own, and not surely something else.
 */
export async function stateOfFocus(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const { lastCall, registry, handles, contextOf, language } = sources;
  const { mood } = language.wordingOf(utterance.text);
  const [newest] = handles.recent();
  const kind = registry.get(lastCall?.tool ?? "")?.gives;
  const tool = registry.acting().find(({ gives, onlyTells }) => onlyTells && gives === kind);
  const isOther = understood.some(
    ({ ranked }) => isSettled(ranked) && ranked.tools[0]?.name !== tool?.name,
  );
  if (!tool || newest?.kind !== kind || isOther || !mood.isQuestion) return undefined;
  const { reading, context } = await contextOf(utterance, [tool]);
  if (!isOnlyOf(tool, reading)) return undefined;
  // "Which ones" means all of them.
  const isOne = reading.cues.pointsBack && mood.question?.form !== "which";
  const meant = isOne ? pointedOf(tool, newest?.handle) : [];
  const sorts = groundTool(tool, reading, context).slots.filter(isSort(tool));
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "revised", slots: [...meant, ...sorts, ...told(tool)] } };
}

/** "Which alarms": the sort of record that is named. */
function isSort({ sorts = [] }: Tool): (slot: Slot) => boolean {
  return ({ parameter }) => sorts.includes(parameter);
}

/** Small words and those of its own records, and nothing else. */
function isOnlyOf(tool: Tool, { tokens, whens, durations, language }: Reading): boolean {
  const isSmall = (word: string): boolean => language.terms.isStop(word);
  return whens.length + durations.length === 0 && saysOnlyIt(tool, { tokens, language, isSmall });
}

function pointedOf(tool: Tool, handle: string | undefined): readonly Slot[] {
  const record = parametersOf(tool).find(({ of }) => of !== undefined && of === tool.gives);
  return record && handle !== undefined ? pointedTo(record.name, handle) : [];
}

/** The arguments with which it changes nothing. */
function told({ onlyTells = {} }: Tool): readonly Slot[] {
  return Object.entries(onlyTells).map(([name, value]) =>
    closed(name, { value, origin: { origin: "enum" } }),
  );
}
