import type { ToldFact } from "../../contract/steps.ts";
import { OPENING } from "../openings.ts";

const LEAD = String.raw`(?:(?:have|take) a look(?: (?:at|for|to see))?|look (?:up|for|at)|look|see|check(?: (?:up|on))?|find(?: out| me)?|get(?: me)?|dig out|tell me|work out|read(?: me)?(?: out)?|grab)`;
const WH = String.raw`(?:what|which|who|whose|where|when|how (?:much|many|long|old|far|big))(?:['’]s)?`;
/** What stands for the answer. */
const IT = String.raw`(?:it|that|this|the (?:answer|figure|sum|amount|total|price|cost|date|day|time|number|address|code|name|place|details))`;
const NAME = String.raw`(?:my\s+)?[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*){0,2}?`;
const WRITES = "(?:text|message|whatsapp|e-?mail|mail|send|forward|write|tell|give)";
const KEEPS = "(?:put|add|copy|write|note|jot|save|stick|pop|stuff|drop)";
const JOINT = String.raw`(?:\s*[,;.?!]\s*(?:and\s+|then\s+|so\s+)*|\s+and\s+(?:then\s+)?)`;

const ASKED = String.raw`^${OPENING}(?:(?<lead>${LEAD})\s+)?(?<asks>(?:(?!\s+and\s).)+?)${JOINT}`;
/** "Look up Kim's number and text it to Odo", "how much is it? Text Odo the figure". */
const THEN = [
  String.raw`${ASKED}(?<verb>${WRITES}\s+${NAME})\s+(?<it>${IT})(?:\s*[,.;]\s*(?<after>\S.*?))?[.!]*$`,
  String.raw`${ASKED}(?<verb>${WRITES}|${KEEPS})(?:\s+down)?\s+(?<it>${IT})(?<rest>\s+(?:to|in|into|on|onto|under|down)\s(?!.*\b(?:calendar|diary)\b).+?)[.!]*$`,
  String.raw`${ASKED}(?<verb>(?:start|make|create|open|write|begin)\s+.*\bnote\b.*?)\s+(?:with|saying|that says)\s+(?<it>${IT})(?:\s+(?:in|on)(?:\s+it)?)?[.!]*$`,
].map((words) => new RegExp(words, "isu"));
const MADE = THEN.at(-1);
/** "See where the quiz is and tell Kim to meet me there at eight". */
const THERE = [
  "there (?:at that time|at the same time|then|when it starts)|then and there",
  "at that time|at the same time",
  "there",
].map(
  (place) =>
    new RegExp(
      String.raw`${ASKED}(?<verb>${WRITES}\s+(?<whom>(?:my\s+)?[\p{L}'’-]+))\s+(?:to\s+|that\s+)?(?<before>[^"“]*?)\b(?<place>PLACE)\b(?<after>.*?)[.!]*$`.replace(
        "PLACE",
        place,
      ),
      "isu",
    ),
);

const FACT = String.raw`(?:(?:(?:mobile|phone|telephone|cell|door|gate|key ?safe|alarm|wifi|safe|order|house|reference|policy|account)\s+)*(?:number|code|address|postcode|password|birthday|reference)|e-?mail(?: address)?|date|time|day|place|location|venue|(?:contact )?details)`;
const OF = String.raw`(?:\s+(?:of|for|to|from|on|in)\s+[^,.;:!?"“]+)?`;
const OWNED = String.raw`(?:(?:the|my|our)\s+(?:[\p{L}-]+\s+){0,2}|${NAME}['’]s?\s+)${FACT}${OF}`;
const INDIRECT = String.raw`(?:what time|what day|what date|when|where|which [\p{L}]+|how (?:much|long|many)|who|what)\s+(?!(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|to)\b)(?!.*\b(?:you|your|we)\b)[^,.;:!?"“]*\b(?:is|are|was|starts?|begins?|ends?|finish(?:es)?|costs?|opens?|closes?|lasts?)\b[^,.;:!?"“]*`;
/** "Text Kim Odo's number", "let Kim know when the choir starts". */
const WRITTEN = [
  String.raw`^${OPENING}(?<verb>${WRITES}\s+(?<whom>NAMES))\s+(?<asks>${OWNED})[.!]*$`,
  String.raw`^${OPENING}(?<verb>(?:${WRITES}|let|inform|remind)\s+(?<whom>NAMES)(?:\s+know)?)\s+(?<asks>${INDIRECT})[.!]*$`,
];
const LENGTHS = [3, 2, 1].map((count) =>
  count === 1
    ? String.raw`[\p{L}'’-]+`
    : String.raw`[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*){${count - 1}}`,
);
const TO_PERSON = WRITTEN.flatMap((words) =>
  LENGTHS.map((name) => new RegExp(words.replace("NAMES", name), "isu")),
);
/** "Copy Kim's number into the boat note". */
const KEPT = new RegExp(
  String.raw`^${OPENING}(?<verb>${KEEPS}|copy)\s+(?:down\s+)?(?<asks>${OWNED})(?<rest>\s+(?:to|in|into|on|onto|under)\s+(?:the|my|our|a)\s+[^,.;:!?]*\bnote\b.*?)[.!]*$`,
  "isu",
);

