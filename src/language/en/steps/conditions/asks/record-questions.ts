import { KINDS } from "../../../objects.ts";
import { timesIn } from "../times-in.ts";

export type RecordQuestion = {
  /** The words that look for it, and the kind of record that tells it, where the words say so. */
  readonly asks: string;
  readonly kind: string | undefined;
};

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
    /^(?:there(?:['’]s|\s+is|\s+are)(?:n['’]t| not)?|(?:I|we)\s+(?:have|['’]ve got|do(?:n['’]t| not) have|haven['’]t got))\s+(?:already\s+)?(?:any |a |an |no |some )?(?=.*\blist\b)/iu,
    "is there ",
    "reminder",
  ],
  [
    /^(?:the |my )?(?<what>[\p{L} ]+?)\s+(?:is|are)(?:n['’]t| not)?\s+(?:already\s+)?on\s+(?=.*\blist\b)/iu,
    "is there $<what> on ",
    "reminder",
  ],
];

const HAS =
  /^(?:(?:do|have|has|is|are)\s+)?(?:(?:I|we)(?:['’]ve|\s+have|['’]ve got|\s+do(?:n['’]t| not) have|\s+haven['’]t|\s+don['’]t)?|there(?:['’]s|\s+is|\s+are)?(?:n['’]t|\s+not)?)\s+(?:already\s+)?(?:(?:got\s+|have\s+)?(?:no|any|an?|some|the|my|another)\s+|got\s+)(?<what>\p{L}[\p{L}\p{N}'’ -]*?)(?:\s+(?:on|booked|planned|scheduled|in|down))*$/iu;
const IS_ON =
  /^(?:(?:the|my|our)\s+)?(?<what>\p{L}[\p{L}\p{N}'’ -]*?)(?:['’]s|\s+(?:is|are))(?:n['’]t|\s+not)?(?:\s+(?:still|already|going to be))?(?:\s+(?:on|happening|going ahead|taking place|in (?:the|my|our) (?:calendar|diary)))*$/iu;
/** Subjects that are no record. */
const NO_RECORD =
  /^(?:it|that|this|there|he|she|they|we|i|you|everything|nobody|someone|\p{L}+ body)$/iu;

/** A condition about records as the words that look for one. */
export function recordQuestion(said: string): RecordQuestion {
  const plain = said
    .replaceAll(/\b(?:already|yet)\b/giu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  for (const [pattern, words, kind] of QUESTIONS) {
    if (pattern.test(plain)) return { asks: plain.replace(pattern, words), kind };
  }
  return atTime(plain) ?? { asks: plain, kind: undefined };
}

/** "I've got choir on Thursday", "the dentist is on Friday": something of that name at that time. */
function atTime(plain: string): RecordQuestion | undefined {
  const { time, rest } = timesIn(plain);
  const own = rest.replaceAll(/\s+/g, " ").trim();
  const what = (HAS.exec(own) ?? IS_ON.exec(own))?.groups?.["what"]?.trim();
  if (what === undefined || time === "" || NO_RECORD.test(what)) return undefined;
  const kinds = KINDS.get(what.split(" ").at(-1)?.toLowerCase() ?? "") ?? ["event"];
  const [kind] = kinds;
  return kinds.length === 1 ? { asks: `${what} ${time}`, kind } : undefined;
}
