import { parametersOf } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import type { Sources } from "../sources.ts";

/**
 * What is wanted after the last act, without the clauses before or behind it that only say why: they give it
 * no value. Where words are written down for somebody why is told them too.
 */
export function withoutWhy(
  { language, registry, lastCall }: Sources,
  utterance: Utterance,
): Utterance {
  const tool = registry.get(lastCall?.tool ?? "");
  const { text } = utterance;
  const { leaning, wish } = language.wordingOf(text);
  const isWritten = wish.addressesSomebody || wish.tellsSomebody || leaning.reports;
  if (!tool || isWritten || parametersOf(tool).some(({ kind }) => kind === "free"))
    return utterance;
  const wanted = text.slice(0, leaning.reasonStart).trim();
  return wanted === "" || wanted === text ? utterance : { ...utterance, text: wanted };
}