/** A request whose text is a fact that has to be found first, each way to read it; none for any other. */
export function toldFactsIn(text: string): readonly ToldFact[] {
  const there = thereIn(text);
  const each = [...THEN, KEPT, ...TO_PERSON].flatMap((pattern) => factIn(text, pattern));
  return there ? [there, ...each] : each;
}

function factIn(text: string, pattern: RegExp): readonly ToldFact[] {
  const { lead, asks = "", verb = "", rest = "", after, whom } = pattern.exec(text)?.groups ?? {};
  const isThen = THEN.includes(pattern);
  const question = asks === "" || (isThen && !isAsked(lead, asks)) ? undefined : questionOf(asks);
  if (question === undefined) return [];
  // What is made with it has a name of its own: "start a note called Fees with that in it".
  const isMade = pattern === MADE;
  const whole = isMade ? verb : shortly(`${verb} it${rest}`);
  return [
    {
      asks: question,
      request: whole,
      topic: topicOf(asks),
      whom,
      after: after?.trim(),
      isAsked: isThen,
    },
  ];
}

/** A fact that is sent without a word of how is a short message. */
function shortly(request: string): string {
  return request
    .replace(/^(?:send|give|tell|forward|write|let|inform|remind)(?=\s)/iu, "text")
    .replace(/\s+know(?=\s+it\b)/iu, "");
}

function thereIn(text: string): ToldFact | undefined {
  const groups = THERE.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  const { lead, asks = "", verb = "", whom, before = "", place = "", after = "" } = groups ?? {};
  if (groups === undefined || !isAsked(lead, asks)) return undefined;
  const fact = factOf(place.toLowerCase());
  return {
    asks: questionOf(asks) ?? asks,
    request: shortly(`${verb} it`),
    topic: topicOf(asks),
    whom,
    isAsked: true,
    fact,
    before: before.trim(),
    after: after.trim(),
  };
}

function factOf(place: string): NonNullable<ToldFact["fact"]> {
  if (place === "there") return "where";
  return place.includes("there") ? "both" : "when";
}

const WH_FIRST = new RegExp(String.raw`^${WH}\s`, "iu");
/** Records that are found to be done something with, and no facts. */
const RECORD =
  /^(?:(?:the|that|my|a|an|any|some|\p{L}+['’]s)\s+)*(?:[\p{L}\p{N}-]+\s+){0,4}?(?:e-?mails?|mails?|notes?|files?|messages?|texts?|letters?|reminders?|events?|documents?|pdf|photos?|pictures?|slots?|gaps?|appointments?|meetings?|(?:free|spare) \p{L}+|half an hour|an hour)\b(?!['’]s?\s)(?=\s*(?:$|from|about|of|with|on|for|that|where|free|in))/iu;

/** A question, or a thing that somebody wants looked up: no record that is to be sent on itself. */
function isAsked(lead: string | undefined, asks: string): boolean {
  if (WH_FIRST.test(`${asks} `)) return true;
  return lead !== undefined && !RECORD.test(asks) && /\s/.test(asks);
}

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^(?:the\s+)?(?:date|day|time)\s+(?:of|for)\s+/iu, "when is "],
  [/^(?:the\s+)?(?:place|location|venue)\s+(?:of|for)\s+/iu, "where is "],
];

function questionOf(asks: string): string | undefined {
  const words = asks
    .replace(/\s+(?:out of|from)\s+(?=(?:my|the|our)\b)/iu, " in ")
    .replace(/^what\s+date['’]s\s+/iu, "when is ")
    .trim();
  if (WH_FIRST.test(`${words} `)) return words;
  const [pattern, lead] = NAMED.find(([one]) => one.test(words)) ?? [];
  return pattern ? words.replace(pattern, lead ?? "") : `what's ${words}`;
}

/** What it is about, as a heading has it. */
function topicOf(asks: string): string {
  return asks
    .replace(new RegExp(String.raw`^${WH}\s+(?:is|are|do|does|did|the)?\s*`, "iu"), "")
    .replace(/\s+(?:out of|from|in)\s+(?:my|the|our)\s.*$/iu, "")
    .trim();
}
