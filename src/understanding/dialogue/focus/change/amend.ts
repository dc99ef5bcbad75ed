import { groundTool } from "../../../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../../../tool/parameter.ts";
import type { Utterance } from "../../../../types/turn/utterance.ts";
import { onlyTool } from "../../../ranking/rules/one-tool.ts";
import type { Sources } from "../../../sources.ts";
import { pointedTo } from "../../kept-slots.ts";
import type { Leaned } from "../../leaning.ts";

/**
 * More or less of what the last act made: a length beside the words for that is added to it or taken from
 * it, and never stands in the place of the length it had. A name that is said comes before the last one.
 */
export async function amend(sources: Sources, utterance: Utterance): Promise<Leaned | undefined> {
  const { lastCall, registry, handles, contextOf } = sources;
  const [newest] = handles.recent();
  if (!lastCall?.isEffect || !newest) return undefined;
  const tool = registry
    .acting()
    .find(({ gives, amends }) => gives === newest.kind && amends !== undefined);
  if (!tool) return undefined;
  const parameters = parametersOf(tool);
  const { reading, context } = await contextOf(utterance, [tool]);
  const said = new Set(groundTool(tool, reading, context).slots.map(({ parameter }) => parameter));
  const isLength = parameters.some(({ name, kind }) => kind === "duration" && said.has(name));
  const record = parameters.find(({ of }) => of === newest.kind);
  if (!record || !isLength || !said.has(tool.amends ?? "")) return undefined;
  const kept = pointedTo(record.name, newest.handle);
  return {
    part: { text: utterance.text, ranked: onlyTool(tool.name) },
    values: { from: "last-call", kept, put: [] },
  };
}
