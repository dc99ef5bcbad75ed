import { parametersOf } from "../../../tool/parameter.ts";
import { isElement, stemsOf, wrongIn } from "./in-text.ts";
import type { Correction, Written } from "../values.ts";

/** Which of what was written down is meant: what has the words that are wrong, or most of those said now; one alone. */
export function meantOf(
  written: readonly Written[],
  words: string,
  correction: Correction,
): Written | undefined {
  const wrong = written.filter(({ value }) => wrongIn(value, correction).length > 0);
  if (wrong.length === 1) return wrong[0];
  const own = stemsOf(words, correction);
  const shares = written.map((one) => {
    const stems = stemsOf(one.value, correction);
    return { one, share: own.filter((stem) => stems.includes(stem)).length };
  });
  const most = Math.max(...shares.map(({ share }) => share));
  const best = most === 0 ? [] : shares.filter(({ share }) => share === most);
  if (best.length === 1) return best[0]?.one;
  const kindOf = (name: string): string | undefined =>
    parametersOf(correction.tool).find((one) => one.name === name)?.kind;
  const { wish, mood } = correction.readOn(words);
  const isName = wish.isThing && !mood.isClause;
  const fitting = written.filter(({ parameter }) => (kindOf(parameter) === "free") !== isName);
  return written.length === 1 ? written[0] : fitting.length === 1 ? fitting[0] : undefined;
}

/** It has words of the text, or words in the place of those of it, or is a time or name alone. */
export function isAlike(value: string, words: string, correction: Correction): boolean {
  const stems = stemsOf(value, correction);
  const { tokens, language } = correction.readOn(words);
  const content = tokens.filter(({ word }) => !language.terms.isStop(word));
  // Where there are others, "the" is no word that both have.
  const said = content.length > 0 ? content : tokens;
  const own = said.map(({ word }) => language.terms.stemOf(word));
  const isShared = own.some((stem) => stems.includes(stem));
  return isShared || wrongIn(value, correction).length > 0 || isElement(words, correction);
}

/** The first of such clauses; for what is wrong a name or a time alone, or the last: "look, wrong Ann. It's Una". */
export function likeliest(fitting: readonly string[], correction: Correction): string {
  const [first = ""] = fitting;
  if (correction.rejected === "") return first;
  return fitting.find((one) => isElement(one, correction)) ?? fitting.at(-1) ?? first;
}
