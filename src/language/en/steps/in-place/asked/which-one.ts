const THING =
  "(?:e-?mails?|mails?|messages?|texts?|notes?|reminders?|events?|meetings?|appointments?|files?|documents?|lists?|timers?|alarms?)";
const WHICH = new RegExp(
  String.raw`(?<=\b${THING})(?<aside>(?:\s+for\s+(?:me|us))?),\s+(?:you know,?\s+|i mean,?\s+)?the\s+ones?\s+(?<told>(?:about|from|with|regarding|to do with|called|named)\s+[^,.;:!?]+)(?=[,.;:!?]|$),?`,
  "giu",
);

/** "Answer Kim's mail for me, the one about the boat": what tells which it is stands behind the thing. */
export function withWhichOne(sentence: string): string {
  return sentence.replaceAll(WHICH, (_, aside: string, told: string) => ` ${told}${aside}`);
}
