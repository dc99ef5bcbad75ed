import type { Condition } from "../../contract/steps.ts";
import { beginsAct } from "../clauses/joints.ts";

const IF =
  /^(?:(?:please|okay|ok|right|so|well|and)[ ,]+)*(?<word>if|unless|in case|provided(?: that)?)\s+/iu;
const ASKED =
  /^(?<lead>.*?[.!?]\s+)?(?:(?:please|can you|could you|would you)\s+)*(?:(?:check|see|look|find out|tell me)\s+(?:if|whether)\s+(?<told>[^.?!]+)|(?<have>(?:have|has|did|am|is|are|do|does)\s[^.?!]+))[.?!,;]\s*if\s+(?<turn>not|so|yes|no|they haven['’]t|I haven['’]t|it isn['’]t|I do|I have|I am|I['’]m not|there (?:is|are)(?:n['’]t)?(?: one| any)?)[, ]+(?<request>.+)$/isu;
const TRAILING =
  /^(?<request>\S+\s.+?),?\s+(?<word>if|unless)\s+(?<condition>(?:I(?:['’]m| am| have| haven['’]t|['’]ve| don['’]t)|there(?:['’]s| is| are| isn['’]t| aren['’]t)|nothing|nobody|no one)\b.+)$/iu;
const OTHERWISE = /[,;.]?\s+(?:otherwise|if not|if it isn['’]t|else)[, ]+(?<otherwise>.+)$/iu;

const NOT = /(?:\bnot\b|n['’]t\b|\bno\b|\bnothing\b|\bnobody\b|\bnever\b|\bnone\b)/iu;
const FREE = /\b(?:free|available|not busy|not booked)\b/iu;
const BUSY =
  /\b(?:busy|booked|not free|(?:some|any)thing (?:already )?(?:on|planned|booked|there))\b/iu;

/** "If there's a mail from Odalys, read it": what asks whether it is so, and what is to be done then. */
export function conditionIn(text: string): Condition | undefined {
  return asked(text) ?? opening(text) ?? trailing(text);
}

function opening(text: string): Condition | undefined {
  const lead = IF.exec(text);
  if (!lead) return undefined;
  const rest = text.slice(lead[0].length);
  const cut = cutAt(rest);
  if (!cut) return undefined;
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
  return madeOf({ condition, isUnless: NOT.test(turn), request, otherwise: undefined });
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
  const isFree = FREE.test(said) && !/\bnot free\b/i.test(said);
  const isBusy = !isFree && BUSY.test(said);
  const isNone = ((NOT.test(said) && !isBusy) !== isFree) !== isUnless;
  const isCalendar = isFree || isBusy || isNothingOn(said);
  const { asks, kind } = isCalendar
    ? { asks: `what's on ${timeIn(said)}`, kind: "event" }
    : asksOf(said);
  const whose = nameIn(said);
  const clean = (one: string): string =>
    withGuest(withName(one.trim().replace(/[.?!]+$/, ""), whose), whose);
  return {
    asks: asks.replaceAll(/\s+/g, " ").trim(),
    kind,
    wants: isNone ? "none" : "some",
    request: clean(request),
    otherwise: otherwise === undefined ? undefined : clean(otherwise),
  };
}

/** Where a condition ends and its request begins: at a comma or "then", else where an act begins. */
function cutAt(rest: string): { readonly start: number; readonly end: number } | undefined {
  const mark = /(?:\s*,\s*(?:then\s+)?|\s+then\s+)/iu;
  for (let from = 0; from < rest.length;) {
    const found = mark.exec(rest.slice(from));
    if (!found) break;
    const start = from + found.index;
    const end = start + found[0].length;
    if (rest.slice(0, start).split(/\s+/).length >= 2) return { start, end };
    from = end;
  }
  for (const { index } of rest.matchAll(/\s+/gu)) {
    const right = rest.slice(index).trimStart();
    const isLate = rest.slice(0, index).trim().split(/\s+/).length >= LEAST_WORDS;
    if (isLate && beginsAct(right)) return { start: index, end: rest.length - right.length };
  }
  return undefined;
}

/** A condition without a comma behind it has at least so many words. */
const LEAST_WORDS = 3;

/** "If it is there leave it, otherwise add it": what is to be done is for the other case. */
const LEFT = /\s+(?:leave it|do nothing|never mind|forget it)(?: (?:as it is|be|alone))?$/iu;
const TURNED = /^(?:otherwise|else|if not)[, ]+/iu;

function partedRequest(text: string): Pick<Said, "request" | "otherwise"> {
  const other = OTHERWISE.exec(text);
  if (!other) return { request: text, otherwise: undefined };
  return { request: text.slice(0, other.index), otherwise: other.groups?.["otherwise"] };
}

function isNothingOn(said: string): boolean {
  return /\b(?:have|['’]ve|has|['’]s|is)(?:n['’]t)?(?: got)? (?:already )?(?:nothing|anything|something) (?:else )?(?:already )?(?:on|planned|at|for|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu.test(
    said,
  );
}

/** The words of a condition about the calendar that tell when. */
function timeIn(said: string): string {
  return said
    .replace(
      /^.*?\b(?:free|available|busy|booked|planned|(?:some|any|no)thing(?: else)?(?: already)?(?: on| planned| booked| there)?)\b/iu,
      "",
    )
    .replace(/^\s*(?:on\s+)?/iu, "");
}

const QUESTIONS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:I|we)(?:['’]ve| have|['’]d| had)?(?:n['’]t| not)?\s+(?:(?:already|yet|ever)\s+)?(?:met|seen|spoken|talked)(?: (?:with|to))?\s+/iu,
    "meetings with ",
    "event",
  ],
  [
    /^(?:have|has|did|do)\s+(?:I|we)\s+(?:met|seen|meet|see|spoken|talked)(?: (?:with|to))?\s+/iu,
    "meetings with ",
    "event",
  ],
  [
    /^(?<who>[\p{L}'’ -]+?)\s+(?:has|have|did)(?:n['’]t| not)?\s+(?:(?:already|yet|ever)\s+)?(?:sent|written|mailed|emailed|send|write|mail|email)(?: to)?(?: me)?\s*(?:any |an |a |some )?(?:e-?mails?|mails?|messages?|anything)?/iu,
    "mails from $<who> ",
    "mail",
  ],
  [
    /^(?:has|have|did)\s+(?<who>[\p{L}'’-]+)\s+(?:sent|written|mailed|emailed|send|write)(?: to)?(?: me)?\s*(?:any |an |a )?(?:e-?mails?|mails?|messages?|anything)?/iu,
    "mails from $<who> ",
    "mail",
  ],
  [
    /^there(?:['’]s|\s+is|\s+are)(?:n['’]t| not)?\s+(?:already\s+)?(?:no |any |a |an |some |anything |something |nothing )?(?=(?:new |unread )?(?:e-?mails?|mails?)\b)/iu,
    "find the ",
    "mail",
  ],
  [
    /^there(?:['’]s|\s+is)(?:n['’]t| not)?\s+(?:already\s+)?(?:any|some|no)thing\s+(?=from\b)/iu,
    "find the mails ",
    "mail",
  ],
  [
    /^(?:I|we)\s+(?:have|['’]ve got|do(?:n['’]t| not) have|haven['’]t got)\s+(?:any |a |an |no )?/iu,
    "is there ",
    "reminder",
  ],
  [
    /^(?:the |my )?(?<what>[\p{L} ]+?)\s+(?:is|are)(?:n['’]t| not)?\s+(?:already\s+)?on\s+/iu,
    "is there $<what> on ",
    "reminder",
  ],
];

/** A condition as the words that look for it. */
function asksOf(said: string): Pick<Condition, "asks" | "kind"> {
  const plain = said
    .replaceAll(/\b(?:already|yet)\b/giu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  for (const [pattern, words, kind] of QUESTIONS) {
    if (pattern.test(plain)) return { asks: plain.replace(pattern, words), kind };
  }
  return { asks: plain, kind: undefined };
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
