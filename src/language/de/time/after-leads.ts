import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { ARTICLES } from "./vocabulary.ts";

/** These lead in without being part of a phrase. */
const OUTSIDE: ReadonlySet<string> = new Set("fur auf zu so schon erst ,".split(" "));
/** Before these the preposition is another word's. */
const NEEDS_NO_LEAD: ReadonlySet<string> = new Set(
  "heute morgen ubermorgen gestern vorgestern jeden jede jedes alle taglich".split(" "),
);
const LEADS: ReadonlySet<string> = new Set(["an", "in", "von", "bei"]);

/** The place where a time phrase itself starts, behind words that only lead in to it. */
export function afterLeads(tokens: Tokens, at: number, end: number): number {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (at + 1 >= end) return at;
  const isLoose = LEADS.has(word) && NEEDS_NO_LEAD.has(next);
  const isSkipped = OUTSIDE.has(word) || isLoose || ARTICLES.has(word);
  return isSkipped ? afterLeads(tokens, at + 1, end) : at;
}
