import type { Question } from "../../language/contract/questions.ts";
import type { Language } from "../../language/language.ts";
import type { Wording } from "../../language/reading/wording/wording.ts";
import { rowWords, stillStands } from "./rows-read.ts";
import { answerRows } from "./answer/answer-rows.ts";
import { toldWhether } from "./answer/told-whether.ts";
import type { Clock } from "../../types/clock.ts";
import { meantIn } from "../../tool/meant-in.ts";
import { spokenOf } from "../../tool/spoken-rows.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Beside } from "../../types/turn/beside.ts";
import type { Call } from "../../types/turn/call.ts";
import type { PlanValues } from "../../types/turn/plan.ts";
import type { ItemsResult, Result, Success } from "../../types/turn/result.ts";
import type { ModelProfile } from "../../types/model-profile.ts";

export type Saying = {
  readonly registry: Registry;
  readonly host: {
    readonly clock: Clock;
    readonly kind: "embedded" | "macos";
    /** What is due rings without us too. */
    readonly ringsAlone?: boolean;
  };
  readonly profile: Pick<ModelProfile, "isLed">;
  /** Nothing runs on after this turn. */
  readonly isOneShot: boolean;
  readonly language: Language;
};

/** A call, what came of it, and the words it was made for. */
type Told = {
  readonly call: Call;
  readonly result: Result;
  readonly text: string;
  readonly values: PlanValues;
};

/** The plain sentence for a result: what was asked of it, else the tool's own, else its facts; a script, which words everything, gets none for those. */
export function sayResult(saying: Saying, told: Told): string | undefined {
  const { registry, host, profile, isOneShot, language } = saying;
  const words = language.say.turn.answer;
  const { call, result } = told;
  if (!result.ok) return profile.isLed ? result.message : undefined;
  const own = sayQuoted(saying, told, result) ?? sayAnswer(saying, told, result);
  const rings = "done" in result && registry.get(call.name)?.rings?.(call.arguments, host);
  if (own !== undefined) {
    return isOneShot && rings && !host.ringsAlone ? `${own} ${words.ringsOnlyHere}` : own;
  }
  return profile.isLed ? factsOf(result, words) : undefined;
}

/** The sentence of a text that answers, as long as it still stands in what was read. */
function sayQuoted({ language }: Saying, { values }: Told, result: Success): string | undefined {
  const quote = values.from === "found" ? values.quote : undefined;
  if (!quote) return undefined;
  const sentences = [quote.sentence, ...(quote.also ?? [])];
  if (!sentences.every((one) => stillStands(one, result))) return undefined;
  return language.say.quoted(sentences.join(" "), quote.source);
}

/** One fact, or what the tool says of the rows that were asked for. */
function sayAnswer(
  { registry, host: { clock }, language }: Saying,
  { call, text, values }: Told,
  whole: Success,
): string | undefined {
  const tool = registry.get(call.name);
  if (!tool) return undefined;
  const by = { call, clock, language };
  if (values.from === "found" && values.beside) {
    return saidBy(tool, whole, { ...by, asks: undefined, beside: values.beside });
  }
  const asks = askedOf(values, language.wordingOf(text));
  const telling = tool.tells;
  const rows = "items" in whole && "more" in whole ? whole : undefined;
  if (rows && asks?.form === "whether") {
    const borne = toldWhether(rows, { text, call, tool, language, clock });
    return saidBy(tool, borne ?? rows, { ...by, asks: borne && asks });
  }
  const { result, sentence } =
    asks && telling && rows
      ? answerRows(rows, { question: asks, text, telling, language, clock })
      : { result: whole, sentence: undefined };
  return sentence ?? saidBy(tool, result, { ...by, asks });
}

/** Of several that were found the one that alone is told, by its handle: it is what is spoken of from here on. */
export function toldAlone(
  { registry, host: { clock }, language }: Pick<Saying, "registry" | "host" | "language">,
  { call, result, text, values }: Told,
): string | undefined {
  const telling = registry.get(call.name)?.tells;
  const asks = askedOf(values, language.wordingOf(text));
  if (!telling || !asks || !("more" in result) || result.items.length < 2) return undefined;
  const told = answerRows(result, { question: asks, text, telling, language, clock });
  const [only, ...others] = told.result.items;
  return others.length === 0 ? only?.handle : undefined;
}

function askedOf({ from }: PlanValues, { mood }: Pick<Wording, "mood">): Question | undefined {
  return from === "day" ? OF_DAY : mood.question;
}

type Asks = Pick<Told, "call"> & {
  readonly clock: Clock;
  readonly language: Language;
  /** A list is told where it is undefined. */
  readonly asks: Question | undefined;
  readonly beside?: Beside | undefined;
};

/** The tool's own words for what it found. */
function saidBy(tool: Tool, result: Success, { call, ...asking }: Asks): string | undefined {
  return tool.say?.(result, { ...asking, input: call.arguments, meant: meantIn(tool, call) });
}

/** Whether what was found has the one fact that was asked of it, or all that is asked whether it is so; so does what was asked for neither. */
export function hasFact(
  { registry, host: { clock }, language }: Pick<Saying, "registry" | "language" | "host">,
  { call, result, text }: Omit<Told, "values">,
): boolean {
  const tool = registry.get(call.name);
  const { question } = language.wordingOf(text).mood;
  if (!tool || !("more" in result)) return true;
  if (question?.form === "whether") {
    return toldWhether(result, { text, call, tool, language, clock }) !== undefined;
  }
  const telling = tool.tells;
  if (!telling || question?.form !== "fact") return true;
  if (question.isPast && isAhead(result, clock)) return false;
  const { told = [] } = answerRows(result, { question, text, telling, language, clock });
  return told.length === 0 || told.some(({ facts }) => facts.length > 0);
}

/** All that was found is still to come. */
function isAhead({ details = [] }: ItemsResult, { now }: Clock): boolean {
  return details.length > 0 && details.every(({ at = 0 }) => at > now());
}

const OF_DAY = { form: "day" } as const;

function factsOf(result: Success, words: Language["say"]["turn"]["answer"]): string {
  if ("done" in result) return result.done;
  if ("text" in result) return result.text.trim() || words.isEmpty;
  if (result.items.length === 0) return words.foundNothing;
  const rows = result.items.slice(0, spokenOf(result.items.length + result.more)).map(rowWords);
  return words.rows(rows, result.items.length - rows.length + result.more);
}
