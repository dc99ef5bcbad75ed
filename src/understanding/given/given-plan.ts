import { said } from "../../grounding/grounded.ts";
import { isPastedCall } from "../../grounding/text-slots/ground-free.ts";
import { headingOf, HEADINGS, headingOver } from "../../grounding/text-slots/heading-of.ts";
import { slotOf } from "../../grounding/tool/ground-tool.ts";
import type { Given, GivenTo } from "../../language/contract/given.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { domainOf } from "../../tool/signature.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { givenTo } from "./given-to.ts";
import type { Taking } from "./taught-given.ts";
import { taughtGiven } from "./taught-given.ts";

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
  if (isPastedCall(text) || isWrong) return undefined;
  const given = await givenTo(sources, utterance);
  const taker = given && (await takerOf(sources, utterance, given));
  const taught = isBehind ? undefined : await taughtPlan(sources, utterance, taker);
  if (taught) return taught;
  if (!given || !taker || (isBehind && leans(sources, utterance, given))) return undefined;
  const { asks, words } = given;
  const ranked = onlyTool(taker.tool.name);
  if (words === undefined) return planOf([{ text: asks, said: text, ranked }], sources.language);
  const values = { from: "given", asks, kept: keptOf(taker, given, text) } as const;
  return planOf([{ text, ranked }], sources.language, { values });
}

/**
 * The same where other people's requests tell the words surely: for the tool that takes what is given, or the
 * likeliest.
 */
async function taughtPlan(
  sources: Sources,
  utterance: Utterance,
  taker: Taker | undefined,
): Promise<Plan | undefined> {
  const taking = taker ? takingOf(taker.tool) : await likeliest(sources, utterance);
  if (!taking) return undefined;
  const { tool } = taking;
  const { reading } = await sources.contextOf(utterance);
  const given = taughtGiven(reading, taking);
  if (!given) return undefined;
  const kept = keptOf(taking, given, utterance.text);
  const values = { from: "given", asks: given.asks, kept } as const;
  const parts = [{ text: utterance.text, ranked: onlyTool(tool.name) }];
  return planOf(parts, sources.language, { values });
}

async function likeliest(sources: Sources, utterance: Utterance): Promise<Taking | undefined> {
  const { tools, none } = await rankText(sources, utterance, utterance.text);
  const [first] = tools;
  const tool = first && none < LIKELY ? sources.registry.get(first.name) : undefined;
  return tool && takingOf(tool);
}

/** Less likely than not that no tool is meant. */
const LIKELY = 0.5;

/** Of what stands somewhere as it was said: a note's text, or what a list or somebody's memory keeps; an event has a place beside its title. */
function takingOf(tool: Tool): Taking | undefined {
  const [text, title] = [takenBy(tool, "note"), takenBy(tool, "reminder")];
  if (text) return headingOver(tool) && { tool, takes: text, to: "note" };
  const isPlaced = parametersOf(tool).some(({ name }) => name === PLACE);
  return title && !isPlaced ? { tool, takes: title, to: "reminder" } : undefined;
}

/** Behind another request words that point may mean what was shown or done: "remind me at six to send it". What people are told is said to them. */
function leans({ language }: Sources, { text }: Utterance, { to }: Given): boolean {
  return to !== "note" && to !== "message" && language.wordingOf(text).cues.mayPoint;
}

type Taker = { readonly tool: Tool; readonly takes: Parameter };

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

function takenBy(tool: Tool, to: GivenTo): Parameter | undefined {
  const parameters = parametersOf(tool);
  const people = parameters.filter(({ kind }) => kind === "person");
  const isSent = to === "message" ? people.length > 0 : !people.some(({ required }) => required);
  if (tool.effect === "none" || takesRecord(tool) || !isSent) return undefined;
  const kind = to === "note" || to === "message" ? "free" : "span";
  return parameters.find(
    (one) => one.required && one.kind === kind && (kind === "span" || !HEADINGS.has(one.name)),
  );
}

/** What the words give: as they were said, or made of what was said. */
function keptOf(
  { tool, takes }: Taker,
  { words = [], place, heading: called }: Given,
  text: string,
): readonly Slot[] {
  const all = [words].flat();
  const [only = words, ...others] = all;
  const value = others.length === 0 ? only : words;
  const given = all.every((one) => text.includes(one))
    ? said(value, all.join(", "))
    : ({ value, origin: { origin: "resolved", text } } as const);
  const heading = takes.kind === "free" ? headingOver(tool) : undefined;
  const where = parametersOf(tool).find(({ name }) => name === PLACE);
  return [
    ...slotOf(takes, [given]),
    ...(heading
      ? slotOf(heading, [called === undefined ? headingOf(given) : said(called, called)])
      : []),
    ...(where && place !== undefined ? slotOf(where, [said(place, place)]) : []),
  ];
}

const PLACE = "location";
