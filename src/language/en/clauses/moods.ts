import { markedClauses } from "./clauses.ts";
import { opening } from "../openings.ts";

/** "Don't forget" asks for something, and "don't I have a meeting" asks a question. */
const FORBIDS = opening(
  String.raw`(?:don['’]?t|do not|never|no need to|there['’]?s no need to|let['’]?s not|you (?:needn['’]?t|mustn['’]?t|shouldn['’]?t|don['’]?t (?:need|have) to)|i (?:don['’]?t|do not) want (?:any|you to))\s+(?!(?:i|we|you|they)\b|forget\b|let (?:me|us) forget\b|worry\b|mind\b|have\b|know\b)`,
);

/** "How do I delete an event" and "what happens if I do" want to know, not to have it done. */
const WONDERS = opening(
  String.raw`(?:how (?:do|can|would|could|should|to)\b|how['’]?d i\b|what (?:happens|would happen|if)\b|(?:should|did|have|had|was|am|were) (?:i|we)\b|do (?:i|we) (?:need|have) to\b|why\b|is it (?:possible|ok|okay|safe|wise)\b)`,
);

/** "What notice period does the lease stipulate": one question about what is, and nothing to be done. */
const ASKS = opening(
  String.raw`(?!.*\b(?:can|could|would|will) you\b)(?:(?:what|who|where|when|how)['’]?s|(?:what|which|who|whose|where|when|how (?:much|many|long|old|far|often))\b[^,.;:!?]*?\b(?:is|are|was|were|does|do|did|has|have|had))\b[^,.;:!?]*[?.]?$`,
);

/** "Who makes tea on Friday" asks, whatever its verb; "what about five" and "when I am home" answer. */
const QUESTION = opening(
  String.raw`(?:(?:who|whose|whom|which|what)(?:['’]\w+)?\s+(?!about\b)|(?:where|when|why|how)(?:['’](?:s|re|d|ll)\b|\s+(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|much|many|long|far|old|often)\b))`,
);

/** A clause says what not to do: doing it would be the worst of all readings. */
export function forbids(words: string): boolean {
  return markedClauses(words).some((clause) => FORBIDS.test(clause.trim()));
}

/** The words without the clauses that forbid: "draft a mail to Hoa, don't send it" still asks for a draft. */
export function withoutForbidden(words: string): string {
  return markedClauses(words)
    .filter((clause) => !FORBIDS.test(clause.trim()))
    .join("")
    .trim()
    .replace(/[,;]$/, "");
}

/** The words ask about an act: only what reads may answer them. */
export function wonders(words: string): boolean {
  return WONDERS.test(words.trim());
}

/** The words ask for a fact: what changes or makes something is no answer. */
export function asksFact(words: string): boolean {
  return ASKS.test(words.trim());
}

/** The words are a question of their own: they answer none but one for any words. */
export function isQuestion(words: string): boolean {
  return QUESTION.test(words.trim());
}

/** Who a clause tells something of. */
const SUBJECT = /^(?:i|we|he|she|they|you|it)(?:['’]\w+)?\s+\p{L}/iu;
const THING = /^(?:there|this|that|my|our|the)(?:['’]\w+)?\s/i;

/** The words tell of somebody ("I'm in the shop"): they are a clause and no name. */
export function isClause(words: string): boolean {
  return SUBJECT.test(words);
}

/** The words tell something, and ask for nothing by themselves. */
export function states(words: string): boolean {
  return isClause(words) || THING.test(words);
}
