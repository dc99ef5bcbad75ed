import { SMALL_NUMBERS } from "../numbers/vocabulary.ts";
import { OPENING } from "../openings.ts";
import { MONTHS, WEEKDAYS } from "../time/vocabulary.ts";

const LEAD = String.raw`^${OPENING}(?:(?:no|nope|oh|ah|sorry|wait|hang on|actually|oops|my mistake|silly me|i meant?)[\s,.;!–—]+)*`;
const SUBJECT = String.raw`(?:it|that|they|we|he|she|you)(?:['’](?:s|re|ve|ll|d))?(?:\s+(?:is|are|was|has|have|will|would|should|all|now|actually|only|really|always|usually))*`;
/** The thing itself, or those who meet for it. */
const ITSELF = String.raw`(?:(?:it|that)(?:['’](?:s|ll|d)|\s+(?:is|will|should|would)(?:\s+be)?)(?:\s+(?:now|actually|being|held|on))*|we(?:['’](?:re|ll)|\s+(?:are|will))\s+(?:be\s+)?(?:meeting|going|eating|playing|having it|holding it))`;
const PLACE = String.raw`(?<value>(?!(?:the )?(?:time|moment|least|last|first|once|all|case|future|time being)\b)(?:the\s+|our\s+|my\s+)?[\p{L}\p{N}][^,.;:!?–—]*?)`;
const WAS = String.raw`(?:not|isn['’]t|wasn['’]t|aren['’]t|rather than|instead of)`;
/** What was wrong, in a clause before what is right, with why. */
const WRONG = String.raw`(?:(?:${SUBJECT}\s*)?${WAS}\s+(?:at\s+|in\s+|on\s+)?(?<old>\S[^,.;:!?–—]*?)|(?<none>(?:the\s+)?wrong (?:place|venue|location|address|hall|room|pub|site)))[,.;!–—]+\s+(?:[^.;!?–—]*[,.;!–—]+\s+)?`;
const SO = String.raw`(?:[\s,]+(?:now|instead|this time|mind(?: you)?|actually|please|then|though|after all|again|this week|not (?:here|there|(?:at|in) [^,.;!?]+)|rather than [^,.;!?]+|instead of [^,.;!?]+))`;
const END = String.raw`[\s.!]*$`;

const FRAMES = [
  // "And at the Kettle", "oh and in the hall too": with a thing of its own before it, it is none.
  String.raw`^(?:(?:oh|ah|yes|ok(?:ay)?|right)[\s,]+)*(?:and|also|plus)\s+(?:at|in)\s+${PLACE}${SO}*(?:[\s,]+(?:too|as well|also))?${END}`,
  // "At the Kettle, mind, not here", "no, it's in the hall this time".
  String.raw`${LEAD}(?:(?:and|but|so)\s+)?(?:${ITSELF}\s+|make (?:it|that)\s+)?(?:over\s+)?(?:at|in)\s+${PLACE}${SO}+${END}`,
  // "It's at the Kettle", "we're meeting in the hall".
  String.raw`${LEAD}(?:(?:and|but|so)\s+)?${ITSELF}\s+(?:over\s+)?(?:at|in)\s+${PLACE}${SO}*${END}`,
  // "It isn't the Mill, they go from the harbour".
  String.raw`${LEAD}${WRONG}(?:so\s+)?${SUBJECT}\s+(?:\p{L}+\s+){0,2}?(?:at|in|from|to|outside|behind)\s+${PLACE}${SO}*${END}`,
  // "Wrong place, it's Cutter's now".
  String.raw`${LEAD}(?:the\s+)?wrong (?:place|venue|location|address|hall|room|pub|site)[,.;!–—]+\s+(?:(?:it['’]?s|it is|it should be|make it|i meant|that['’]s)\s+)?(?:at\s+|in\s+)?${PLACE}${SO}*${END}`,
  // "They've moved it to the village hall".
  String.raw`${LEAD}(?:they|we|i|he|she|it|that)(?:['’](?:ve|s|re|m)|\s+(?:have|has|had|are|is))?\s+(?:been\s+)?(?:moved|shifted|switched|moving|shifting|switching|relocated|changed)\s+(?:it\s+|that\s+|the (?:venue|place)\s+)?(?:over\s+)?to\s+${PLACE}${SO}*${END}`,
].map((frame) => new RegExp(frame, "iu"));

/** What holds records, or is no place. */
const NONE =
  /\b(?:calendars?|diary|planner|lists?|folders?|inbox|notes?|reminders?|minutes?|hours?|o['’]?clock|(?:e-?)?mails?|texts?|messages?|letters?|files?|documents?|drawers?|ways?|danger|trouble|stock|tune|doubt)\b|^(?:it|that|this|them|there|here|one|pieces|bed|person|touch|charge|turn)$/iu;

/** Where what was spoken of is instead, and where not, by words that say so; undefined where they tell a time, or what holds records. */
export function placeTold(text: string): Placed | undefined {
  for (const frame of FRAMES) {
    const { value, old } = frame.exec(text)?.groups ?? {};
    if (value !== undefined && !NONE.test(value) && !TIME.test(value)) {
      return { value: value.trim(), ...(old === undefined ? {} : { was: old }) };
    }
  }
  return undefined;
}

type Placed = { readonly value: string; readonly was?: string };

/** It begins as a time does. */
const TIME = new RegExp(
  String.raw`^(?:the\s+)?(?:\d|(?:${[...WEEKDAYS.keys(), ...MONTHS.keys(), ...SMALL_NUMBERS].join("|")}|half|quarter|first|second|third|\p{L}+th|noon|mid(?:day|night)|lunchtime|morning|afternoon|evening|night|week(?:end)?|month|year|today|tomorrow|tonight|next|this|last|an?)(?!\p{L}))`,
  "iu",
);
