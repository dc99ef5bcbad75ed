import { opening } from "../../../openings.ts";
import { allDone } from "../lots/done-lot.ts";
import { TWO_CLAUSES } from "../lots/two-clauses.ts";

/** Acts on records: as something has been done, and as it is to be done. */
const ACTS: Readonly<Record<string, readonly [done: string, doing: string]>> = {
  add: ["added", "adding"],
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
  invite: ["invited", "inviting"],
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
  String.raw`(?<front>(?:on|in|from)\s[^,.;:!?]+,\s+)?${THING.replace("(?:all|", "(?:all|any|anything|whatever|")}(?:\s*,\s+(?:they|it|them|those))?\s+(?:can|could|may|should|must)\s+(?:all\s+|both\s+|now\s+)*(?:wait(?:\s+(?:till|until|for))?|come up(?:\s+(?:on|at))?)\s+(?<when>[^.!?;]+?)(?:,\s+so\s[^.!?;]*)?[.!?]*$`,
  "isu",
);
/** "Whatever reminders are due on Friday", "any file that I haven't read": all of them. */
const WHATEVER =
  /^(?:whatever|any)\s+(?=\p{L})(?!(?:else|of|more)\b)(?<noun>\p{L}+)(?<be>\s+(?:(?:that|which)\s+)?(?:is|are)(?=\s))?/iu;
const SAME_TIMES = /,?\s+(?:all\s+)?(?:at\s+)?(?:the\s+)?same times?(?=\s*$)/iu;

/** Something, or somebody, by any name. */
const ANYTHING = String.raw`(?<thing>(?!(?:I|we|you|he|she|it|they|there|who|what)\b)[^.!?;:]{2,60}?)`;

const PASSIVE = [
  // "Could Eleri be added to the party", "might both of those be put back an hour".
  String.raw`(?:${MAY})\s+${ANYTHING}\s+(?:please\s+)?(?:all\s+|both\s+)?be\s+${DONE}${REST}`,
  // "Could I have eggs put on the list", "I'd like the dentist moved to four".
  String.raw`(?:(?:can|could|may|might)\s+(?:I|we)(?:\s+please)?\s+(?:have|get)|(?:I|we)(?:['’]d|\s+would)\s+like|(?:I|we)\s+(?:want|need))\s+(?!to\b)${ANYTHING}\s+${DONE}${REST}`,
  // "The two without a date may be deleted", "all of Friday needs moving to Monday".
  String.raw`${THING}\s+(?:may|can|could|should|must|have to|has to|needs? to|wants? to)\s+(?:all\s+|both\s+|now\s+)?be\s+${DONE}${REST}`,
  String.raw`${THING}\s+(?:all\s+|both\s+)?(?:needs?|wants?)\s+${DOING}${REST}`,
  // "All the overdue ones can go".
  String.raw`${THING}\s+(?:can|may|must|should|(?:will\s+|['’]ll\s+)?(?:have|need)\s+to|has\s+to|needs\s+to)\s+(?:all\s+|both\s+|now\s+)?go(?<rest>)(?:\s+now)?(?:,\s[^.!?;]*)?[.!?]*$`,
].map((words) => opening(words, "isu"));
/** "Both calls need to start an hour later": moved so. */
const STARTS = opening(
  String.raw`(?<front>(?:on|in|from)\s[^.!?;:]+?,\s+)?${THING}\s+(?:(?:needs?|has|have|wants?|ought)\s+to|should|must|will have to)\s+(?:all\s+|both\s+|now\s+)*(?:start|begin|kick off|go|run|be)\s+(?<to>(?:(?:from|at|on)\s+)?(?:an?|half|\d|\p{L}+)\b[^.!?;]*?(?:later|earlier|sooner|back|forward)|(?:at|from)\s[^.!?;]+)[.!]*$`,
  "isu",
);
/** A sentence that says what is to happen to a thing, as one to do it, also behind why; any other as it is. */
export function asActive(sentence: string): string {
  const active = activeOf(sentence);
  const why = active === sentence ? WHY.exec(sentence)?.[0] : undefined;
  return why === undefined ? active : why + activeOf(sentence.slice(why.length));
}

const WHY =
  /^[^.!?;:]+?,?\s+so\s+(?=(?:the|my|our|all|both|every|each|everything|those|these)\b)/isu;

function activeOf(sentence: string): string {
  return (
    waiting(sentence) ?? starting(sentence) ?? allDone(sentence) ?? passive(sentence) ?? sentence
  );
}

function waiting(sentence: string): string | undefined {
  const { front = "", thing, when = "" } = LATER.exec(sentence)?.groups ?? {};
  if (thing === undefined || TWO_CLAUSES.test(thing.replace(WHATEVER, ""))) return undefined;
  const things = thing.replace(WHATEVER, (_, noun) => `all ${noun}${/s$/iu.test(noun) ? "" : "s"}`);
  return `${front}move ${things} to ${when.replace(SAME_TIMES, "")}`;
}

function starting(sentence: string): string | undefined {
  const { front = "", thing, to = "" } = STARTS.exec(sentence)?.groups ?? {};
  if (thing === undefined || TWO_CLAUSES.test(thing)) return undefined;
  return `${front}move ${thing} ${to.replace(FROM, "to ")}`;
}

function passive(sentence: string): string | undefined {
  for (const pattern of PASSIVE) {
    const { thing, done, doing, rest = "" } = pattern.exec(sentence)?.groups ?? {};
    if (thing === undefined || TWO_CLAUSES.test(thing)) continue;
    const form = done ?? doing;
    return `${form === undefined ? "delete" : verbOf(form)} ${thing}${rest}`;
  }
  return undefined;
}

const FROM = /^(?:at|from)\s+/iu;

function verbOf(form: string): string {
  const isForm = (words: string): boolean => new RegExp(`^(?:${words})$`, "iu").test(form);
  return Object.entries(ACTS).find(([, forms]) => forms.some(isForm))?.[0] ?? form;
}
