import { OPENING } from "../../../openings.ts";

const WHAT = String.raw`(?:it|that|this|them|(?:the|my|that|this)\s+(?:alarm|timer|bell|reminder))`;
const HIT = String.raw`(?:(?:hit|press|push)\s+(?:the\s+)?snooze(?:\s+button)?(?:\s+on\s+${WHAT})?|snooze(?:\s+${WHAT})?)`;
const SNOOZED = new RegExp(
  String.raw`^(?<lead>(?:(?:ugh|no|oh|okay|ok|please|not yet)[,.!]?\s+)*${OPENING})${HIT}(?:\s+(?:(?:for|by)\s+)?(?:another\s+)?(?<length>(?!please|then|again)(?:\p{L}+|\d+)[^,.;!?]*?))?(?<end>(?:,?\s+(?:please|then|again))*[\s.!?]*)$`,
  "isu",
);
const UNTIL = /^(?:until|till|til|to|before|at)\b/iu;
/** As long as phones wait where nobody says how long. */
const USUAL = "ten minutes";

/** "Snooze it for five minutes", "snooze": what rang is given so much more; any other sentence as it is. */
export function snoozed(sentence: string): string {
  const found = SNOOZED.exec(sentence);
  const { lead = "", length, end = "" } = found?.groups ?? {};
  if (!found || (length !== undefined && UNTIL.test(length))) return sentence;
  return `${lead}make the timer ${length ?? USUAL} longer${end}`;
}
