import { tellingStems } from "../../../grounding/content/telling-stems.ts";
import { genericTest } from "../../../grounding/reading/carriers.ts";
import type { Language } from "../../../language/language.ts";
import { overlaps } from "../../../language/region.ts";
import type { SaidToken } from "../../../language/reading/roles.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Call } from "../../../types/turn/call.ts";
import type { ItemsResult } from "../../../types/turn/result.ts";
import { only } from "./one-row.ts";

type Asked = {
  readonly text: string;
  readonly call: Pick<Call, "arguments" | "origins">;
  readonly tool: Tool;
  readonly language: Language;
  readonly clock: Clock;
};

/**
 * The rows that bear out all that is asked whether it is so; undefined where a word of the question is
 * neither looked for nor told by any row: that there is an event tells nothing of who comes to it.
 */
export function toldWhether(result: ItemsResult, asked: Asked): ItemsResult | undefined {
  const { items, details } = result;
  const left = notLookedFor(asked);
  if (left.length === 0) return items.length === 0 && isOfOther(asked) ? undefined : result;
  const telling = items.flatMap(({ handle: _, ...facts }, at) => {
    const told = Object.values({ ...facts, ...details?.[at]?.facts }).map(String);
    const stems = new Set(tellingStems(told.join(" "), asked.language));
    return left.every((stem) => stems.has(stem)) ? [at] : [];
  });
  if (telling.length === 0) return undefined;
  return telling.length === items.length ? result : only(result, telling);
}

/** The stems of words that say something, and that no value of the call has: a title may be found by one of them alone. */
function notLookedFor({ text, call, tool, language, clock }: Asked): readonly string[] {
  const { tokens, whens, durations } = language.read(text, { clock, names: {} });
  const people = parametersOf(tool).filter(({ kind, of }) => [kind, of].includes("person"));
  const values = Object.entries(call.arguments).flatMap(([name, value]) => {
    const origin = call.origins[name];
    // "Mum" stands on no record of hers.
    const isPerson = people.some((one) => one.name === name);
    return [String(value), ...(isPerson && origin && "text" in origin ? [origin.text] : [])];
  });
  const sought = new Set(tellingStems(values.join(" "), language));
  const isGeneric = genericTest(tool, tool.gives ?? "", language);
  const isTimed = (token: SaidToken): boolean =>
    [...whens, ...durations].some((one) => overlaps(one, token));
  return tokens.flatMap((token) => {
    const { word, kind, is } = token;
    const stem = language.terms.stemOf(word);
    const isSmall = is.has("filler") || is.has("preposition") || language.terms.isStop(word);
    const isKnown = isSmall || isTimed(token) || isGeneric(word) || sought.has(stem);
    return kind !== "word" || isKnown ? [] : [stem];
  });
}

/** Whether one of its records was looked for, and not what the words say: "is Callum off" found no cinema with him. */
function isOfOther({ text, call, tool, language }: Asked): boolean {
  const said = new Set(tellingStems(text, language));
  return parametersOf(tool).some(({ name, kind, of }) => {
    const value = call.arguments[name];
    const isTitle = kind === "span" && of === undefined && typeof value === "string";
    return isTitle && tellingStems(value, language).some((stem) => !said.has(stem));
  });
}
