import { carrierTest } from "../../grounding/reading/carriers.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { labelFor, marksOf } from "../../grounding/tagger/label-of.ts";
import { LEAST_SURE } from "../../grounding/tagger/sure-enough.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { SaidToken } from "../../language/reading/roles.ts";
import type { Region } from "../../language/region.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Ranked } from "../../types/turn/ranked.ts";
import type { FinishedCall, TurnState } from "../../types/turn/stages.ts";
import { saysWhat } from "../say/used-words.ts";
import type { Sign } from "./doubt-weights.ts";

/** A call that changes something, and what it was made of. */
export type Doubted = {
  readonly tool: Tool;
  readonly call: Call;
  /** As the part at hand sees it. */
  readonly state: Pick<TurnState, "plan" | "ranked" | "calls">;
  /** The words of the part, and all that was said. */
  readonly own: RequestContext;
  readonly whole: Reading;
};

/** What speaks for a call being another than was meant: by what is left of the words, by its texts, by where it stands. */
export function signsOf(doubted: Doubted): Readonly<Record<Sign, number>> {
  const { call, state, own, whole, tool } = doubted;
  const { plan, calls, ranked } = state;
  const said = own.reading.tokens.length;
  const texts = textsOf(doubted);
  const lengths = texts.map(({ words }) => words);
  const origins = Object.values(call.origins);
  const isUsed = usedBy(doubted);
  const content = whole.tokens.filter((token) => isContent(token, whole, tool));
  return {
    words: Math.log(whole.tokens.length),
    "words left": share(content, ({ word }) => !isUsed(word)),
    "stretches left": stretchesLeft(doubted, isUsed),
    records: origins.filter(({ origin }) => origin === "handle").length,
    margin: marginOf(tool.name, ranked),
    revised: Number(plan.parts[plan.at]?.values.from === "revised"),
    several: Number(plan.parts.length > 1),
    later: Number(plan.at > 0),
    "looked up": Number(isLookedUp(plan.parts[plan.at]?.owes, calls)),
    texts: texts.length,
    "texts unmarked": texts.filter(({ isMarked }) => !isMarked).length,
    "texts that point": texts.filter(({ points }) => points).length,
    "longest text": Math.max(0, ...lengths) / Math.max(1, said),
  };
}

/** How far a tool leads the next best, in nats of its odds. */
function marginOf(name: string, { tools }: Ranked): number {
  const own = tools.find((one) => one.name === name)?.score ?? 0;
  const rival = Math.max(0, ...tools.filter((one) => one.name !== name).map(({ score }) => score));
  return logOdds(own) - logOdds(rival);
}

const LEAST_ODDS = 0.001;

function logOdds(score: number): number {
  const within = Math.min(Math.max(score, LEAST_ODDS), 1 - LEAST_ODDS);
  return Math.log(within / (1 - within));
}

/** A record was looked up that the plan did not know of beforehand. */
function isLookedUp(owes: readonly unknown[] | undefined, calls: readonly FinishedCall[]): boolean {
  return owes === undefined && calls.some(({ isLookup }) => isLookup);
}

type Text = {
  readonly words: number;
  /** Other people's requests have just these words as that text. */
  readonly isMarked: boolean;
  readonly points: boolean;
};

function textsOf({ tool, call, own: { reading } }: Doubted): readonly Text[] {
  const { text, language } = reading;
  const marks = marksOf(reading, tool);
  return parametersOf(tool).flatMap((parameter) => {
    const value = call.arguments[parameter.name];
    if ((parameter.kind !== "span" && parameter.kind !== "free") || typeof value !== "string")
      return [];
    const isMarked = marks.some(
      ({ label, start, end }) =>
        label === labelFor(parameter) &&
        text.slice(start, end).toLowerCase() === value.toLowerCase(),
    );
    const points = language.wordingOf(value).cues.pointsBack;
    return [{ words: language.tokensOf(value).length, isMarked, points }];
  });
}

/** Stretches that are likely something of a request for the tool, of which no word stands in the call. */
function stretchesLeft(
  { tool, own: { reading } }: Doubted,
  isUsed: (word: string) => boolean,
): number {
  const wordsIn = ({ start, end }: Region): readonly SaidToken[] =>
    reading.language
      .tokensOf(reading.text.slice(start, end))
      .filter((token) => isContent(token, reading, tool));
  return marksOf(reading, tool)
    .filter(({ sureness }) => sureness >= LEAST_SURE)
    .map(wordsIn)
    .filter((words) => words.length > 0 && !words.some(({ word }) => isUsed(word))).length;
}

/** Whether a word stands in the call, in what its values were read from or are known of, or in the calls before it. */
function usedBy({ call, state, own: { reading, context } }: Doubted): (word: string) => boolean {
  const { terms, tokensOf } = reading.language;
  const origins = Object.values(call.origins).flatMap((origin) => {
    if ("text" in origin) return [origin.text];
    const known =
      origin.origin === "handle" && context.handles.find((one) => one.handle === origin.handle);
    return known ? Object.values(known.facts).map(String) : [];
  });
  const given = [call, ...state.calls.map((one) => one.call)].flatMap((one) =>
    Object.values(one.arguments).flatMap((value) => [value].flat().map(String)),
  );
  const used = new Set(
    [...given, ...origins].flatMap(tokensOf).map(({ word }) => terms.stemOf(word)),
  );
  return (word) => used.has(terms.stemOf(word));
}

function isContent(token: SaidToken, { language }: Reading, tool: Tool): boolean {
  return saysWhat(token, language) && !carrierTest(tool, language)(token.word);
}

function share(tokens: readonly SaidToken[], isIn: (token: SaidToken) => boolean): number {
  return tokens.filter(isIn).length / Math.max(1, tokens.length);
}
