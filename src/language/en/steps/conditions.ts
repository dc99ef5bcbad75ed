import type { Condition } from "../../contract/steps.ts";
import { beginsAct } from "../clauses/joints.ts";
import { dayIn, tailOf } from "../clauses/request-tail.ts";
import { askedBy } from "./condition-questions.ts";

const IF =
  /^(?:(?:please|okay|ok|right|so|well|and)[ ,]+)*(?<word>if|unless|in case|provided(?: that)?)\s+/iu;
const ASKED =
  /^(?<lead>.*?[.!?]\s+)?(?:(?:please|can you|could you|would you)\s+)*(?:(?:check|see|look|find out|tell me|(?:have|take) a look)\s+(?:if|whether)\s+(?<told>[^.?!]+?)|(?<have>(?:have|has|did|am|is|are|do|does)\s[^.?!]+))(?:[.?!,;]\s*(?:and\s+)?|\s+and\s+)if\s+(?<turn>not|so|yes|no|(?:he|she|they|it|we|I|there)(?:['’](?:s|ve|re|m)|\s+(?:has|have|did|does|do|is|am|are|was|were))(?:n['’]t)?(?: not)?|they haven['’]t|I haven['’]t|it isn['’]t|I do|I have|I am|I['’]m not|there (?:is|are)(?:n['’]t)?(?: one| any)?)[, ]+(?<request>.+)$/isu;
const TRAILING =
  /^(?<request>\S+\s.+?),?\s+(?<word>if|unless)\s+(?<condition>(?:I(?:['’]m| am| have| haven['’]t|['’]ve| don['’]t)|there(?:['’]s| is| are| isn['’]t| aren['’]t)|nothing|nobody|no one)\b.+)$/iu;
const OTHERWISE = /[,;.]?\s+(?:otherwise|if not|if it isn['’]t|else)[, ]+(?<otherwise>.+)$/iu;

/** "If not", "if they haven't". */
const TURNS = /\b(?:not|no)\b|n['’]t\b/iu;

/** "If there's a mail from Odalys, read it": what asks whether it is so, and what is to be done then. */
export function conditionIn(text: string): Condition | undefined {
  return asked(text) ?? opening(text) ?? trailing(text);
}

function opening(text: string): Condition | undefined {
  const lead = IF.exec(text);
  if (!lead) return undefined;
  const rest = text.slice(lead[0].length).replace(OR_NOTHING, "");
  const cut = cutAt(rest);
  if (!cut) return uncut(rest);
  const isUnless = lead.groups?.["word"]?.toLowerCase() === "unless";
  const condition = rest.slice(0, cut.start);
  const after = rest.slice(cut.end);
  if (TURNED.test(after)) {
    const request = after.replace(TURNED, "");
    const plain = condition.replace(LEFT, "");
    return madeOf({ condition: plain, isUnless: !isUnless, request, otherwise: undefined });
  }
  return madeOf({ condition, isUnless, ...partedRequest(after) });
}

function trailing(text: string): Condition | undefined {
  const { groups } = TRAILING.exec(text) ?? {};
  const { request, word, condition } = groups ?? {};
  if (request === undefined || condition === undefined || !beginsAct(request)) return undefined;
  const isUnless = word?.toLowerCase() === "unless";
  return madeOf({ condition, isUnless, request, otherwise: undefined });
}

/** "Can you check whether I've met Odo this week? If not, …" */
function asked(text: string): Condition | undefined {
  const { groups } = ASKED.exec(text) ?? {};
  const { lead = "", told, have, turn = "", request } = groups ?? {};
  if (request === undefined) return undefined;
  const whose = nameIn(lead);
  const condition = withName(told ?? have ?? "", whose);
  return madeOf({ condition, isUnless: TURNS.test(turn), request, otherwise: undefined });
}

type Said = {
  readonly condition: string;
  /** The request is for when it is not so. */
  readonly isUnless: boolean;
  readonly request: string;
  readonly otherwise: string | undefined;
};

function madeOf({ condition, isUnless, request, otherwise }: Said): Condition | undefined {
  const said = condition.trim().replace(/[?,;]+$/, "");
  if (said === "" || request.trim() === "") return undefined;
  const { asks, kind, isNone, time, day } = askedBy(said);
  const whose = nameIn(said);
  const clean = (one: string): string =>
    withGuest(withName(one.trim().replace(/[.?!]+$/, ""), whose), whose);
  return {
    asks: asks.replaceAll(/\s+/g, " ").trim(),
    kind,
    wants: isNone === isUnless ? "some" : "none",
    request: dated(timed(clean(request), time), day),
    otherwise: otherwise === undefined ? undefined : clean(otherwise),
  };
}

/** "If I'm free at five put tea in": at five. What has a time of its own keeps that. */
function timed(request: string, time: string | undefined): string {
  if (
    time === undefined ||
    !TAKES_TIME.test(request) ||
    tailOf(request.replace(LENGTH, "")).hasTime
  )
    return request;
  const at = IN.exec(request);
  return at
    ? `${request.slice(0, at.index)} in the calendar ${time}${request.slice(at.index + at[0].length)}`
    : `${request} ${time}`;
}

/** "If Saturday is free, put tea in at four": at four on that day. */
function dated(request: string, day: string | undefined): string {
  const { hasTime, isTimeOfDay } = tailOf(request.replace(LENGTH, ""));
  const isBare = hasTime && isTimeOfDay && dayIn(request) === undefined;
  return day !== undefined && TAKES_TIME.test(request) && isBare ? `${request} ${day}` : request;
}

/** How long it is to be says nothing of when. */
const LENGTH = /,?\s+(?:for\s+)?(?:(?:an?|half an|\w+)\s+)(?:hours?|minutes?|mins?)[.!]*$/iu;
const TAKES_TIME =
  /^(?:please\s+)?(?:put|book|add|schedule|pencil|stick|pop|block)\b(?!.*\blist\b)/iu;
const IN = /\s+in(?:\s+(?:there|then|it))?(?=\s*(?:[,.!?]|$))/iu;

/** Where a condition ends and its request begins: at a comma or "then", else where an act begins. */
function cutAt(rest: string): { readonly start: number; readonly end: number } | undefined {
  const early = PUTS.exec(rest);
  const mark = /(?:\s*,\s*(?:then\s+)?|\s+then\s+)/iu;
  for (let from = 0; from < rest.length;) {
    const found = mark.exec(rest.slice(from));
    if (!found) break;
    const start = from + found.index;
    const end = start + found[0].length;
    if (early && early.index < start) break;
    if (rest.slice(0, start).split(/\s+/).length >= 2) return { start, end };
    from = end;
  }
  for (const { index } of early ? [early] : rest.matchAll(/\s+/gu)) {
    const right = rest.slice(index).trimStart();
    const isLate = rest.slice(0, index).trim().split(/\s+/).length >= LEAST_WORDS;
    if (isLate && (early || beginsAct(right)))
      return { start: index, end: rest.length - right.length };
  }
  return undefined;
}

/** Words that begin what is to be done wherever they stand: they are no nouns. */
const PUTS =
  /(?<!\b(?:to|didn['’]t|haven['’]t|not|a|an|the|my|our|no|any|some))\s+(?=(?:put|add|book|schedule|pencil|stick|pop|remind|cancel|delete|tick|create)\s)/iu;

/** A condition without a comma behind it has at least so many words. */
const LEAST_WORDS = 3;

/** "…, if not leave it": nothing else is to be done. */
const OR_NOTHING =
  /[,;.]?\s+(?:and\s+)?(?:otherwise|else|if (?:not|I['’]m not|it isn['’]t|it['’]s not))[, ]+(?:just\s+)?(?:leave (?:it|that)|do nothing|never mind|forget (?:it|about it)|skip it|don['’]?t(?: bother)?)(?:\s+(?:out|then|as it is|be|alone|off))*[.!?]*$/iu;

/** A condition that nothing can be parted from is none that can be told; "if possible" is none at all. */
function uncut(rest: string): Condition | undefined {
  const words = rest.split(/\s+/).length;
  if (POLITE.test(rest) || words <= LEAST_WORDS || !SUBJECT.test(rest)) return undefined;
  return { asks: rest, kind: UNKNOWN, wants: "some", request: rest, otherwise: undefined };
}

const POLITE =
  /^(?:possible|necessary|so|not|need(?:ed)? be|you\b|it['’]s (?:ok|okay|possible|no trouble))/iu;
const SUBJECT = /^(?:I|we|he|she|they|it|there|nothing|nobody|the|my|our)\b/iu;
/** No kind of record tells it. */
const UNKNOWN = "none";

/** "If it is there leave it, otherwise add it": what is to be done is for the other case. */
const LEFT = /\s+(?:leave it|do nothing|never mind|forget it)(?: (?:as it is|be|alone))?$/iu;
const TURNED = /^(?:otherwise|else|if not)[, ]+/iu;

function partedRequest(text: string): Pick<Said, "request" | "otherwise"> {
  const other = OTHERWISE.exec(text);
  if (!other) return { request: text, otherwise: undefined };
  return { request: text.slice(0, other.index), otherwise: other.groups?.["otherwise"] };
}

const NOBODY = new Set(
  "i it there they them he she him her we us you this that the my any an a".split(" "),
);

/** Who a condition is about: "Odalys hasn't …", "… met with Odo". */
function nameIn(said: string): string | undefined {
  const subjects = said.matchAll(
    /^(?:and |but )?(\p{L}[\p{L}'’-]*)\s+(?:has|have|did|was)(?:n['’]t)?\b/giu,
  );
  const objects = said.matchAll(/\b(?:with|from)\s+(\p{L}[\p{L}'’-]*)(?=[.,?!]|\s|$)/giu);
  const names = [...subjects, ...objects].map(([, name = ""]) => name);
  return names.find((name) => name !== "" && !NOBODY.has(name.toLowerCase()));
}

const MEETS = /\b(?:meeting|call|catch[- ]up|chat)\b/iu;

/** "If I haven't met Odo, book a meeting": with Odo. */
function withGuest(request: string, name: string | undefined): string {
  if (name === undefined || /\bwith\b/iu.test(request)) return request;
  return request.replace(MEETS, `$& with ${name}`);
}

/** The words with the name in place of a pronoun that stands for that person. */
function withName(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  return text
    .replaceAll(/\bthey(?:['’]ve| have)\b/giu, `${name} has`)
    .replaceAll(
      /(?<=\b(?:with|to|from|for|tell|text|mail|email|call|ring|remind me to \w+)\s)(?:them|him|her)\b/giu,
      name,
    );
}
