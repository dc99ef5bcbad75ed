import type { ChangedTo } from "../../contract/requests.ts";
import { OPENING } from "../openings.ts";

const GOOD = "fine|better|good|ok(?:ay)?|great|perfect|easier|all right|alright|grand|lovely";
const FOR_WHOM = String.raw`(?:\s+(?:by|with|for)\s+(?:me|us|him|her|them))?`;
const SUITS = String.raw`(?:(?:['’]s|['’]ll be|\s+(?:is|are|was|would be|will be|sounds))\s+(?:${GOOD})${FOR_WHOM}|\s+(?:works|suits|will do|would do)(?:\s+(?:me|us|better|fine|well|for (?:me|us)))*|\s+(?:it is|then))`;
const ORDER = String.raw`(?:please\s+)?(?:change|move|switch|shift|put|make|push|set|reschedule)\s+(?:it|that|this|him|her|them)(?:\s+(?:in|on)\s+(?:the|my)\s+(?:diary|calendar|planner))?`;
const FORM = new RegExp(
  String.raw`^${OPENING}(?<value>(?:(?![,;.!?]).){3,40}?)${SUITS}\s*(?:[,;.!–—]\s*(?:so|and|then)?|so|and)\s*(?<order>${ORDER})(?:\s+(?:then|please|for me))*(?<rest>(?:[,;.]?\s+(?:and|then)\s.+|[\s.!]*))$`,
  "iu",
);

/** "Half ten's fine, change it in the diary": a change to what was told before it. */
export function changedTo(text: string): ChangedTo | undefined {
  const { value, order, rest = "" } = FORM.exec(text)?.groups ?? {};
  if (value === undefined || order === undefined) return undefined;
  return { value, text: `${order} to ${value}${rest.replace(/[\s.!]+$/u, "")}` };
}
