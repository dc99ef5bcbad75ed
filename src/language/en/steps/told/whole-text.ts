import type { TextSent } from "../../../contract/steps.ts";
import { OPENING } from "../../openings.ts";
import { IT, JOINT, sentTo } from "./words.ts";

const SENDS =
  "(?<how>text|message|whatsapp|e-?mail|mail|send|forward|share|shoot|ping|drop|pass|give)";
const NOBODY = String.raw`(?!(?:the|my|our|his|her|their|it|that|this|a|an|to|over|on|with|in|and|all)\b)`;
const WHOM = String.raw`(?<whom>(?:(?:my|our|the)\s+)?${NOBODY}\p{L}[\p{L}'’-]*(?:\s+${NOBODY}\p{L}[\p{L}'’-]*){0,2}?)`;
const ON = String.raw`(?:(?:what|all that|everything)(?:['’]s|\s+is|\s+that['’]s|\s+that\s+is)?|whatever(?:['’]s|\s+is))\s+(?:on|in)`;
const THING = String.raw`(?:(?:all of|the whole of|a copy of|${ON})\s+)?(?<thing>(?:my|our|the|that)\s+[^,.;:!?]+?)`;
const OVER = String.raw`(?:\s+(?:on|over|across|along))?\s+(?:to|with)`;
const BY = String.raw`(?:\s+(?:as a|by|in a|via|over)\s+(?<by>text|message|e-?mail))?`;
const END = String.raw`${BY}(?:\s+(?:please|then|now|for me|too|as well|would you))*[\s,.!?]*$`;
const OPENED = String.raw`(?:(?:read|show|open|find|get|pull up|bring up)(?:\s+me)?(?:\s+(?:out|up))?|what(?:['’]s|\s+is)\s+(?:in|on)|what\s+does|look\s+(?:at|up))`;
const OPENS = String.raw`${OPENED}\s+${THING}(?:\s+says?)?${JOINT}`;
/** "Send Kim the packing list", "text the packing list to Kim", "read me the packing note and send it to Kim". */
const SENT = [
  String.raw`${SENDS}\s+${THING}${OVER}\s+${WHOM}`,
  String.raw`${SENDS}\s+${WHOM}\s+${THING}`,
  String.raw`${OPENS}${SENDS}\s+(?:${IT}|all of it|them)${OVER}\s+${WHOM}`,
  String.raw`${OPENS}${SENDS}\s+${WHOM}\s+(?:${IT}|all of it)`,
].map((words) => new RegExp(`^${OPENING}${words}${END}`, "iu"));

/** What a text may be called beside its name: "the fudge recipe" is kept as "Fudge". */
const SORT =
  /(?<=\S\s+\S.*)\s+(?:lists?|recipes?|notes|logs?|plans?|instructions|directions|details|rota|itinerary|minutes|letter|info|information|write-?up)$/iu;

/** A text that goes to somebody as it stands, by what it is called; undefined for any other request. */
export function textSentIn(text: string): TextSent | undefined {
  const groups = SENT.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  if (!groups) return undefined;
  const { how = "", by = how, whom = "", thing = "" } = groups;
  const bare = thing.replace(SORT, "");
  const isSaid = bare !== thing;
  return { request: sentTo(by, whom), isSaid, things: isSaid ? [thing, bare] : [thing] };
}
