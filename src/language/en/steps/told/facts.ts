import type { ToldFact } from "../../../contract/steps.ts";
import { OPENING } from "../../openings.ts";
import { needsIn } from "./needs.ts";
import { notedIn } from "./noted.ts";
import { INDIRECT, OWNED, isAsked, questionOf, topicOf } from "./questions.ts";
import { tellsIn } from "./tells.ts";
import { BETWEEN, IT, JOINT, KEEPS, LEAD, NAME, PUTS_QUESTION, WRITES, sentTo } from "./words.ts";

const ASKED = String.raw`^${OPENING}(?:(?<lead>${LEAD})\s+)?(?<asks>(?:(?!\s+and\s).)+?)${JOINT}${BETWEEN}`;
/** "Look up Kim's number and text it to Odo", "how much is it? Text Odo the figure". */
const THEN = [
  String.raw`${ASKED}(?<how>${WRITES})\s+(?<named>${NAME})\s+(?<it>${IT})(?:\s+please)?(?:\s*[,.;]\s*(?<after>\S.*?))?[.!]*$`,
  String.raw`${ASKED}(?:shoot|drop|send|give|ping)\s+(?<named>${NAME})\s+an?\s+(?:quick\s+)?(?<how>text|message|e-?mail|mail)\s+(?:with|saying|giving)\s+(?<it>${IT})(?:\s+(?:in|on)(?:\s+it)?)?(?:\s*[,.;]\s*(?<after>\S.*?))?[.!]*$`,
  String.raw`${ASKED}(?<verb>${WRITES}|${KEEPS})(?:\s+down)?\s+(?<it>${IT})(?<rest>\s+(?:to|in|into|on|onto|under|down)\s(?!.*\b(?:calendar|diary)\b).+?)(?:,\s+(?:there|it|he|she|they|I|we)(?:['’]\w+)?\s[^,]*)?[.!]*$`,
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
      String.raw`${ASKED}(?<how>${WRITES})\s+(?<whom>(?:my\s+)?[\p{L}'’-]+)\s+(?:to\s+|that\s+)?(?<before>[^"“]*?)\b(?<place>PLACE)\b(?<after>.*?)[.!]*$`.replace(
        "PLACE",
        place,
      ),
      "isu",
    ),
);

/** "Text Kim Odo's number", "let Kim know when the choir starts". */
const WRITTEN = [
  String.raw`^${OPENING}(?<how>${WRITES})\s+(?<whom>NAMES)\s+(?<asks>${OWNED})[.!]*$`,
  String.raw`^${OPENING}(?<how>${WRITES}|let|inform|remind)\s+(?<whom>NAMES)(?:\s+know)?\s+(?<asks>${INDIRECT})[.!]*$`,
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

/** "Where and when it is", "the time and the place". */
const WHERE = String.raw`(?:where|(?:the\s+)?(?:place|venue|location|address))`;
const WHEN = String.raw`(?:when|(?:what|the)?\s*(?:time|date|day|hour))`;
const BOTH = new RegExp(
  String.raw`^(?:both\s+)?(?:${WHERE}\s+(?:and|&)\s+${WHEN}|${WHEN}\s+(?:and|&)\s+${WHERE})(?!\p{L})`,
  "iu",
);

/** A request whose text is a fact that has to be found first, each way to read it; none for any other. */
export function toldFactsIn(text: string): readonly ToldFact[] {
  const first = [thereIn(text), needsIn(text), notedIn(text)].filter((one) => one !== undefined);
  if (PUTS_QUESTION.test(text)) return first;
  const each = [...THEN, KEPT, ...TO_PERSON].flatMap((pattern) => factIn(text, pattern));
  const told = tellsIn(text);
  const isOther = each.every(
    ({ request, whom }) => request !== told?.request || whom !== told.whom,
  );
  return [...first, ...each, ...(told && isOther ? [told] : [])];
}

function factIn(text: string, pattern: RegExp): readonly ToldFact[] {
  const { lead, asks = "", source, ...said } = pattern.exec(text)?.groups ?? {};
  const isThen = THEN.includes(pattern);
  const question =
    asks === "" || (isThen && !isAsked(lead, asks)) ? undefined : questionOf(asks, source);
  if (question === undefined) return [];
  const { how, verb = "", rest = "", named, whom = named, after } = said;
  const kept = `${verb} it${rest}`.replace(/^(?:send|give|tell|forward|write)(?=\s)/iu, "text");
  const request = how === undefined || whom === undefined ? kept : sentTo(how, whom);
  return [
    {
      asks: question,
      // What is made with it has a name of its own: "start a note called Fees with that in it".
      request: pattern === MADE ? verb : request,
      topic: topicOf(asks),
      whom: said["whom"],
      ...bothIn(asks),
      after: after?.trim(),
    },
  ];
}

function bothIn(asks: string): Pick<ToldFact, "fact"> {
  return BOTH.test(asks) ? { fact: "both" } : {};
}

function thereIn(text: string): ToldFact | undefined {
  const groups = THERE.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
  const {
    lead,
    asks = "",
    how = "",
    whom = "",
    before = "",
    place = "",
    after = "",
  } = groups ?? {};
  if (groups === undefined || !isAsked(lead, asks)) return undefined;
  return {
    asks: questionOf(asks) ?? asks,
    request: sentTo(how, whom),
    topic: topicOf(asks),
    whom,
    fact: factOf(place.toLowerCase()),
    before: before.trim(),
    after: after.trim(),
  };
}

function factOf(place: string): NonNullable<ToldFact["fact"]> {
  if (place === "there") return "where";
  return place.includes("there") ? "both" : "when";
}
