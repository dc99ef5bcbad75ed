import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { toldOf } from "../../../grounding/entity-linking/told-of.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import {
  beginningsTaken,
  changesTime,
  parametersOf,
  recordTaken,
} from "../../../tool/parameter.ts";
import type { Utterance } from "../../../types/turn/utterance.ts";
import { clausesIn } from "../../dialogue/edit/meant-clauses.ts";
import type { Sources } from "../../sources.ts";

/** What is there, and when it has been so far, in epoch milliseconds. */
export type Changed = { readonly title: string; readonly was: number };

export type Change = {
  readonly tool: Tool;
  /** The field that takes the time. */
  readonly begins: string;
  readonly changed: Changed;
};

/**
 * "Change it", right behind somebody's words: what these are about gets another time. Undefined where the words tell
 * the time themselves, or it isn't known what is meant.
 */
export async function changeTold(
  sources: Sources,
  utterance: Utterance,
  acts: readonly Tool[],
): Promise<Change | undefined> {
  const tool = changingTool(sources, utterance, acts);
  const begins = tool && beginningsTaken(tool)[0]?.name;
  if (!begins) return undefined;
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  const records = context.known?.[recordTaken(tool)?.of ?? ""] ?? [];
  const record = reading.whens.length > 0 ? undefined : toldOf(records, reading, context);
  if (record?.at === undefined) return undefined;
  return { tool, begins, changed: { title: titleOf(record.facts), was: record.at } };
}

/** "Change it", "that's fine, change it in the calendar": the tool that gives such a record another time. */
function changingTool(
  { language, registry }: Sources,
  { text }: Utterance,
  acts: readonly Tool[],
): Tool | undefined {
  const isChange = (clause: string): boolean => language.wordingOf(clause).leaning.changesLast;
  const { cues } = language.wordingOf(text);
  if (!cues.mayPoint || !clausesIn(text).some(isChange)) return undefined;
  const kept = new Set<string>(cues.containers.flatMap(({ kinds }) => kinds));
  const keeping = registry
    .acting()
    .filter((tool) => parametersOf(tool).some(({ kind }) => kept.has(kind)));
  const kinds = new Set(keeping.map(({ gives }) => gives));
  const isOfKind = (tool: Tool): boolean => kinds.has(recordTaken(tool)?.of);
  return (
    registry.acting().find((tool) => changesTime(tool) && isOfKind(tool)) ?? acts.find(changesTime)
  );
}
