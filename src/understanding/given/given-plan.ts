import { isPastedCall } from "../../grounding/text-slots/ground-free.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import { domainOf } from "../../tool/signature.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { tellFocus } from "../dialogue/focus/tell-focus.ts";
import { planOf } from "../plan.ts";
import { mayMove, movedTool } from "../ranking/rules/moved-tool.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { textSent } from "../steps/told/text-called.ts";
import { givenTo } from "./given-to.ts";
import { intoText } from "./into-text.ts";
import { placedIn } from "./placed-in.ts";
import { keptOf, leans, takenBy } from "./taking.ts";
import type { Taker } from "./taking.ts";
import { taughtPlan } from "./taught-plan.ts";

/**
 * Words that are given to be written down, remembered or sent stand there whole, whatever they speak of: what
 * asks for it alone says which tool takes them, and all its other values.
 */
export async function givenPlan(
  sources: Sources,
  heard: Utterance,
  isBehind = sources.lastCall !== undefined,
): Promise<Plan | undefined> {
  if (!sources.profile.isLed) return undefined;
  const { repaired: text } = sources.language.wordingOf(heard.text).parting;
  const utterance = { ...heard, text };
  const { rejected } = sources.language.wordingOf(text).leaning.corrected;
  const isWrong = isBehind && rejected !== "";
  if (isPastedCall(text) || isWrong || (await sendsKept(sources, utterance))) return undefined;
  if (await movesRecord(sources, utterance)) return undefined;
  return (await intoText(sources, utterance)) ?? writtenPlan(sources, utterance, isBehind);
}

async function writtenPlan(
  sources: Sources,
  utterance: Utterance,
  isBehind: boolean,
): Promise<Plan | undefined> {
  const { text } = utterance;
  const given = await givenTo(sources, utterance);
  const taker = given && (await takerOf(sources, utterance, given));
  const taught = await taughtPlan(sources, utterance, { taker, isBehind });
  if (taught) return taught;
  if (!given || !taker || (isBehind && leans(given, utterance.text, sources.language)))
    return undefined;
  const { asks, words } = given;
  const ranked = onlyTool(taker.tool.name);
  if (words === undefined) return planOf([{ text: asks, said: text, ranked }], sources.language);
  const inPlace = placedIn(text, asks, sources.language);
  const place = inPlace === undefined ? { asks } : ({ asks: inPlace, isInPlace: true } as const);
  const values = { from: "given", ...place, kept: keptOf(taker, given, text) } as const;
  return planOf([{ text, ranked }], sources.language, { values });
}

/** What goes to a folder, or another time, is there already: "put the budget in Work", "the fire drill to noon". */
async function movesRecord(sources: Sources, utterance: Utterance): Promise<boolean> {
  const { reading } = await sources.contextOf(utterance);
  const moving = sources.registry.acting().filter((tool) => mayMove(tool, reading));
  if (moving.length === 0) return false;
  return movedTool(moving, await sources.contextOf(utterance, moving)) !== undefined;
}

/** What was read or is kept is the text: "text that to Kim, she's packing tonight", behind an answer, "text Kim the packing list". */
async function sendsKept(sources: Sources, utterance: Utterance): Promise<boolean> {
  const { language, lastCall } = sources;
  const { toldLast } = language.wordingOf(utterance.text).steps;
  if (lastCall?.isEffect === false && toldLast?.isBesideTelling === true) return true;
  // What is said to whoever wrote is all of it, and names nobody else it goes to.
  if (tellFocus(sources, utterance)) return true;
  return (await textSent(sources, utterance)) !== undefined;
}

/** The tool that takes the words: what asks tells its kind, and of those of one kind that send something all that was said. */
async function takerOf(
  sources: Sources,
  utterance: Utterance,
  { asks, to }: Given,
): Promise<Taker | undefined> {
  const asked = firstTaker(sources, await rankText(sources, utterance, asks), to);
  if (!asked || to !== "message") return asked;
  const all = firstTaker(sources, await rankText(sources, utterance, utterance.text), to);
  return all && domainOf(all.tool.name) === domainOf(asked.tool.name) ? all : asked;
}

function firstTaker(sources: Sources, { tools }: Ranked, to: GivenTo): Taker | undefined {
  for (const { name } of tools) {
    const taker = takerNamed(sources, name, to);
    if (taker) return taker;
  }
  return undefined;
}

function takerNamed({ registry }: Sources, name: string, to: GivenTo): Taker | undefined {
  const tool = registry.get(name);
  const takes = tool && takenBy(tool, to);
  return takes && { tool, takes };
}
