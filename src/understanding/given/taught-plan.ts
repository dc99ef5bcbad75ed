import { marksOf } from "../../grounding/tagger/label-of.ts";
import { unknownContainer } from "../../grounding/typed-slots/names/unknown-container.ts";
import type { Language } from "../../language/language.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { overlaps } from "../../language/region.ts";
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
import { onlyAsks } from "../whole/only-asks.ts";
import { isDone, isOwed, namesFact } from "./given-to.ts";
import { keptOf, leans } from "./taking.ts";
import type { Taker } from "./taking.ts";
import { LIKELY, takingsOf } from "./takings.ts";
import type { Considered } from "./takings.ts";
import { taughtGiven } from "./taught-given.ts";
import type { TaughtGiven } from "./taught-given.ts";

/** So well a tool fits that isn't the likeliest: `sotto bench singles` over those who may be read. */
const LEAST_FIT = 0.25;

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
  if (isDone(sources, utterance) || onlyAsks(utterance.text, sources.language)) return undefined;
  const taught = await taughtOf(sources, utterance, taker);
  const [only, ...others] = taught;
  // What is likeliest and alone is taken however well it fits.
  if (only?.taking.isLikeliest && others.length === 0 && !isBehind)
    return planFor(sources, utterance, only);
  const fitting = await Promise.all(taught.map((one) => fitOf(sources, utterance, one)));
  const [best] = fitting
    .filter(({ isAsked, taking, fit }) => {
      if (isBehind && leans(taking, utterance.text, sources.language)) return false;
      return (!isBehind && taking.isLikeliest) || (isAsked && (taking.isFirst || fit >= LEAST_FIT));
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
  const isWritten = !isOwed(sources, utterance);
  return takings.flatMap((taking) => {
    const isUnknown = namesUnknown(reading, taking.tool) || isMisheard(utterance, reading, taking);
    const given = isUnknown ? undefined : taughtGiven(reading, taking);
    // What a time is counted from is looked for first.
    const isOpen = given && reading.anchors.some((anchor) => isLeft(anchor, given));
    const isFact = given !== undefined && (namesFact(given, sources) || isAsked(given, sources));
    const isTold = !isFact && (isWritten || (given && tellsItself(given, sources.language)));
    return given && !isOpen && isTold ? [{ taking, given }] : [];
  });
}

/** "Ann wants to know about Sunday. Am I free?": where nobody is to be told or asked, that is asked here. */
function isAsked(
  { to, words, asks }: TaughtGiven,
  { language }: Pick<Sources, "language">,
): boolean {
  const isWondered = [words].flat().some((one) => language.wordingOf(one).mood.wonders);
  return to === "message" && isWondered && !language.wordingOf(asks).wish.addressesSomebody;
}

/** So many words tell by themselves what is to be noted: "she charges forty an hour", and not "what she charges". */
const FEW = 4;

function tellsItself({ to, words }: TaughtGiven, { tokensOf, wordingOf }: Language): boolean {
  const [text = "", ...more] = [words].flat();
  const isWhole = tokensOf(text).length >= FEW && wordingOf(text).mood.question === undefined;
  return to === "note" && more.length === 0 && isWhole;
}

/** Nobody is known by the name that was heard, and it may have been another. */
function isMisheard({ alternatives }: Utterance, reading: Reading, { tool }: Considered): boolean {
  const people = reading.names("person");
  const isNobody = (mark: Region): boolean => !people.some((name) => overlaps(name, mark));
  const named = marksOf(reading, tool).filter(({ label }) => label === "who");
  return alternatives.length > 0 && named.some(isNobody);
}

function isLeft({ start, end }: Region, { asks }: TaughtGiven): boolean {
  return asks.slice(start, end).trim() !== "";
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
