import type { Utterance } from "../../../types/turn/utterance.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { titleOf } from "../../../grounding/entity-linking/record-keys.ts";
import { opensAct } from "../../parts/opens-act.ts";
import { rankText } from "../../ranking/rank-words.ts";
import type { Sources } from "../../sources.ts";
import { mayAct } from "../may-act.ts";
import { likelyActs } from "../likely-acts.ts";
import type { Lot } from "./named-lot.ts";
import { takesTime } from "../../../tool/parameter.ts";

/** What is done to a lot, and the words for it, in which something stands for all of them. */
export type Act = { readonly tool: Tool; readonly text: string };

/** What is to be done to them, where it is something that such things take. */
export async function lotAct(
  sources: Sources,
  utterance: Utterance,
  lot: Lot,
): Promise<Act | undefined> {
  const { asking, kept } = lot;
  const { wordingOf } = sources.language;
  for (const { text, words } of wordingsOf(sources, utterance, lot)) {
    const ranked = await rankText(sources, utterance, words);
    const [tool] = likelyActs(sources, ranked);
    const isMeant = tool && [utterance.text, text].some((one) => mayAct(tool, wordingOf(one)));
    if (isMeant && kept.tools.includes(tool)) return { tool, text };
  }
  const pointed = asking[1];
  const moving = pointed && (await movingTool(sources, utterance, { kept, text: pointed.text }));
  return moving && pointed && { tool: moving, text: pointed.text };
}

/** What is asked for, in words that tell it: with a name, as it stands, or all that was said ("take the dentist off"). */
function wordingsOf(
  sources: Sources,
  { text: said }: Utterance,
  { asking, links, before, behind }: Lot,
): readonly { readonly text: string; readonly words: string }[] {
  const [name = ""] = links.flatMap(({ records }) => records.map(({ facts }) => titleOf(facts)));
  const whole = before === "" && behind === undefined ? [said] : [];
  return asking.flatMap(({ text, place }) => {
    const isTold = place.start === 0 && isOfOthers(sources, text, place.end);
    if (isTold || (place.start > 0 && !isAsked(sources, text))) return [];
    const named = `${text.slice(0, place.start)}${name}${text.slice(place.end)}`;
    return [named, text, ...whole].map((words) => ({ text, words }));
  });
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
  const { anchors, whens, wish } = reading;
  const isMoved = anchors.some(({ pointing }) => pointing === "moving");
  const isPut = whens.length > 0 && wish.beginsAct && wish.object?.verb !== "remove";
  if (!isMoved && !isPut) return undefined;
  return tools.find(takesTime);
}
