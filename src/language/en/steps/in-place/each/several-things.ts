import { SEVERAL_WORDS } from "../../../numbers/vocabulary.ts";
import { listParts } from "../../../clauses/lists.ts";
import { opening } from "../../../openings.ts";

const COUNT = String.raw`${SEVERAL_WORDS}|\d{1,2}|a (?:couple|few)(?: of)?|a few|several|some`;
const THINGS = "(?:more\\s+)?(?:things|items|bits|jobs|tasks|chores|reminders|entries)";
const HOLDER = String.raw`(?<holder>(?:the|my|our)\s+(?:[\p{L}\p{N}'’-]+\s+){0,4}?(?:list|note))`;
/** "Three things for the house list: wipes, bread and lemons". */
const ANNOUNCED = opening(
  String.raw`(?:(?:put|add|stick|pop|write|note|get|I(?:['’]ve)?(?: got| have| need)?)\s+(?:down\s+)?)?(?:${COUNT})\s+${THINGS}\s+(?:for|on|onto|to|in|to go on|to add to|to put on)\s+${HOLDER}\s*(?:[:,–—-]|please[:,])\s*(?<items>[^.!?;:]+?)[.!\s]*$`,
  "isu",
);
/** Requests of more parts than the budget has calls stay one. */
const MOST_PARTS = 3;

/** Several things that are announced before they are told, each as a request of its own; any other text as it is. */
export function eachAdded(text: string): string {
  const { holder, items } = ANNOUNCED.exec(text)?.groups ?? {};
  if (holder === undefined || items === undefined) return text;
  const things = listParts(items).map((one) => one.replace(/^(?:and|plus)\s+/iu, ""));
  const isEach = /list$/iu.test(holder) && things.length <= MOST_PARTS;
  const lots = isEach ? things : [items.trim()];
  return lots.map((one) => `add ${one} to ${holder}`).join(". ");
}
