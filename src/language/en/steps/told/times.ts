import type { ToldTime } from "../../../contract/steps.ts";
import { OPENING, opening } from "../../openings.ts";
import { isRecord } from "./questions.ts";
import { findPointingTimes } from "../../time/find-pointing-times.ts";

const LOOKS = String.raw`(?:(?:have|take) a look|look up|look|see|check(?: up)?|find out|tell me|read)`;
const LEAD = new RegExp(String.raw`^${OPENING}(?:${LOOKS}\s+(?:(?:at|for|in|to see)\s+)?)?`, "iu");
const WHEN = String.raw`(?:when|what (?:time|day|date)|(?:by |on |from |at )?which (?:time|day|date)|how late)`;
const HAS_WHEN = new RegExp(String.raw`\b${WHEN}\b`, "iu");
/** Acts that take a time. */
const ACTS =
  "remind|put|add|enter|book|set|move|change|shift|give me a reminder|block|create|schedule|pop|stick|wake|make|pencil";
const ASKED_FOR = String.raw`(?:(?:please|can you|could you|would you|will you)\s+)*`;
/** Said of where it stands, or that it is to be looked up. */
const CHATTER = String.raw`(?:(?:it['’]?s|it is|that['’]?s) (?:in|on) [^,.;:!?]+?|${ASKED_FOR}${LOOKS}(?: (?:that|it|this))?(?: up)?|read it)`;
const JOINT = String.raw`(?:\s*[,;.?!]\s*|\s+[–—-]\s+|\s+and\s+(?=${ASKED_FOR}(?:${ACTS})\b))`;
const PARTED = new RegExp(
  String.raw`^(?<asks>.+?)${JOINT}(?:and\s+|then\s+|so\s+)*(?:${CHATTER}(?:\s*[,;]\s*|\s+)(?:and\s+|then\s+)*)*(?<request>${ASKED_FOR}(?:${ACTS})\b.+)$`,
  "isu",
);
/** What else is wanted behind it. */
const REST = /,?\s+and\s+(?:then\s+)?(?=(?:text|tell|message|email|mail|let|send)\s)/iu;
/** The time itself, and nothing beside it. */
const THEN =
  /,?\s+(?:(?:for|at|to|on)\s+)?(?:exactly\s+|just\s+)?(?:then|that (?:time|date)|when(?:ever)? (?:he|she|it|they) (?:says?|said|asks?|asked|wants?|wanted|wrote|gave))(?=\s*[,.!?]*$)/iu;
/** Somebody has written or said it: it stands in a text, whatever records there are. */
const TOLD =
  /\b(?:texted|mailed|e-?mailed|messaged|wrote|written|e-?mails?|mails?|letters?|messages?|texts?|says?|said|asked|asks|wanted|wants|told|suggested)\b/iu;

const GIVES = /\bgive me a reminder\b/iu;
/** A question of its own, to be answered as well. */
const ASKS =
  /\b(?:when(?:['’]s|\s+(?:is|are|was|do|does|did|will))|what (?:time|day|date)(?:['’]s|\s+(?:is|are|do|does|will)))\b/iu;

/** "Olga's mailed about the exam, put it in my calendar": what the news is of has the time. */
const NEWS = opening(
  String.raw`(?<who>\p{L}[\p{L}'’ ]*?)(?:['’]s|\s+has)?\s+(?:e-?mailed|mailed|texted|messaged|written|wrote)(?:\s+(?:me|us))?\s+(?:about|(?:with |us |me )?an? (?:new|changed) [\p{L}-]+ (?:for|of))\s+(?<thing>[^,.;:!?]+?)(?:\s+(?:changing|moving|being (?:moved|changed)))?\s*[,.;]\s*(?:and\s+)?(?:${LOOKS}\s+(?:${WHEN} (?:it|that) is(?: now)?|it)\s*(?:,\s*|\s+and\s+)(?:then\s+)?)?(?:(?<put>put|add|stick|pop|enter|get)\s+(?:it|that|them)\s+(?<where>(?:in|into|on|onto)\s+(?:the|my|our)\s+.+?)|(?:change|update|correct|fix|amend|move)\s+(?:it|that)(?:\s+(?:in|on)\s+(?:the|my|our)\s+(?:calendar|diary))?|put\s+(?:the|my|our)\s+(?:calendar|diary)\s+right|(?:update|correct|fix)\s+(?:the|my|our)\s+(?:calendar|diary))[.!]*$`,
  "isu",
);
/** "Put the exam in the calendar for when she says". */
const FOR_WHEN = opening(
  String.raw`(?<put>put|add|stick|pop|enter|get)\s+(?<thing>(?!it\b|that\b)[^,.;:!?]+?)\s+(?<where>(?:in|into|on|onto)\s+(?:the|my|our)\s+(?:[\p{L}]+\s+)?(?:calendar|diary))\s+(?:for\s+|at\s+|on\s+)?when(?:ever)?\s+(?:he|she|it|they)\s+(?:says?|said|asks?|asked|wants?|wanted|wrote|gave)[.!]*$`,
  "isu",
);

/** "Look up Paul's flight and put it on the calendar", "see when the crane comes and put that in my diary". */
const LOOKED = opening(
  String.raw`(?:look up|find(?: out)?|check|see|dig out|get)\s+(?:${WHEN}\s+(?<clause>[^,.;:!?]+?)|(?<thing>(?:(?:the|my|our)\s+|[\p{L}]+['’]s\s+)[^,.;:!?]+?))\s*(?:,\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?)(?<put>put|add|stick|pop|enter|get)\s+(?:it|that)\s+(?:down\s+)?(?<where>(?:in|into|on|onto|to)\s+(?:the|my|our)\s+(?:[\p{L}]+\s+)?(?:calendar|diary|schedule))[.!]*$`,
  "isu",
);

const ARTICLE = /^(?:the|my|our|an?)\s+/iu;

/** A request for a time that has to be found first, and is pointed at; undefined for any other. */
export function toldTimeIn(text: string): ToldTime | undefined {
  return news(text) ?? looked(text) ?? parted(text);
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

function parted(text: string): ToldTime | undefined {
  const { asks, request } = PARTED.exec(text)?.groups ?? {};
  if (asks === undefined || request === undefined || !HAS_WHEN.test(asks)) return undefined;
  const [own = "", rest] = request.split(REST, 2);
  const isBeside = findPointingTimes(own).some(({ pointing }) => pointing === "plain");
  if (!isBeside && !THEN.test(own)) return undefined;
  return {
    asks: asks.replace(LEAD, "").trim(),
    topic: topicOf(asks),
    request: (isBeside ? own : own.replace(THEN, "")).replace(GIVES, "set a reminder"),
    rest,
    isTold: TOLD.test(text.slice(0, text.indexOf(own))),
    isBeside,
    isAsked: ASKS.test(asks),
  };
}

/** What it is about, as a heading has it. */
function topicOf(asks: string): string {
  return asks
    .replace(
      new RegExp(
        String.raw`^.*?\b${WHEN}(?:['’]s|\s+(?:is|are|does|do))?\s+(?:(?:the|my|our)\s+)?`,
        "isu",
      ),
      "",
    )
    .replace(
      /\s+(?:to be|due|starts?|begins?|is|are|gets?|departs?|leaves?|comes?|arrives?|lands?|flies)\b.*$/iu,
      "",
    )
    .trim();
}
