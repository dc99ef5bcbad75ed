import { SMALL_NUMBERS } from "../../numbers/vocabulary.ts";
import type { Exception, Take } from "../../../contract/steps.ts";
import { KINDS } from "../../objects.ts";
import { opening } from "../../openings.ts";

/** What is counted, from which end; the longest first. */
const FIRST = "first|earliest|oldest";
const LAST = "last|latest|newest|most recent";
const NEXT = "next|upcoming";
const NUMBERS = SMALL_NUMBERS.slice(1, 11);
export const NUMBER = `${NUMBERS.join("|")}|\\d{1,2}`;

export const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’&-]*`;
const OWNER = String.raw`(?:the|my|me|our|these|those|them|(?<owner>${WORD}['’]s(?!\s+(?:on|in|for|from|been|left)\b)))`;
const SINGLE = "minute|hour|day|morning|afternoon|evening|night|week|month|year";

/** "Any task that's due": every one there is. */
const KIND = [...KINDS.keys(), "jobs?", "chores?", "errands?"].join("|");
const ANY = String.raw`any(?=\s+(?:${WORD}\s+){0,2}?(?:${KIND})\b)`;
const ALL = String.raw`(?<all>both|(?:all|each|every|${ANY})(?!\s+(?:${SINGLE})\b(?!(?<!\sday)\s+\p{L}+s\b)))(?!\s+(?:${NUMBER})\s*(?:[.,;!?]|$))(?:\s+(?:(?<of>(?!one\b|1\b)(?:${NUMBER}))|(?:single\s+)?(?:one)?)\s+of|\s+of)?(?:\s+${OWNER})?(?:\s+(?<so>${NUMBER})(?=\s))?`;
/** "Everything on Friday", "the lot from Kim", "whatever's left": a whole stretch of time or list. */
const EVERYTHING = String.raw`(?<everything>everything|(?<!\b(?:them|those|these)\s)all(?=\s+(?:but|bar|except(?:ing)?(?: for)?|apart from|other than|save for)\s+(?!(?:${FIRST}|${LAST})\b))|the (?:whole )?(?:lot|bunch|batch)(?=\s+(?:from|on|in|by|of|today|tomorrow|tonight|this|next)\b)|the (?:whole|entire)(?=\s+(?:${WORD}\s+){0,3}?(?:list|folder|inbox)\b)|anything(?=\s+(?:I|I['’]ve|I['’]m|we|we['’]ve|that|which|is|due|over|late|left|still|on|from|in|between|with|without|before|after)\b)|whatever(?=['’]s\b|\s+(?:is|was|are|were|I|there|we|else|(?:the|my|our)\s+(?:${WORD}\s+){1,3}?list)\b))`;
/** "All but the last two reminders". */
const ALL_BUT = String.raw`(?<all>all|everything)\s+(?:but|except(?:\s+for)?|bar)\s+(?:the\s+)?(?<side>${FIRST}|${LAST})(?:\s+(?<left>${NUMBER}))?(?:\s+of\s+(?:the|my))?(?=\s)`;
const COUNTED = String.raw`(?:${OWNER}\s+)?(?:(?<first>${FIRST})|(?<last>${LAST})|(?<next>${NEXT}))(?:\s+(?<count>${NUMBER}))?(?=\s)`;
const PLURALS =
  "ones|meetings|appointments|engagements|events|mails|emails|e-mails|letters|calls|reminders|tasks|jobs|chores|errands|timers|alarms|newsletters|files|documents|photos|pictures|bookings";
/** "My meetings", "the mails from Kim", "Friday's things": several by the noun alone. */
const PLURAL = String.raw`(?<many>${OWNER})(?:\s+(?<so>${NUMBER}))?(?=\s+(?:${WORD}\s+){0,3}?(?:${PLURALS})\b)`;
const OWNED = String.raw`(?<many>(?<owner>${WORD}['’]s))(?=\s+(?:${WORD}\s+){0,2}?(?:things|stuff|bits|items)\b)`;
/** "Them two from Kim", "the two about the boat": several by the number alone. */
const POINTED = String.raw`(?<many>(?:them|those|these|the|my|our)\s+(?<so>(?!one\b|1\b)(?:${NUMBER})))(?=\s+(?:from|by|on|in|about|with|due|that|which)\b)`;
/** "My three clients": several of a name. */
const COUNTED_MANY = String.raw`(?<several>(?:the|my|our)\s+(?<so>(?!one\b|1\b)(?:${NUMBER})))(?=\s+(?:\p{L}+\s+)?\p{L}+s\b)`;

export const HEADS = [ALL_BUT, ALL, EVERYTHING, COUNTED, PLURAL, OWNED, POINTED, COUNTED_MANY].map(
  (head) => new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${head}(?![\p{L}\p{N}])`, "giu"),
);

export type Groups = Readonly<Record<string, string | undefined>>;

export function takeOf(groups: Groups): Take {
  const from = (["first", "last", "next"] as const).find((one) => groups[one] !== undefined);
  if (from === undefined) return "all";
  return { from, count: countOf(groups["count"]) };
}

/** "Both", "all three": as many as they are said to be. */
export function saidToBe({ all, of, so = of }: Groups): number | undefined {
  if (so !== undefined) return countOf(so);
  return all?.toLowerCase() === "both" ? 2 : undefined;
}

/** So many of one end that are left out by the head itself. */
export function leftByHead({ side, left }: Groups): Exception | undefined {
  if (side === undefined) return undefined;
  const isFirst = FIRST.split("|").includes(side.toLowerCase());
  return { take: { from: isFirst ? "first" : "last", count: countOf(left) } };
}

/** How many a word of number says; one where none stands. */
export function countOf(word: string | undefined): number {
  if (word === undefined) return 1;
  return Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;
}

/** Acts on what is there already: "add all the eggs" makes something, and "water all the plants" is no act of ours. */
export const CHANGES =
  "cancel|delete|remove|bin|scrap|drop|clear|take|move|shift|push|pull|put|bring|shove|bump|knock|postpone|reschedule|delay|archive|flag|star|mark|tick|check|cross|finish|complete|close|trash|chuck|ditch|kill|stop|snooze|wipe|strike|get rid of|throw|toss|lose|roll|slide|nudge|carry";
const CHANGE = String.raw`(?:${CHANGES})(?:\s+(?:off|out|away|back|up|down|forward|on|over|along|through))?\s*`;
/** "Change the place of both calls". */
const FIELD_OF = String.raw`(?:change|fix|update|set|correct)\s+(?:the\s+)?(?:place|location|venue|room|address|notes?|start|end)s?\s+(?:of|for|on)\s+`;
const OBJECT = opening(String.raw`(?:${CHANGE}|make\s+|${FIELD_OF})?$`);
const CHANGED = opening(`${CHANGE}$`);

/** What stands before a description makes it the object of an act on records, or nothing does. */
export function isObject(before: string): boolean {
  return OBJECT.test(lastOf(before));
}

/** An act that changes records stands right before it. */
export function isChanged(before: string): boolean {
  return CHANGED.test(lastOf(before));
}

function lastOf(before: string): string {
  return before.split(/[.!?;,]\s+|\s(?:so|and|then)\s+/iu).at(-1) ?? "";
}
