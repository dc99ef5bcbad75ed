/** Words before a request that say nothing. */
const LEAD =
  "(?:(?:please|no|wait|stop|oh|and|but|so|just|actually|hey|hi|ok|okay|right|well|sotto)[,!\\s]+)*";

/** "Don't forget" asks for something, and "don't I have a meeting" asks a question. */
const FORBIDS = new RegExp(
  `^${LEAD}(?:don['’]?t|do not|never|no need to|there['’]?s no need to|let['’]?s not|you (?:needn['’]?t|mustn['’]?t|shouldn['’]?t|don['’]?t (?:need|have) to)|i (?:don['’]?t|do not) want (?:any|you to))\\s+(?!(?:i|we|you|they)\\b|forget\\b|let (?:me|us) forget\\b|worry\\b|mind\\b|have\\b|know\\b)`,
  "i",
);

/** "How do I delete an event" and "what happens if I do" want to know, not to have it done. */
const WONDERS = new RegExp(
  `^${LEAD}(?:how (?:do|can|would|could|should|to)\\b|how['’]?d i\\b|what (?:happens|would happen|if)\\b|(?:should|did|have|had|was|am|were) (?:i|we)\\b|do (?:i|we) (?:need|have) to\\b|why\\b|is it (?:possible|ok|okay|safe|wise)\\b)`,
  "i",
);

/** "What notice period does the lease stipulate": one question about what is, and nothing to be done. */
const ASKS = new RegExp(
  `^${LEAD}(?!.*\\b(?:can|could|would|will) you\\b)(?:(?:what|who|where|when|how)['’]?s|(?:what|which|who|whose|where|when|how (?:much|many|long|old|far|often))\\b[^,.;:!?]*?\\b(?:is|are|was|were|does|do|did|has|have|had))\\b[^,.;:!?]*[?.]?$`,
  "i",
);

/** A clause says what not to do: doing it would be the worst of all readings. */
export function forbids(words: string): boolean {
  return clausesOf(words).some((clause) => FORBIDS.test(clause.trim()));
}

/** The words without the clauses that forbid: "draft a mail to Hoa, don't send it" still asks for a draft. */
export function withoutForbidden(words: string): string {
  return clausesOf(words)
    .filter((clause) => !FORBIDS.test(clause.trim()))
    .join("")
    .trim()
    .replace(/[,;]$/, "");
}

/** Each with the mark and the space behind it. */
function clausesOf(words: string): readonly string[] {
  return words.split(/(?<=[,.;!?]\s)/);
}

/** The words ask about an act: only what reads may answer them. */
export function wonders(words: string): boolean {
  return WONDERS.test(words.trim());
}

/** The words ask for a fact: what changes or makes something is no answer. */
export function asksFact(words: string): boolean {
  return ASKS.test(words.trim());
}
