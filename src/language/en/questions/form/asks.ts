import { opening } from "../../openings.ts";

/** What may stand before a question that isn't asked outright. */
const ASKED = String.raw`(?:(?:tell me,?|do you (?:know|remember)|remind me(?: again)?,?|any idea,?|(?:i|we)(?:['’]ve| have| can| could| do| did)?(?:n['’]t| not| never| always)?(?: can| could| quite| always)? (?:forget|forgot|forgotten|wonder|recall|remember|think of|know)|i['’](?:m not sure|d (?:like|love) to know))\s+)?`;

/** An expression for a question, also one that isn't asked outright. */
export const asks = (words: string): RegExp => opening(`${ASKED}(?:${words})`, "iu");

/** "Whats the time": typed without its mark. */
export function withMarks(text: string): string {
  return text.replaceAll(/\b(what|who|where|when|how)s\b/gi, "$1's");
}
