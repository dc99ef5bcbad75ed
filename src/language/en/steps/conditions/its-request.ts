import { opening } from "../../openings.ts";
import { CHANGES } from "../selections/heads.ts";
import { beginsAct, jointsIn } from "../../clauses/joints.ts";
import { dayIn, tailOf } from "../../clauses/request-tail.ts";
import { weekdayAfter } from "./next-weekday.ts";
import { lacksDay, timesIn } from "./times-in.ts";

type Times = {
  /** The time that has to be free. */
  readonly free: string | undefined;
  /** The day that the condition speaks of. */
  readonly day: string | undefined;
};

/**
 * A request with the time of its condition, where it says none of its own: "if I'm free at five put tea
 * in" is at five, "if Saturday is free, put tea in at four" on that day. Of several only the first has it.
 */
export function timedBy(request: string, { free, day }: Times): string {
  const [first, rest] = firstOf(request);
  const own = day === undefined ? first : first.replace(THAT_DAY, (_, part) => spanOf(day, part));
  return `${dated(timed(own, free), day)}${rest}`;
}

/** "If I'm free, an hour's walk at three": what is named with its time is put there; so is what somebody wants there. */
export function putIn(request: string, isFree: boolean): string {
  if (!isFree) return IN_DIARY.test(request) ? `put ${request.replace(WANTS, "")}` : request;
  const wanted = request.replace(GOES, "").replace(WANTS, "");
  const isTimed = timesIn(request).time !== "" || DETERMINED.test(request);
  const isThing = wanted === request && !isAct(request) && isTimed;
  return wanted !== request || isThing ? `put ${wanted}` : request;
}

const DETERMINED = /^(?:an?|half an?|two|three|the|my)\s/iu;
const WANTS =
  /^(?:I['’]d (?:like|love)|I(?: would)? like|I want|I['’]ll have|we['’]ll have|let['’]?s (?:have|do)|can I have)\s+(?!to\b|you\b|me\b)/iu;

const GOES =
  /^(?:I['’]d (?:like|love)|I want|I (?:ought|need|have)) to (?:go to|visit|pop to|be at|attend|see)\s+/iu;

/** Words that begin something to be done. */
export function isAct(request: string): boolean {
  return beginsAct(request) || ACTS.test(request) || IN_DIARY.test(request);
}

const IN_DIARY =
  /^(?:I['’]d (?:like|love)|I want|I need|I['’]ll have)\s.*\b(?:in|on) (?:the|my|our) (?:calendar|diary)\b/iu;

const ACTS = opening(
  String.raw`(?:${CHANGES}|book|add|schedule|pencil|stick|pop|block|set|remind|wake|text|tell|send|mail|email|message|ask|call|ring|make|let|write|create|turn|play|open|read|show|give|do|see|find|check|leave|note|arrange|organise|plan|start|begin|go|get|have|say|invite)\b`,
);

/** What is to be done in the other case; a mere time is the same at that one. */
export function otherwiseOf(
  otherwise: string,
  { request, day }: { readonly request: string; readonly day: string | undefined },
): string {
  const bare = weekdayAfter(otherwise, day)
    .replace(/^(?:make it|do it|it['’]?s|then|just)\s+/iu, "")
    .replace(/\s+instead[.!]*$/iu, "");
  const [first] = firstOf(request);
  const other = SAME_TIME.exec(bare);
  if (other && dayIn(bare) !== undefined) {
    return `${first.slice(0, tailOf(first).start).trimEnd()} ${withClock(bare.slice(0, other.index), first)}`;
  }
  const kept = first.slice(0, tailOf(first).start).trimEnd();
  const same = `${kept} ${LEAD.test(bare) ? bare : `at ${bare}`}`;
  const { hasTime, start } = tailOf(same);
  const isTime = hasTime && start <= kept.length && bare.split(/\s+/).length <= MOST_WORDS;
  return isTime ? dated(same, day) : timedBy(otherwise, { free: undefined, day });
}

const SAME_TIME = /\s*,?\s+(?:(?:at|for)\s+)?(?:the\s+)?same (?:time|hour)\b/iu;

/** Another day at the hour, and for the length, that the request has. */
function withClock(day: string, request: string): string {
  const tail = request.slice(tailOf(request).start).trim();
  const own = dayIn(tail) ?? "";
  return `on ${day.trim()} ${tail
    .replace(own, "")
    .replaceAll(/\bon\s+(?=at\b)|\s+on$/giu, "")
    .trim()}`.trim();
}

/** No time of day is said in more words. */
const MOST_WORDS = 8;
const LEAD = /^(?:at|for|on|from|by|to)\s+/iu;
/** "That morning", "that day": of the condition's day. */
const THAT_DAY =
  /\b(?:on\s+)?that (?:same )?(day|morning|afternoon|evening|night)\b|\bthe same (day|morning|afternoon|evening)\b/iu;

function spanOf(day: string, part: string | undefined): string {
  return part === undefined || part === "day" ? `on ${day}` : `${day} in the ${part}`;
}

/** The first request of several, and what follows it. */
function firstOf(request: string): readonly [first: string, rest: string] {
  for (const { start, end } of jointsIn(request)) {
    if (start > 0 && beginsAct(request.slice(end))) {
      return [request.slice(0, start), request.slice(start)];
    }
  }
  return [request, ""];
}

/** What has a time of its own keeps that. */
function timed(request: string, time: string | undefined): string {
  const hasTime = timesIn(request).time !== "";
  if (time !== undefined && MOVES.test(request) && !hasTime)
    return request.replace(THERE, ` to ${time}`);
  if (time === undefined || !TAKES_TIME.test(request) || hasTime) return request;
  const at = IN.exec(request);
  return at
    ? `${request.slice(0, at.index)} in the calendar ${time}${request.slice(at.index + at[0].length)}`
    : `${request} ${time}`;
}

/** Where it is moved: to the time that has to be free. */
const THERE =
  /\s+(?:there|(?:in)?to (?:then|there|it|that(?: (?:time|slot|hour|gap|space|one))?))(?:\s+instead)?(?=\s*(?:[,.!?]|$))/iu;

/** What a condition without a time is about: the time that the request takes up, or the day it is for. */
export function timeOf(request: string): string {
  const { time } = timesIn(request);
  return TAKES_TIME.test(request) || MOVES.test(request) ? time : (dayIn(time) ?? time);
}

function dated(request: string, day: string | undefined): string {
  return day !== undefined && TAKES_DAY.test(request) && lacksDay(request)
    ? `${request} ${/^(?:the|\d)/iu.test(day) ? "on " : ""}${day.replace(PART, "")}`
    : request;
}

/** The time of day is said closer. */
const PART = /\s+(?:morning|afternoon|evening|night)\b/iu;
const TAKES_TIME =
  /^(?:please\s+)?(?:put|book|add|schedule|pencil|stick|pop|block)\b(?!.*\blist\b)/iu;
/** The time it is moved to is what has to be free. */
const MOVES = /^(?:please\s+)?(?:move|shift|push|bring|change|reschedule|postpone)\b/iu;
const TAKES_DAY =
  /^(?:please\s+)?(?:put|book|add|schedule|pencil|stick|pop|block|set|wake|make|arrange|organise|organize)\b(?!.*\blist\b)/iu;
const IN = /\s+in(?:\s+(?:there|then|it))?(?=\s*(?:[,.!?]|$))/iu;
