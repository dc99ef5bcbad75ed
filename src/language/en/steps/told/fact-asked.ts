import type { FactTold, ToldFact } from "../../../contract/steps.ts";
import { questionOf, topicOf } from "./questions.ts";
import { FACT, PUTS_QUESTION, WH, sentTo } from "./words.ts";

/** A clause that asks, in the order in which something is said: "how long a half is"; nothing that the reader is asked. */
const CLAUSE = new RegExp(
  String.raw`^(?:${WH}|which\s+[\p{L}]+|what\s+(?:time|day|date|number|size|kind|sort)(?:\s+of\s+\p{L}+)?)\s+(?!(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|shall)\b)(?!.*\b(?:you|your|yours|you['’]\p{L}+)\b).*\p{L}`,
  "isu",
);
/** "The new hour", "the name at the top", "Bo's postcode": a fact by what it is called, and no word of what it is. */
const NAMED = new RegExp(
  String.raw`^(?:the|that|this|my|our|his|her|their|\p{Lu}[\p{L}-]*['’]s?)\s+(?:[\p{L}-]+\s+){0,2}?(?:${FACT}|hour|answer|figures?|prices?|times|dates|sizes?|score|results?|recipe|directions|dose|platform|seats?|room|dimensions|measurements)(?:\s+(?:at|on|of|for|to|from|in)\s+(?:(?!\b(?:is|are|was|were|has|have|will|can)\b)[^,.;:!?])+)?$`,
  "isu",
);

export function factAsked(words: string, { request, whom }: FactTold): ToldFact | undefined {
  const said = words.trim().replace(/[\s.!]+$/u, "");
  if (PUTS_QUESTION.test(request) || (!CLAUSE.test(said) && !NAMED.test(said))) return undefined;
  const asks = questionOf(said.replace(/^(?:that|this)\s/iu, "the "));
  if (asks === undefined) return undefined;
  const isRole = /^(?:my|the|our)\s/iu.test(whom);
  return {
    asks,
    request: sentTo(/\be?-?mail\b/iu.test(request) ? "email" : "text", whom),
    topic: topicOf(said),
    whom: isRole || /^(?:him|her|them)$/iu.test(whom) ? undefined : whom,
  };
}
