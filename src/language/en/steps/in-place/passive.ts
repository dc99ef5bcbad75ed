import { opening } from "../../openings.ts";

/** Acts on records: as something has been done, and as it is to be done. */
const ACTS: Readonly<Record<string, readonly [done: string, doing: string]>> = {
  archive: ["archived", "archiving"],
  bin: ["binned", "binning"],
  bring: ["brought", "bringing"],
  bump: ["bumped", "bumping"],
  cancel: ["cancell?ed", "cancell?ing"],
  change: ["changed", "changing"],
  clear: ["cleared", "clearing"],
  cross: ["crossed", "crossing"],
  delay: ["delayed", "delaying"],
  delete: ["deleted", "deleting"],
  drop: ["dropped", "dropping"],
  flag: ["flagged", "flagging"],
  forward: ["forwarded", "forwarding"],
  mark: ["marked", "marking"],
  move: ["moved", "moving"],
  postpone: ["postponed", "postponing"],
  push: ["pushed", "pushing"],
  put: ["put", "putting"],
  remove: ["removed", "removing"],
  reschedule: ["rescheduled", "rescheduling"],
  scrap: ["scrapped", "scrapping"],
  set: ["set", "setting"],
  shift: ["shifted", "shifting"],
  take: ["taken", "taking"],
  tick: ["ticked", "ticking"],
};
const FORMS = Object.values(ACTS);
const DONE = `(?<done>${FORMS.map(([done]) => done).join("|")})`;
const DOING = `(?<doing>${FORMS.map(([, doing]) => doing).join("|")})`;
const MAY = "might|may|could|can|would|will|shall";
/** What is spoken of, and no clause. */
const THING = String.raw`(?<thing>(?:all|both|every|each|everything|the|my|our|this|that|those|these|them|\p{Lu}[\p{L}-]*['’]s|\p{L}+day['’]s)\b[^.!?;:]*?)`;
const REST = String.raw`(?<rest>[^.!?;]*)[.!?]*$`;

/** "They can all wait till Monday", "it should come up on Sunday": moved there. */
const LATER = opening(
  String.raw`${THING.replace("(?:all|", "(?:all|any|whatever|")}(?:\s*,\s+(?:they|it|them|those))?\s+(?:can|could|may|should|must)\s+(?:all\s+|both\s+|now\s+)*(?:wait(?:\s+(?:till|until|for))?|come up(?:\s+(?:on|at))?)\s+(?<when>[^.!?;]+?)(?:,\s+so\s[^.!?;]*)?[.!?]*$`,
  "isu",
);
/** "Whatever reminders are due on Friday", "any file that I haven't read": all of them. */
const WHATEVER =
  /^(?:whatever|any)\s+(?=\p{L})(?!(?:else|of|more)\b)(?<noun>\p{L}+)(?<be>\s+(?:(?:that|which)\s+)?(?:is|are)(?=\s))?/iu;
const SAME_TIMES = /,?\s+(?:all\s+)?(?:at\s+)?(?:the\s+)?same times?(?=\s*$)/iu;

const PASSIVE = [
  // "Might both of those be put back an hour", "may my visits be cancelled".
  String.raw`(?:${MAY})\s+${THING}\s+(?:please\s+)?(?:all\s+|both\s+)?be\s+${DONE}${REST}`,
  // "The two without a date may be deleted", "all of Friday needs moving to Monday".
  String.raw`${THING}\s+(?:may|can|could|should|must|have to|has to|needs? to|wants? to)\s+(?:all\s+|both\s+|now\s+)?be\s+${DONE}${REST}`,
  String.raw`${THING}\s+(?:all\s+|both\s+)?(?:needs?|wants?)\s+${DOING}${REST}`,
  // "All the overdue ones can go".
  String.raw`${THING}\s+(?:can|may)\s+(?:all\s+|both\s+|now\s+)?go(?<rest>)(?:\s+now)?(?:,\s[^.!?;]*)?[.!?]*$`,
].map((words) => opening(words, "isu"));
/** Two clauses, of which the first is no thing. */
const CLAUSE =
  /,\s+(?:so|and|but|because)\b|\b(?<!\b(?:that|which)\s)(?:I|we|he|she|they|it)(?:['’]\p{L}+)\b/iu;

/** A sentence that says what is to happen to a thing, as one to do it; any other as it is. */
export function asActive(sentence: string): string {
  const { thing: late, when = "" } = LATER.exec(sentence)?.groups ?? {};
  if (late !== undefined && !CLAUSE.test(late.replace(WHATEVER, ""))) {
    const things = late.replace(
      WHATEVER,
      (_, noun) => `all ${noun}${/s$/iu.test(noun) ? "" : "s"}`,
    );
    return `move ${things} to ${when.replace(SAME_TIMES, "")}`;
  }
  for (const pattern of PASSIVE) {
    const { thing, done, doing, rest = "" } = pattern.exec(sentence)?.groups ?? {};
    if (thing === undefined || CLAUSE.test(thing)) continue;
    const form = done ?? doing;
    return `${form === undefined ? "delete" : verbOf(form)} ${thing}${rest}`;
  }
  return sentence;
}

function verbOf(form: string): string {
  const isForm = (words: string): boolean => new RegExp(`^(?:${words})$`, "iu").test(form);
  return Object.entries(ACTS).find(([, forms]) => forms.some(isForm))?.[0] ?? form;
}
