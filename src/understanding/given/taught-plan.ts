import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import { unknownContainer } from "../../grounding/typed-slots/names/unknown-container.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Region } from "../../language/region.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import { CONTAINER_KINDS } from "../../types/known-names.ts";
import type { Plan } from "../../types/turn/plan.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { planOf } from "../plan.ts";
import { rankText } from "../ranking/rank-words.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import { isOwed } from "./given-to.ts";
import { PLACE, keptOf, leans, takenBy } from "./taking.ts";
import type { Taker } from "./taking.ts";
import { taughtGiven } from "./taught-given.ts";
import type { Taking, TaughtGiven } from "./taught-given.ts";

/** Less likely than not that no tool is meant. */
const LIKELY = 0.5;
/** So well a tool fits that isn't the likeliest. */
const LEAST_FIT = 0.25;
/** Of so many that fit the words best. */
const CONSIDERED = 4;

/**
 * Words that other people's requests would have written down, remembered, sent or put somewhere, where they are sure of
 * them: for the tool that all the words fit, and what is left without those that are given. A list that nobody here
 * knows is asked about.
 */
export async function taughtPlan(
  sources: Sources,
  utterance: Utterance,
  { taker, isBehind }: { readonly taker: Taker | undefined; readonly isBehind: boolean },
): Promise<Plan | undefined> {
  if (isOwed(sources, utterance)) return undefined;
  const taught = await taughtOf(sources, utterance, taker);
  const fitting = await Promise.all(taught.map((one) => fitOf(sources, utterance, one)));
  const [best] = fitting
    .filter(({ isAsked, taking, fit }) => {
      if (isBehind && leans(taking, utterance.text, sources.language)) return false;
      return (!isBehind && taking.isLikeliest) || (isAsked && fit >= LEAST_FIT);
    })
    .toSorted((one, other) => other.fit - one.fit);
  return best && planFor(sources, utterance, best);
}

type Taught = { readonly taking: Considered; readonly given: TaughtGiven };

function planFor(
  { language }: Sources,
  { text }: Utterance,
  { taking: { tool, takes }, given }: Taught,
): Plan {
  const kept = keptOf({ tool, takes }, given, text);
  const values = { from: "given", asks: given.asks, kept, isInPlace: true } as const;
  return planOf([{ text, ranked: onlyTool(tool.name) }], language, { values });
}

type Fitting = Taught & { readonly fit: number; readonly isAsked: boolean };

/** How well its tool fits all that was said and, without the words it is asked for, what asks for it. */
async function fitOf(sources: Sources, utterance: Utterance, taught: Taught): Promise<Fitting> {
  const { taking, given } = taught;
  const asks = given.asks.replaceAll(/\s+/g, " ").trim();
  const { tools, none } = await rankText(sources, utterance, asks);
  const isAsked = none < LIKELY && tools[0]?.name === taking.tool.name;
  const own = tools.find(({ name }) => name === taking.tool.name)?.score ?? 0;
  return { ...taught, isAsked, fit: taking.score * own };
}

async function taughtOf(
  sources: Sources,
  utterance: Utterance,
  taker: Taker | undefined,
): Promise<readonly Taught[]> {
  const { reading } = await sources.contextOf(utterance);
  const takings = await takingsOf(sources, utterance, taker);
  return takings.flatMap((taking) => {
    const given = namesUnknown(reading, taking.tool) ? undefined : taughtGiven(reading, taking);
    // What a time is counted from is looked for first.
    const isOpen = given && reading.anchors.some((anchor) => isLeft(anchor, given));
    return given && !isOpen ? [{ taking, given }] : [];
  });
}

type Considered = Taking & { readonly isLikeliest: boolean; readonly score: number };

async function takingsOf(
  sources: Sources,
  utterance: Utterance,
  taker: Taker | undefined,
): Promise<readonly Considered[]> {
  const { tools, none } = await rankText(sources, utterance, utterance.text);
  const ranked = tools.slice(0, CONSIDERED);
  const [first] = none < LIKELY ? ranked : [];
  const all = taker ? [{ name: taker.tool.name, score: 1 }, ...ranked] : ranked;
  const likeliest = taker?.tool.name ?? first?.name;
  const takings = all.flatMap(({ name, score }) => {
    const tool = sources.registry.get(name);
    const taking = tool && takingOf(tool);
    return taking ? [{ ...taking, score, isLikeliest: name === likeliest }] : [];
  });
  const isPlain = !sources.language.wordingOf(utterance.text).given.namesWay;
  return [...Map.groupBy(takings, ({ to }) => to).values()].flatMap((same) => {
    const [one] = same;
    // "Send Jo this: …" names no way: a text, which has no subject, goes before a mail.
    const plainer =
      one?.to === "message" && isPlain
        ? same.find(({ tool }) => !headingOver(tool) && tool.effect === one.tool.effect)
        : undefined;
    return plainer && one
      ? [{ ...plainer, isLikeliest: one.isLikeliest, score: one.score }]
      : (one ?? []);
  });
}

function isLeft({ start, end }: Region, { asks }: TaughtGiven): boolean {
  return asks.slice(start, end).trim() !== "";
}

/** What takes words as they were said: a text for somebody, a note's, or what a list, a calendar or somebody's memory keeps. */
function takingOf(tool: Tool): Taking | undefined {
  const told = takenBy(tool, "message");
  if (told) return { tool, takes: told, to: "message" };
  const [text, title] = [takenBy(tool, "note"), takenBy(tool, "reminder")];
  if (text) return headingOver(tool) && { tool, takes: text, to: "note" };
  const isPlaced = parametersOf(tool).some(({ name }) => name === PLACE);
  return title && { tool, takes: title, to: isPlaced ? "event" : "reminder" };
}

function namesUnknown(reading: Reading, tool: Tool): boolean {
  const kinds = parametersOf(tool).map(({ kind }) => kind);
  return CONTAINER_KINDS.some(
    (kind) =>
      kinds.includes(kind) &&
      reading.names(kind).length === 0 &&
      unknownContainer(kind, { reading, tool }) !== undefined,
  );
}
