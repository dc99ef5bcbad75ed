import type { Utterance } from "../../types/turn/utterance.ts";
import type { Part } from "../parts/segment-request.ts";
import { onlyTool } from "../ranking/rules.ts";
import type { Sources } from "../sources.ts";
import { slotsOf } from "./kept-slots.ts";
import type { Leaned } from "./leaning.ts";

/** A question about what is in focus is asked of the tool that shows such a thing, by that thing. */
export async function askAbout(
  { handles, registry, contextOf }: Sources,
  utterance: Utterance,
  [part]: readonly Part[],
): Promise<Leaned | undefined> {
  const all = handles.recent();
  const { reading, context } = await contextOf(utterance, registry.acting());
  const { placeInList } = reading.cues;
  const list = all.filter(({ listing }) => listing === all[0]?.listing);
  const meant = placeInList === undefined ? all[0] : list.at(placeInList);
  const known = context.known?.[meant?.kind ?? ""]?.find(({ id }) => id === meant?.id);
  if (!part || !known) return undefined;
  const { tool, arguments: given } = known.shownBy;
  const origins = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      { origin: "resolved", text: String(value) } as const,
    ]),
  );
  const slots = slotsOf({ arguments: given, origins });
  return { part: { text: part.text, ranked: onlyTool(tool) }, values: { from: "focus", slots } };
}
