import { readDuration } from "../../../numbers/lengths/read-duration.ts";
import { readNumber } from "../../../numbers/read-number.ts";
import { OPENING } from "../../../openings.ts";
import { tokenise } from "../../../tokenise.ts";

const WHAT = String.raw`(?:it|that|this|them|(?:the|my|that|this)\s+(?:alarm|timer|bell|reminder))`;
const HIT = String.raw`(?:(?:hit|press|push)\s+(?:the\s+)?snooze(?:\s+button)?(?:\s+on\s+${WHAT})?|snooze(?:\s+${WHAT})?)`;
const SNOOZED = new RegExp(
  String.raw`^(?<lead>(?:(?:ugh|no|oh|okay|ok|please|not yet)[,.!]?\s+)*${OPENING})${HIT}(?:\s+(?:(?:for|by)\s+)?(?:another\s+)?(?<length>(?!please|then|again)(?:\p{L}+|\d+)[^,.;!?]*?))?(?<end>(?:,?\s+(?:please|then|again))*[\s.!?]*)$`,
  "isu",
);
/** "Snooze the invoice for an hour": a thing that waits, and no ringing. */
const OTHER = new RegExp(
  String.raw`^(?<lead>(?:(?:ugh|no|oh|okay|ok|please|not yet)[,.!]?\s+)*${OPENING})snooze\s+(?!${WHAT}(?!\p{L}))(?<thing>\S[^,.;!?]*?)\s+(?:for|by)\s+(?:another\s+)?(?<length>[^,.;!?]+?)(?<end>(?:,?\s+(?:please|then|again))*[\s.!?]*)$`,
  "isu",
);
/** What is no length by its words is one all the same. */
const A_WHILE =
  /^(?:an?|another)\s+(?:little\s+)?(?:bit|while|moment|sec|second|minute)(?:\s+longer)?$/iu;
/** As long as phones wait where nobody says how long. */
const USUAL = "ten minutes";

/** "Snooze it for five minutes", "snooze": what rang is given so much more, and what is to be done waits so long; any other sentence as it is. */
export function snoozed(sentence: string): string {
  const other = OTHER.exec(sentence)?.groups;
  if (other && isLength(other["length"] ?? ""))
    return `${other["lead"]}move ${other["thing"]} to ${other["length"]} from now${other["end"]}`;
  const found = SNOOZED.exec(sentence);
  const { lead = "", length, end = "" } = found?.groups ?? {};
  // "Snooze the invoice till three" is a reminder's.
  if (!found || (length !== undefined && !isLength(length))) return sentence;
  return `${lead}make the timer ${length ?? USUAL} longer${end}`;
}

function isLength(words: string): boolean {
  const tokens = tokenise(words.replace(/\s+(?:more|longer)$/iu, ""));
  const read = readDuration(tokens, 0) ?? readNumber(tokens, 0);
  return read?.next === tokens.length || A_WHILE.test(words);
}
