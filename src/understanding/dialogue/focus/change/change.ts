import { groundTool } from "../../../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../../../grounding/reading/request-context.ts";
import { parametersOf, recordTaken } from "../../../../tool/parameter.ts";
import type { Tool } from "../../../../tool/define-tool.ts";
import type { Slot } from "../../../../types/turn/call-space.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";
import { givesName } from "../../edit/elements.ts";
import { minutesIn } from "../../edit/time-edit.ts";

/**
 * The tool that changes the record which the last act made or showed, when the words give it another time
 * or length. What was changed just now is not changed on: it is taken back, and done otherwise.
 */
export async function change(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { lastCall, registry, language } = sources;
  const [newest] = sources.handles.recent();
  const last = registry.get(lastCall?.tool ?? "");
  const { leaning } = language.wordingOf(utterance.text);
  if (!newest || !last || !(leaning.changesLast || lastCall?.isEffect)) return undefined;
  if (lastCall?.isEffect && recordTaken(last, newest.kind)) return undefined;
  for (const tool of registry.acting()) {
    const record = recordTaken(tool, newest.kind);
    if (!record || tool.effect !== "reversible") continue;
    const kept = pointedTo(record.name, newest.handle);
    const text = await newWords(sources, utterance, tool);
    if (text === undefined) continue;
    return {
      part: { text, ranked: onlyTool(tool.name) },
      values: { from: "last-call", kept, put: [] },
    };
  }
  return undefined;
}

/** The words as they give the tool something new: a bare hour is one only behind the word that makes it one. */
async function newWords(
  sources: Sources,
  utterance: Utterance,
  tool: Tool,
): Promise<string | undefined> {
  const { leaning } = sources.language.wordingOf(utterance.text);
  const { reading, context } = await sources.contextOf(utterance, [tool]);
  // Minutes alone belong to the hour that the last act had; a length is none.
  const readOn = (text: string): typeof reading => sources.language.read(text, context);
  const isBare = reading.whens.length === 0 && reading.durations.length === 0;
  if (isBare && minutesIn(reading, { readOn }) !== undefined) return undefined;
  // A time in what something is to be called is no time of it.
  if (givesName(reading)) return undefined;
  const bare = sources.language.wordingOf(`that ${leaning.corrected.text}`).leaning.asTime;
  for (const text of [utterance.text, leaning.asTime, leaning.corrected.text, bare]) {
    const request = await sources.contextOf({ ...utterance, text }, [tool]);
    if (givesNew(tool, request)) return text;
  }
  return undefined;
}

const TOLD = new Set(["when", "duration", "number"]);

function givesNew(tool: Tool, { reading, context }: RequestContext): boolean {
  const told = new Set(
    parametersOf(tool).flatMap(({ name, kind }) => (TOLD.has(kind) ? [name] : [])),
  );
  const { slots } = groundTool(tool, reading, context);
  return slots.some((slot: Slot) => told.has(slot.parameter));
}
