import { speakable } from "../../../grounding/entity-linking/ground-handle.ts";
import { matchRecords } from "../../../grounding/entity-linking/match-records.ts";
import { genericTest } from "../../../grounding/reading/carriers.ts";
import { lastListed } from "../../../tool/handle-book.ts";
import type { HandleEntry } from "../../../tool/handle-book.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { recordTaken } from "../../../tool/parameter.ts";
import { onlyTool } from "../../ranking/rules/one-tool.ts";
import type { Sources } from "../../sources.ts";
import { pointedTo } from "../kept-slots.ts";
import type { Leaned, Said } from "../leaning.ts";

/**
 * "Delete the one about the ferry", right behind a list: the one of that list, however well a thing of another kind is
 * called so. Undefined where the likeliest tool takes such a thing already, or none or several of the list are.
 */
export async function amongShown(
  sources: Sources,
  { utterance, understood }: Said,
): Promise<Leaned | undefined> {
  const { handles, registry, lastCall } = sources;
  const [part, ...others] = understood;
  const list = lastCall?.isEffect === false ? listOf(handles.recent()) : [];
  const kind = list[0]?.kind;
  if (!part || others.length > 0 || kind === undefined) return undefined;
  const tool = otherTool(
    part.ranked.tools.flatMap(({ name }) => registry.get(name) ?? []),
    kind,
  );
  const taken = tool && recordTaken(tool, kind);
  if (!tool || !taken) return undefined;
  const { reading } = await sources.contextOf(utterance, [tool]);
  if (reading.cues.standIns.length === 0) return undefined;
  const how = { isCarrier: genericTest(tool, kind, reading.language), telling: reading.whens };
  const [meant, ...more] = matchRecords(list.map(speakable), reading, how);
  if (!meant || more.length > 0) return undefined;
  return {
    part: { text: utterance.text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept: pointedTo(taken.name, meant.thing.handle), put: [] },
  };
}

/** The likeliest tool that changes such a thing; undefined where the first does already, or changes nothing. */
function otherTool(ranked: readonly Tool[], kind: string): Tool | undefined {
  const [first] = ranked;
  if (!first || first.effect === "none" || recordTaken(first, kind)) return undefined;
  return ranked.find((one) => one.effect !== "none" && recordTaken(one, kind));
}

/** What was listed last, where it is several of one kind. */
function listOf(entries: readonly HandleEntry[]): readonly HandleEntry[] {
  const list = lastListed(entries);
  const isOneKind = new Set(list.map(({ kind }) => kind)).size === 1;
  return list.length > 1 && isOneKind ? list : [];
}
