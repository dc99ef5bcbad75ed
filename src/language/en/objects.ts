import type { ObjectKind, ObjectVerb, UndoneAct } from "../contract/requests.ts";
import type { Region } from "../region.ts";
import { broughtToBy, invitedBy, takenOffBy } from "../clauses/taken-off.ts";
import { kindsBy } from "../tools/kinds-by.ts";
import { opening } from "./openings.ts";

export { deletes, mayRemove, relocates, removed } from "./clauses/removals.ts";

/** What people call the things tools are about. A message may be a mail or a text. */
const NOUNS = [
  [["event"], "event events meeting meetings appointment appointments"],
  [["reminder"], "reminder reminders task tasks todo todos to-do to-dos"],
  [["mail"], "mail mails email emails e-mail e-mails"],
  [["mail", "message"], "message messages"],
  [["message"], "text texts"],
  [["note"], "note notes"],
  [["file"], "file files document documents folder folders pdf pdfs photo photos picture pictures"],
  [["contact"], "contact contacts"],
  [["timer"], "timer timers alarm alarms"],
  [["music"], "song songs playlist playlists album albums"],
  [["shortcut"], "shortcut shortcuts"],
] as const;
export const { kinds: KINDS, kindsNamed, kindNoun } = kindsBy(NOUNS);

/** What is to be done with it; the longest first. */
const VERBS = {
  remove: "delete|remove|erase|trash|bin|wipe|clear|get rid of|throw away|throw out",
  rename: "rename|retitle",
  copy: "copy|duplicate",
  move: "move",
} as const satisfies Readonly<Record<ObjectVerb, string>>;
const STARTS = Object.entries(VERBS).map(
  // The keys of VERBS are exactly the verbs.
  ([verb, words]) => [verb as ObjectVerb, opening(String.raw`(?:${words})\s+`)] as const,
);
/** Here the object ends, and what is said of it begins. */
const END =
  /[,.;:!?]|\s(?:to|for|about|from|on|onto|in|into|at|of|with|that|which|who|as|saying|called|named|titled|and|by|off|out|please|tomorrow|today|tonight|this|next|when|if)\b/i;

/** "Remove Ann and Bob from the party", "take him off the list". */
export const takenOff = takenOffBy(
  opening(String.raw`(?:remove|delete|drop|take|strike|scratch|cut|uninvite|leave)\s+`),
  /\s(?:from|off(?: of)?|out of)\s+/i,
);

/** "Add Ann to the party", "get Tom on the invite for that". */
export const broughtTo = broughtToBy(
  opening(
    String.raw`(?:add|invite|put|include|pop|stick|sign|get(?=\s+(?:(?!to\s)\S+\s+)+?(?:on|onto)\s))\s+`,
  ),
  /\s(?:as (?:a )?guests? (?:to|for|at)|along to|down for|up for|(?:to|on|onto|in|into) (?:the (?:invite|invitation|guest list)s? (?:for|to|of))|onto|into|to|on|in)\s+(?=\S)/i,
);

const WHO = String.raw`(?<who>(?:(?!\s(?:to|on|onto|for|at|in|into|and then)\s)[^,.;:!?])+?)`;
const TOO = String.raw`(?:\s+(?:too|as well|also|please))*[\s.!]*$`;

/** "Invite Ann as well", "have Bob join us", "get Ann to come along too". */
export const invited = invitedBy(
  opening(String.raw`invite\s+${WHO}(?:\s+along)?${TOO}`),
  opening(
    String.raw`(?:ask|bring|have|get|let)\s+${WHO}\s+(?:along|(?:to\s+)?(?:come|join)(?:\s+(?:us|me|along|in|it|that))?)${TOO}`,
  ),
);

const MANY = /^(?:all|every|each|both|my|our)\b/i;

/** The kind of thing that a request to remove, rename or move something names as its object ("the invoice file"). */
export function objectKind(text: string): ObjectKind | undefined {
  for (const [verb, start] of STARTS) {
    const length = start.exec(text)?.[0].length;
    if (length === undefined) continue;
    const rest = text.slice(length);
    const object = rest.slice(0, END.exec(rest)?.index ?? rest.length).trim();
    const noun = object.toLowerCase().split(/\s+/).at(-1) ?? "";
    const kinds = KINDS.get(noun);
    return kinds && { verb, noun, kinds, isMany: MANY.test(object) };
  }
  return undefined;
}

const AS_KIND = new RegExp(
  String.raw`\bas an?\s+(?:recurring|recurrent|regular|repeating|repeated|repeat|standing|daily|weekly|fortnightly|monthly|yearly|annual)\s+(?:thing|one|item|entry|slot|date|${NOUNS.map(([, nouns]) => nouns.replaceAll(" ", "|")).join("|")})\b`,
  "gi",
);

/** Where a request says what kind of thing is to be made of something ("as a weekly event"): no part of its name. */
export function saidAsKind(text: string): readonly Region[] {
  return [...text.matchAll(AS_KIND)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
}

/** Acts that no tool does, each the opposite of one that some tool does. */
const UNDONE = {
  close: /\b(?:close|quit|exit|shut down|force quit)\b/i,
  replace: /\b(?:close|copy|rename|duplicate)\b/i,
  move: /\b(?:change|move|shift|switch|reschedule)\s+(?:the|my|our|that|this)\b.*\b(?:alarm|timer|countdown)s?\b.*\bto\b/i,
} as const;

/** Whether words ask for such an act. */
export function asksFor(act: UndoneAct, text: string): boolean {
  return UNDONE[act].test(text);
}

/** To be had from somebody else: somebody may write it down, but nothing here sees to it. */
const BEYOND = opening(
  String.raw`(?:get|have)\s+(?!(?:(?:me|us)\s+reminded|i|we|you|they|he|she|it)\b).+?\s(?:ordered|bought|paid|delivered|shipped|posted|couriered|refunded|serviced|repaired|insured|topped up|paid off)\b(?!.*\b(?:on|onto|to|in) (?:my|the|our|me)\b.*\blist\b)`,
);

/** A telephone is asked for: at a time or on a list it is something to be remembered. */
export const CALLS = opening(
  String.raw`(?:(?:ring|phone|dial|facetime|call)\s+(?!(?:off|it|that|this|up|an?|the\s+(?:note|event|meeting|timer|alarm|reminder|list|file|folder|new))\b)|give\s+.+?\s+a\s+(?:ring|call|bell|buzz)\b|(?:put|patch)\s+(?:me|us)\s+through\s+to\s|get\s+.+?\s+on the (?:phone|line|blower)\b)(?!.*\b(?:off|at|on|to|by|in|next|every|tomorrow|today|tonight|called|list)\b)`,
);

/** Whether words want something ordered, paid or seen to by others, "get the tyres delivered", or somebody rung. */
export function isBeyond(text: string): boolean {
  return BEYOND.test(text) || CALLS.test(text);
}

const ANEW = opening(
  String.raw`(?:add|set|make|create|give me)\s+(?:me\s+)?an?\s+(?:new\s+)?(?:reminder|event|appointment|meeting|alarm)\s+(?:called|named)\s|(?:put|stick|pop|book|pencil|block|slot|squeeze|fit|bung|chuck|schedule)\s+(?:me\s+)?(?:an?|some|another)\s+(?!(?:star|flag|tick|stop|location|place|note|line|hold)\b)(?!.*\b(?:it|that|them)\b)\p{L}`,
  "iu",
);

/** "Put a walk after the meeting": something new, whatever else is named beside it. */
export function isAnew(text: string): boolean {
  return ANEW.test(text);
}
