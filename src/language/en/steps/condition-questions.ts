import { dayIn } from "../clauses/request-tail.ts";
import type { Condition } from "../../contract/steps.ts";

const FREE = /\b(?:free|available|not busy|not booked)\b/iu;
const NOT_FREE = /(?:\bnot|n['’]t) (?:free|available)\b/iu;
const THING = "(?:nothing|nowt|anything|owt|something|summat)";
const ON = String.raw`${THING}(?: else)?(?: already)?(?: on| planned| booked| there)?`;
const BUSY =
  /\b(?:busy|booked|(?:something|anything|summat|owt) (?:already )?(?:on|planned|booked|there))\b/iu;
const NOT = /(?:\bnot\b|n['’]t\b|\bno\b|\bnothing\b|\bnowt\b|\bnobody\b|\bnever\b|\bnone\b)/iu;
const DAY = "(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const NOTHING_ON = new RegExp(
  String.raw`\b(?:have|['’]ve|has|['’]s|is)(?:n['’]t)?(?: got)? (?:already )?${THING} (?:else )?(?:already )?(?:on|planned|at|for|in|${DAY})\b`,
  "iu",
);
/** Whose time it is: whether somebody else is free stands in no calendar here. */
const OWN = new RegExp(
  String.raw`^(?:(?:am|are|is|do|have)\s+)?(?:(?:I|we|there|it|that|this)\b|(?:(?:my|the|this|on|at)\s+)*(?:calendar|diary|day|morning|afternoon|evening|slot|time|${DAY}))`,
  "iu",
);

export type Asked = Pick<Condition, "asks" | "kind"> & {
  /** It is so where nothing is found. */
  readonly isNone: boolean;
  /** The time that has to be free. */
  readonly time: string | undefined;
  /** The day it speaks of. */
  readonly day: string | undefined;
};

/** A condition as the words that look for it. */
export function askedBy(said: string): Asked {
  const isFree = FREE.test(said) && !NOT_FREE.test(said);
  const isBusy = !isFree && (BUSY.test(said) || NOT_FREE.test(said));
  const isNone = (NOT.test(said) && !isBusy) !== isFree;
  const isCalendar = ((isFree || isBusy) && OWN.test(said)) || NOTHING_ON.test(said);
  if (!isCalendar) return { ...asksOf(said), isNone, time: undefined, day: undefined };
  const time = timeIn(said);
  const asks = `what's on ${time}`;
  return {
    asks,
    kind: "event",
    isNone,
    time: isNone && time !== "" ? time : undefined,
    day: dayIn(time),
  };
}

const TELLS = new RegExp(String.raw`^.*?\b(?:free|available|busy|booked|planned|${ON})\b`, "iu");

/** The words of a condition about the calendar that tell when. */
function timeIn(said: string): string {
  const [lead = ""] = TELLS.exec(said) ?? [];
  const [day = ""] = new RegExp(String.raw`\b${DAY}\b`, "iu").exec(lead) ?? [];
  const rest = said.slice(lead.length).replace(/^\s*(?:on\s+)?/iu, "");
  return `${day} ${rest}`.trim();
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
    /^(?:(?:have|has|did)\s+)?(?<who>[\p{L}'’ -]+?)\s+(?:(?:has|have|did)(?:n['’]t| not)?\s+)?(?:(?:already|yet|ever)\s+)?(?:texted|messaged|text|message)(?: to)?(?: me)?(?: back)?/iu,
    "messages from $<who> ",
    "message",
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
