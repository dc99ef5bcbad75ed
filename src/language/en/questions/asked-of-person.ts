import type { Fact, Question } from "../../contract/questions.ts";
import { opening } from "../openings.ts";
import { questionIn } from "./form/question-in.ts";

/** What stands on somebody's card, as it is called. */
const CALLED: readonly (readonly [Fact, RegExp])[] = [
  ["number", /\b(?:number|phone|mobile)\b/iu],
  ["mail", /\be-?mail\b/iu],
  ["address", /\b(?:address|postcode)\b/iu],
  ["birthday", /\bbirthday\b/iu],
  ["age", /\bhow old\b/iu],
  ["firm", /\bworks?\b/iu],
];
const NAMED = String.raw`(?:(?:phone|mobile|home|work|e-?mail|postal|house)\s+)?(?:number|phone|mobile|e-?mail|address|postcode|birthday)`;
const PERSON = /\b(?:his|her|hers|their|him|them|he|she|they)\b/iu;

/** "And the email?", "what about her birthday", "do you have a number for him". */
const SHORT = [
  opening(
    String.raw`(?:(?:what|how) about\s+)?(?:his|her|their)\s+${NAMED}(?:,?\s+(?:too|as well|then|please))*[\s?.!]*$`,
  ),
  /^(?:and|(?:and )?(?:what|how) about)\s+(?:the|an?)\s+(?:(?:phone|mobile|e-?mail)\s+)?(?:number|e-?mail|address|birthday)[\s?.!]*$/iu,
  opening(
    String.raw`(?:(?:do|have)\s+(?:you|i|we)\s+(?:have\s+|got\s+)?|is there\s+)(?:an?|the)\s+${NAMED}\s+for\s+(?:him|her|them)[\s?.!]*$`,
  ),
];

/** "Kim's home address?": whose it is, and what. */
const WHOSE = new RegExp(
  String.raw`^(?:(?:and|what about|how about)\s+)?(?:my\s+)?[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?['’]s?\s+${NAMED}\s*\?+\s*$`,
  "iu",
);

/** A question for what stands on a card, said in a few words. */
export function shortFact(text: string): Question | undefined {
  const isShort = [...SHORT, WHOSE].some((one) => one.test(text.trim()));
  const fact = isShort ? CALLED.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  return fact && { form: "fact", fact, place: undefined };
}

/** The fact of somebody who is only pointed at that a question wants; who is named is asked of by name. */
export function askedOfPerson(text: string): Fact | undefined {
  const short = shortFact(text);
  const question = short ?? questionIn(text);
  if (question?.form !== "fact" || !(short || PERSON.test(text))) return undefined;
  return CALLED.some(([fact]) => fact === question.fact) ? question.fact : undefined;
}
