import type { ToldTime } from "../../../contract/steps.ts";
import { opening } from "../../openings.ts";
import { madeIn, unfolded } from "./made.ts";
import { isRecord } from "./questions.ts";
import { WHEN, timedIn, topicOf } from "./timed.ts";

const LOOKS = String.raw`(?:(?:have|take) a look|look up|look|see|check(?: up)?|find out|tell me|read)`;

/** "Olga's mailed about the exam, correct the diary": what the news is of has the time. */
const NEWS = opening(
  String.raw`(?<who>\p{L}[\p{L}'’ ]*?)(?:['’]s|\s+has)?\s+(?:e-?mailed|mailed|texted|messaged|written|wrote)(?:\s+(?:me|us))?\s+(?:about|(?:with |us |me )?an? (?:new|changed) [\p{L}-]+ (?:for|of))\s+(?<thing>[^,.;:!?]+?)(?:\s+(?:changing|moving|being (?:moved|changed)))?\s*[,.;]\s*(?:and\s+)?(?:${LOOKS}\s+(?:${WHEN} (?:it|that) is(?: now)?|it)\s*(?:,\s*|\s+and\s+)(?:then\s+)?)?(?:(?:change|update|correct|fix|amend|move)\s+(?:it|that)(?:\s+(?:in|on)\s+(?:the|my|our)\s+(?:calendar|diary))?|put\s+(?:the|my|our)\s+(?:calendar|diary)\s+right|(?:update|correct|fix)\s+(?:the|my|our)\s+(?:calendar|diary))[.!]*$`,
  "isu",
);
/** "Put the exam in the calendar for when she says". */
const FOR_WHEN = opening(
  String.raw`(?<put>put|add|stick|pop|enter|get)\s+(?<thing>(?!it\b|that\b)[^,.;:!?]+?)\s+(?<where>(?:in|into|on|onto)\s+(?:the|my|our)\s+(?:[\p{L}]+\s+)?(?:calendar|diary))\s+(?:for\s+|at\s+|on\s+)?when(?:ever)?\s+(?:he|she|it|they)\s+(?:says?|said|asks?|asked|wants?|wanted|wrote|gave)[.!]*$`,
  "isu",
);

/** "Look up Paul's flight and put it on the calendar", "see when the crane comes and put that in my diary". */
const LOOKED = opening(
  String.raw`(?:look up|find(?: out)?|work out|check|see|dig out|get)\s+(?:${WHEN}\s+(?<clause>[^,.;:!?]+?)|(?<thing>(?:(?:the|my|our)\s+|[\p{L}]+['’]s\s+)[^,.;:!?]+?))\s*(?:,\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?)(?<put>put|add|stick|pop|enter|get)\s+(?:it|that)\s+(?:down\s+)?(?<where>(?:in|into|on|onto|to)\s+(?:the|my|our)\s+(?:[\p{L}]+\s+)?(?:calendar|diary|schedule))[.!]*$`,
  "isu",
);

const ARTICLE = /^(?:the|my|our|an?)\s+/iu;

/** A request for a time that has to be found first, and is pointed at; undefined for any other. */
export function toldTimeIn(text: string): ToldTime | undefined {
  return news(text) ?? looked(text) ?? timedIn(text) ?? madeIn(text) ?? madeWithin(text);
}

function madeWithin(text: string): ToldTime | undefined {
  const clauses = unfolded(text);
  return clauses === undefined ? undefined : madeIn(clauses);
}

function looked(text: string): ToldTime | undefined {
  const { clause, thing, put = "", where = "" } = LOOKED.exec(text)?.groups ?? {};
  if (clause === undefined && (thing === undefined || isRecord(thing))) return undefined;
  const topic = thing ?? topicOf(`when ${clause ?? ""}`);
  return {
    asks: thing === undefined ? `when ${clause ?? ""}` : `when is ${thing}`,
    topic,
    request: `${put} ${topic} ${where}`,
    isTold: true,
    isBeside: false,
    isAsked: false,
  };
}

function news(text: string): ToldTime | undefined {
  const { who, thing, put, where } = (NEWS.exec(text) ?? FOR_WHEN.exec(text))?.groups ?? {};
  if (thing === undefined) return undefined;
  const request =
    put === undefined
      ? `move the ${thing.replace(ARTICLE, "")} appointment`
      : `put ${thing} ${where}`;
  const source = who === undefined ? "" : ` in the mail from ${who}`;
  return {
    asks: `when is ${thing}${source}`,
    topic: thing,
    request,
    isTold: true,
    isBeside: false,
    isAsked: false,
  };
}
