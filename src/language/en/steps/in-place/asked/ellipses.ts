import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";
import { RATED, SHIFT } from "../../selections/ends.ts";

const END = String.raw`(?:[,\s]+(?:please|then|instead|though|if you (?:can|could|would)))*[\s.!]*$`;
/** "An hour later, please": what is spoken of is moved. */
const SHIFTED = new RegExp(
  String.raw`^(?<opening>${OPENING}(?:(?:then|so|say|let['’]s say)[,\s]+)*)(?<said>(?=[^,.;]*\b(?:later|earlier|sooner|back|forwards?)\b)${SHIFT})(?:\s+is better)?${END}`,
  "iu",
);
/** "High priority": what is spoken of is that. */
const RATED_SO = new RegExp(String.raw`^(?<opening>${OPENING})(?<said>${RATED})${END}`, "iu");
/** "Write underneath it: rope". */
const BENEATH = new RegExp(
  String.raw`^(?<opening>${OPENING})(?:write|put|add|jot|note|stick|pop)\s+(?:down\s+)?(?:underneath|under|below|beneath)\s+(?:it|that|this)\s*[:,]?\s+(?<said>\S.*)$`,
  "iu",
);
/** "Give me till the Thursday", "give it until noon". */
const TILL = new RegExp(
  String.raw`^(?<opening>${OPENING})give\s+(?:me|us|it|that)\s+(?:up\s+)?(?:till|until|to)\s+(?<said>[^.;!?]+?)${END}`,
  "iu",
);

/** What each comes to, of what is spoken of. */
const FORMS: readonly (readonly [RegExp, (said: string) => string])[] = [
  [RATED_SO, (rated) => `make it ${rated}`],
  [BENEATH, (text) => `add to it: ${text}`],
  [SHIFTED, (shift) => `move it ${shift}`],
  [TILL, (when) => `move it to ${when}`],
];

/** A change that is said without its verb, of what is spoken of; any other sentence as it is. */
export function asSpokenOf(sentence: string): string {
  for (const [form, asAct] of FORMS) {
    const { opening = "", said } = form.exec(sentence)?.groups ?? {};
    if (said === undefined || (form === TILL && !isTime(said))) continue;
    return opening + asAct(said);
  }
  return sentence;
}

function isTime(words: string): boolean {
  return beginsWithTime(words) || beginsWithTime(`on ${words}`);
}
