import type { Utterance } from "../../../types/turn/utterance.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { rankText } from "../../ranking/rank-words.ts";
import type { Sources } from "../../sources.ts";
import { likelyActs } from "../likely-acts.ts";
import type { Lot } from "./named-lot.ts";

/** What is done to a lot, and the words for it, in which something stands for all of them. */
export type Act = { readonly tool: Tool; readonly text: string };

/** What is to be done to them, where it is something that such things take. */
export async function lotAct(
  sources: Sources,
  utterance: Utterance,
  { asking, kept, links }: Lot,
): Promise<Act | undefined> {
  const { mayRemove } = sources.language.wordingOf(utterance.text).wish;
  const [name = ""] = links.flatMap(({ records }) => records.map(({ facts }) => titleOf(facts)));
  for (const { text, place } of asking) {
    const named = `${text.slice(0, place.start)}${name}${text.slice(place.end)}`;
    for (const words of [named, text]) {
      const ranked = await rankText(sources, utterance, words);
      const [tool] = likelyActs(sources, ranked);
      // Nothing is taken away for words that may not want that: "lunch with Ann, Tuesday, at the mill" is new.
      const isMeant = tool?.act !== "remove" || mayRemove;
      if (tool && isMeant && kept.tools.includes(tool)) return { tool, text };
    }
  }
  const pointed = asking[1];
  const moving = pointed && (await movingTool(sources, utterance, { kept, text: pointed.text }));
  return moving && pointed && { tool: moving, text: pointed.text };
}

/** Things that are there already and get a time are moved there, whatever "put" would do with new ones. */
async function movingTool(
  sources: Sources,
  utterance: Utterance,
  { kept: { tools }, text }: { readonly kept: Lot["kept"]; readonly text: string },
): Promise<Tool | undefined> {
  const { reading } = await sources.contextOf({ ...utterance, text, alternatives: [] }, []);
  if (
    reading.whens.length === 0 ||
    !reading.wish.beginsAct ||
    reading.wish.object?.verb === "remove"
  )
    return undefined;
  return tools.find((tool) => parametersOf(tool).some(({ kind }) => kind === "when"));
}
