import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";
import { SHIFT } from "../../selections/ends.ts";

const END = String.raw`(?:[,\s]+(?:please|then|instead|though|if you (?:can|could|would)))*[\s.!]*$`;
/** "An hour later, please": what is spoken of is moved. */
const SHIFTED = new RegExp(
  String.raw`^(?<opening>${OPENING}(?:(?:then|so|say|let['’]s say)[,\s]+)*)(?<shift>(?=[^,.;]*\b(?:later|earlier|sooner|back|forwards?)\b)${SHIFT})(?:\s+is better)?${END}`,
  "iu",
);
/** "Give me till the Thursday", "give it until noon". */
const TILL = new RegExp(
  String.raw`^(?<opening>${OPENING})give\s+(?:me|us|it|that)\s+(?:up\s+)?(?:till|until|to)\s+(?<when>[^.;!?]+?)${END}`,
  "iu",
);

/** A change that is said without its verb, of what is spoken of; any other sentence as it is. */
export function asSpokenOf(sentence: string): string {
  const {
    opening = "",
    shift,
    when = "",
  } = (SHIFTED.exec(sentence) ?? TILL.exec(sentence))?.groups ?? {};
  if (shift !== undefined) return `${opening}move it ${shift}`;
  const isTime = when !== "" && (beginsWithTime(when) || beginsWithTime(`on ${when}`));
  return isTime ? `${opening}move it to ${when}` : sentence;
}
