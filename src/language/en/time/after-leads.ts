import { readBelowHundred, readOrdinal } from "../numbers/read-number.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { SHORT_WEEKDAYS, WEEKDAYS } from "./vocabulary.ts";

/** These lead in without being part of a phrase. */
const OUTSIDE: ReadonlySet<string> = new Set(["for", "to", "from", "of", "due", "about", ",", "@"]);
/** Of these only the last belongs to the phrase: "in" does not in "put it in on Thursday". */
const LEADS: ReadonlySet<string> = new Set(["on", "in", "at", "by", "around", "over", "during"]);
/** "what's on tomorrow", "what came in today": the preposition is the verb's. */
const NEEDS_NO_LEAD: ReadonlySet<string> = new Set(
  "today tomorrow yesterday tonight this next last early late every".split(" "),
);

/** The place where a time phrase itself starts, behind words that only lead in to it. */
export function afterLeads(tokens: Tokens, at: number, end: number): number {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (at + 1 >= end) return at;
  const isVerbs = LEADS.has(word) && (LEADS.has(next) || OUTSIDE.has(next));
  const isLoose = LEADS.has(word) && NEEDS_NO_LEAD.has(next);
  const isArticle = word === "the" && isNeedless(tokens, at + 1);
  const isSkipped = OUTSIDE.has(word) || isVerbs || isLoose || isArticle;
  return isSkipped ? afterLeads(tokens, at + 1, end) : at;
}

/** "the Monday (alarm)", "the six am (alarm)"; "the 14th" and "the weekend" keep their article. */
function isNeedless(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  if (WEEKDAYS.has(word) || SHORT_WEEKDAYS.has(word)) return true;
  return readBelowHundred(tokens, at) !== undefined && !readOrdinal(tokens, at);
}
