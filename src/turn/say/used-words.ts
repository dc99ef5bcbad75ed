import { carrierTest } from "../../grounding/reading/carriers.ts";
import type { Language } from "../../language/language.ts";
import type { Role, SaidToken } from "../../language/reading/roles.ts";
import type { Registry } from "../../tool/registry.ts";
import type { FinishedCall, TurnState } from "../../types/turn/stages.ts";

export type Using = {
  readonly language: Language;
  readonly registry: Pick<Registry, "get">;
};

const SMALL: readonly Role[] = ["filler", "everyday", "preposition", "asker", "pointer", "puts"];

/** Whether a word may say what a request is about: it isn't a small one, and names no kind of record. */
export function saysWhat(
  { is, word }: SaidToken,
  { terms, kindsNamed }: Pick<Language, "terms" | "kindsNamed">,
): boolean {
  const isSmall = SMALL.some((role) => is.has(role)) || terms.isStop(word);
  return !isSmall && kindsNamed(word).length === 0;
}

/** Whether a word stands in what a turn did, in what that was made for, or in what was said of it; or only carries its request. */
export function usedIn(
  { language, registry }: Using,
  { plan, calls, said }: Pick<TurnState, "plan" | "calls" | "said">,
): (word: string) => boolean {
  const stem = (word: string): string => language.terms.stemOf(word);
  const undone = [...plan.left, ...plan.parts.slice(plan.at).map(({ text }) => text)];
  const texts = [...said, ...undone, ...calls.flatMap(wordsOf)];
  const stems = new Set(
    texts.flatMap((one) => language.tokensOf(one)).map(({ word }) => stem(word)),
  );
  const carriers = calls.flatMap(({ call }) => {
    const tool = registry.get(call.name);
    return tool ? [carrierTest(tool, language)] : [];
  });
  return (word) => stems.has(stem(word)) || carriers.some((isCarrier) => isCarrier(word));
}

/** The words of a call, what its values were read from, and what came of it. */
function wordsOf({ call, result }: FinishedCall): readonly string[] {
  const origins = Object.values(call.origins).flatMap((origin) =>
    "text" in origin ? [origin.text] : [],
  );
  return [...textsIn(call.arguments), ...origins, ...textsIn(result)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
