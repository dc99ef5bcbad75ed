import type { ToldTime } from "../../../contract/steps.ts";
import { OPENING, REMIND, opening } from "../../openings.ts";
import { findPointingTimes } from "../../time/find-pointing-times.ts";
import { chunksIn } from "../borrowed/chunks.ts";
import type { Chunk } from "../borrowed/chunks.ts";

export const WHEN = String.raw`(?:when|what (?:time|day|date)|(?:by |on |from |at )?which (?:time|day|date)|how late)`;
const HAS_WHEN = new RegExp(String.raw`\b${WHEN}\b`, "iu");
/** "The date it's due": when it is. */
const NAMED =
  /\bthe (?:time|day|date|deadline)(?:\s+(?:that|when))?\s+(?=(?:it|he|she|they|the|my|our)(?:['’]|\s))/iu;
const LOOKS = String.raw`(?:(?:have|take) a (?:quick )?look|look up|look|see|check(?: up)?|find(?: out)?|work out|tell me|read|get|dig out)`;
const LEAD = new RegExp(String.raw`^${OPENING}(?:${LOOKS}\s+(?:(?:at|for|in|to see)\s+)?)?`, "iu");

/** Acts that take a time. */
const ACT = opening(
  String.raw`(?:please\s+)?(?:${REMIND}|remind|put|add|enter|book|set|move|change|shift|give me a reminder|block|create|schedule|pop|stick|wake|make|pencil|(?:an?\s+|my\s+)?reminder\s)`,
);
/** Said of where it stands, or that it is to be looked up: it tells nothing itself. */
const CHATTER = opening(
  String.raw`(?:(?:it|that)(?:['’]?s| is| should be| will be) (?:somewhere )?(?:in|on) .+|(?:please\s+)?${LOOKS}(?: up| at| in| through)?(?: (?:that|it|this|(?:his|her|their|my|our|the|that) (?:[\p{L}-]+ )?(?:e-?mails?|mails?|texts?|messages?|letters?|notes?)))?(?: up| out)?)[\s.!]*$`,
  "iu",
);
const SAYS = String.raw`(?:he|she|it|they) (?:says?|said|asks?|asked|wants?|wanted|wrote|gave)`;
/** The time itself, and nothing beside it. */
const THEN = new RegExp(
  String.raw`,?\s+(?:(?:for|at|to|on|by)\s+)?(?:exactly\s+|precisely\s+|just\s+)?(?:then|that (?:time|date|moment)|when(?:ever)? ${SAYS}|(?:the|whatever) (?:time|day|date) ${SAYS})(?=\s*(?:[,.!?:;]|$|\bto\s))`,
  "iu",
);
/** Somebody has written or said it: it stands in a text, whatever records there are. */
const TOLD =
  /\b(?:texted|mailed|e-?mailed|messaged|wrote|written|e-?mails?|mails?|letters?|messages?|texts?|says?|said|asked|asks|wanted|wants|told|suggested)\b/iu;
const GIVES =
  /\b(?:give me|(?:i(?:['’]d)?\s+)?(?:want|need|like))\s+(?:a\s+(?:reminder|nudge|heads[- ]up)|reminding|to be reminded)\b/iu;
/** A question of its own, to be answered as well. */
const ASKS =
  /\b(?:when(?:['’]s|\s+(?:is|are|was|do|does|did|will))|what (?:time|day|date)(?:['’]s|\s+(?:is|are|do|does|will))|how (?:much|many) )\b/iu;

/** A request that has its time from another clause, wherever that stands; undefined for any other. */
export function timedIn(text: string): ToldTime | undefined {
  const chunks = chunksIn(text);
  for (const [at, chunk] of chunks.entries()) {
    const time = timeIn(chunk);
    const before = chunks.slice(0, at);
    // What is said behind it then tells why.
    const isAsked = before.some(({ text: words }) => ASKS.test(words));
    const others = isAsked ? before : chunks.filter((_, place) => place !== at);
    const told = time && toldIn(others, time.isTold);
    if (!time || !told) continue;
    const behind = chunks.slice(at + 1).filter(({ kind }) => kind === "act");
    const request = time.request.replace(GIVES, "set a reminder");
    return {
      asks: told.asks,
      topic: told.topic,
      request: request.replace(TO_IT, `to $<act> ${told.topic}`),
      rest: behind.length === 0 ? undefined : behind.map((one) => one.text).join(" and "),
      isTold: time.isTold || TOLD.test(others.map((one) => one.text).join(". ")),
      isBeside: time.isBeside,
      isAsked: ASKS.test(told.asks),
    };
  }
  return undefined;
}

type TimeIn = { readonly request: string; readonly isBeside: boolean; readonly isTold: boolean };

function timeIn({ text }: Chunk): TimeIn | undefined {
  if (!ACT.test(text)) return undefined;
  const isBeside = findPointingTimes(text).some(({ pointing }) => pointing === "plain");
  if (isBeside) return { request: text, isBeside, isTold: false };
  const [then] = THEN.exec(text) ?? [];
  if (then === undefined) return undefined;
  const isTold = new RegExp(SAYS, "iu").test(then);
  return { request: text.replace(then, ""), isBeside, isTold };
}

/** What the other clauses ask for, that which asks for a time first, and what they are about. */
function toldIn(
  others: readonly Chunk[],
  isTold: boolean,
): Pick<ToldTime, "asks" | "topic"> | undefined {
  const telling = others
    .filter(({ kind, text }) => kind !== "act" && !CHATTER.test(text))
    .flatMap(({ text }) => text.split(QUESTIONS))
    .map((one) => one.replace(LEAD, "").replace(NAMED, "when ").trim());
  const at = telling.findIndex((one) => HAS_WHEN.test(one));
  const [first, ...rest] = at < 0 ? telling : [telling[at] ?? "", ...telling.toSpliced(at, 1)];
  if (first === undefined || (at < 0 && !isTold)) return undefined;
  const asks = at < 0 ? `when ${first}` : first;
  const [topic = ""] = [topicOf(asks), ...rest.map(topicOf)].filter((one) => !POINTS.test(one));
  return { asks: [asks, ...rest].join(". "), topic };
}

/** What it is about, as a heading has it. */
export function topicOf(asks: string): string {
  return asks.replace(ASKING, "").replace(NEEDED, "$<act> $<who>").replace(TELLING, "").trim();
}

const ASKING = new RegExp(
  String.raw`^(?:.*?\b(?:${WHEN}|how (?:much|many)|what)(?:['’]s|\s+(?:is|are|was|does|do|did|has|have|will))?|(?:there|that)(?:['’]s|\s+is)|(?:I|we)(?:['’]ve|\s+have)(?:\s+got)?)\s+(?:(?:the|my|our|an?)\s+)?|^(?:the|an?)\s+`,
  "isu",
);
/** "Kim wants picking up". */
const NEEDED =
  /^(?<who>.+?)\s+(?:wants|needs)\s+(?<act>\p{L}+ing(?:\s+(?:up|off|out|down|in))?)\b.*$/isu;
const TELLING =
  /\s+(?:to be|due|starts?|begins?|is|are|costs?|gets?|got|ha(?:s|ve) (?:to|got)|departs?|leaves?|comes?|arrives?|lands?|flies|wants|needs)\b.*$/isu;
/** Nothing is called so. */
export const POINTS = /^(?:it|he|she|they|that|this|I|we)(?:['’]\p{L}+)?(?:\s|$)|^$/iu;
/** Something is to be done with what the question is about. */
const TO_IT = /\bto (?<act>\p{L}+) it(?=\s|$)/iu;
/** Questions that are asked in one breath. */
const QUESTIONS = new RegExp(String.raw`\s+and\s+(?=(?:${WHEN}|how|what|where)\b)`, "iu");
