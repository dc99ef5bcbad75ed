import type { Utterance } from "../../../types/turn/utterance.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { opensAct } from "../../parts/opens-act.ts";
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
  { asking, kept, links, before, behind }: Lot,
): Promise<Act | undefined> {
  const { mayRemove } = sources.language.wordingOf(utterance.text).wish;
  const [name = ""] = links.flatMap(({ records }) => records.map(({ facts }) => titleOf(facts)));
  for (const { text, place } of asking) {
    const isTold = place.start === 0 && isOfOthers(sources, text, place.end);
    if (isTold || (place.start > 0 && !isAsked(sources, text))) continue;
    const named = `${text.slice(0, place.start)}${name}${text.slice(place.end)}`;
    // "Take the dentist off": their names may tell what is to be done to such things.
    const whole = before === "" && behind === undefined ? [utterance.text] : [];
    for (const words of [named, text, ...whole]) {
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

/** "Cancel it", "I want rid of it", not "lunch with it": words before a thing ask for something, or tell it. */
function isAsked({ language }: Sources, text: string): boolean {
  const { wish, mood } = language.wordingOf(text);
  return opensAct(text, language) || wish.mayRemove || mood.states;
}

/** "Mum wants them": the thing does something to others, and nothing is to be done to it. */
function isOfOthers({ language }: Sources, text: string, end: number): boolean {
  const { mood } = language.wordingOf(text);
  return mood.states && language.wordingOf(text.slice(end)).cues.mayPoint;
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
