import { beginsAct } from "../../clauses/joints.ts";
import { openingOf } from "../../openings.ts";

/** Where another sentence or clause of the same breath begins. */
const CLAUSE = /\s*[.,:;–—]\s+/u;
const ASKING = String.raw`(?:what|which|who|whose|where|when|how)`;
/** It asks by its verb: "what was it", and no "what to bring". */
const ASKS_BY_VERB = new RegExp(
  String.raw`^(?:(?:but|and|so|then)\s+)*(?:${ASKING}(?:['’](?:s|re|d|ll)\b|\s+(?:\p{L}+\s+){0,3}?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b))`,
  "iu",
);
/** "What size", "from what page to what page": all of a clause that ends a question. */
const ASKS_AT_END = new RegExp(
  String.raw`^(?:(?:but|and|so|then)\s+)*(?:(?:at|from|to|till|until|in|on|by|for|with|under|of)\s+)?${ASKING}\b(?!\s+(?:about|if|to)\b)`,
  "iu",
);
/** "The last water is at what kilometre?" */
const ASKS_WITHIN =
  /\b(?:at|from|to|till|until|in|on|by|for|with|under|of|is|was)\s+(?:what|which|who|where)\b/iu;
/** What only says why or when something is asked. */
const SUBORDINATE = /^(?:if|when|before|after|once|since|as|while|because)\b/i;

/** The one clause that asks, of words that do nothing else; undefined where none does. */
export function askingClause(text: string): string | undefined {
  const isAsked = /\?["”’)]*\s*$/.test(text);
  const clauses = text.trim().split(CLAUSE);
  const first = clauses.findIndex(
    (clause) =>
      ASKS_BY_VERB.test(clause) ||
      (isAsked && (ASKS_AT_END.test(clause) || ASKS_WITHIN.test(clause))),
  );
  const isAlone = clauses.every((clause, at) => at === first || !isAct(clause));
  return first !== -1 && isAlone ? clauses[first] : undefined;
}

/** A clause that asks for something to be done. */
export function isAct(clause: string): boolean {
  const said = clause.slice(openingOf(clause));
  const plain = said.slice(0, 1).toLowerCase() + said.slice(1);
  return beginsAct(plain) && !SUBORDINATE.test(plain) && !ASKS_BY_VERB.test(plain);
}
