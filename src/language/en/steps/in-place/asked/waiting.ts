import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";

const THING = String.raw`(?<thing>(?!(?:I|we|you|he|she|it|they|that|this|there|who|what|which|nobody|somebody)\b)[^.!?;:,]{2,60}?)`;
const WAITS = String.raw`(?:can|could|may|will have to|['’]ll have to|must|has to|have to)\s+(?:now\s+|just\s+|all\s+)*(?:wait|hang on|keep|hold on|hang fire)`;
const FOR = String.raw`(?:\s+for\s+(?:its|their|his|her|the|my)\s+\p{L}+|\s+a\s+(?:bit|while)|\s+for\s+now)?`;
const END = String.raw`(?:,?\s+(?:(?:at\s+)?(?:the\s+)?same (?:hour|time)|please|then|instead))*[\s.!]*$`;
/** What is told before it. */
const TOLD = String.raw`^(?<told>(?:.*[.!?;]\s+)?${OPENING})`;
const WAITING = [
  // "The council can wait for its money. The 16th, same hour".
  new RegExp(
    String.raw`${TOLD}${THING}\s+${WAITS}${FOR}[.,;]\s+(?:(?:make it|say|till|until)\s+)?(?<when>[^.!?;]+?)${END}`,
    "isu",
  ),
  // "Year nine can wait till Monday at noon".
  new RegExp(
    String.raw`${TOLD}${THING}\s+${WAITS}${FOR}\s+(?:till|until)\s+(?<when>[^.!?;]+?)${END}`,
    "isu",
  ),
  // "Let me off the essay till Thursday".
  new RegExp(
    String.raw`${TOLD}let me off\s+${THING}\s+(?:till|until)\s+(?<when>[^.!?;]+?)${END}`,
    "isu",
  ),
];
/** "…, so let me off till Thursday with that": of what was spoken of before it. */
const OFF = new RegExp(
  String.raw`^(?<before>.*?)(?:,\s+so|[.;!])\s+let me off\s+(?:(?:with\s+)?(?:it|that)\s+)?(?:till|until)\s+(?<when>[^.!?;]+?)(?:\s+(?:with|on|for)\s+(?:it|that))?${END}`,
  "isu",
);
/** The thing of the clause, and when it is not looked at. */
const NAMED =
  /(?<thing>\b(?:the|my|our)\s+(?:(?!(?:before|until|till|on|at|this|next|and|is|was|has)\b)[\p{L}\p{N}'’-]+\s*){1,4})/iu;

/** What can wait, or is let off, till a time, as moving it there; any other text as it is. */
export function asWaiting(text: string): string {
  const { told = "", thing = "", when = "" } = waitingIn(text);
  return thing !== "" && isTime(when) ? `${told}move ${thing.trim()} to ${when}` : text;
}

function waitingIn(text: string): Readonly<Record<string, string | undefined>> {
  const found = WAITING.map((pattern) => pattern.exec(text)?.groups).find((one) => one);
  if (found) return found;
  const { before = "", when } = OFF.exec(text)?.groups ?? {};
  return { thing: NAMED.exec(before)?.groups?.["thing"], when };
}

function isTime(when: string): boolean {
  return beginsWithTime(`on ${when}`) || beginsWithTime(when);
}
