import { nextCountBy } from "../clauses/next-count.ts";
import type { Beside, PartTold, Pronoun } from "../contract/cues.ts";
export { oneToldIn as oneTold } from "./cues/one-told.ts";
import type { Region } from "../region.ts";
import type { PartName } from "../../types/time/day-part.ts";
import { words } from "../words.ts";

/** Words that stand for a person, for something else by themselves, and only with nothing of their own behind. */
const PEOPLE = "him|her|them";
const THINGS = String.raw`the (?:whole )?thing(?=[\s,.!?]*(?:$|(?:now|then|please|too|instead|off|away|after all)\b))|it|its|(?<!\b(?:half|past|till|until|to|at|by)\s+)one|ones|those|these|both|there(?!['’]s|\s+(?:is|are|was|were|be|a|an|any|anything|no|nothing|something)\b)`;
const BARE = "that|this";

const ALWAYS = new RegExp(String.raw`\b(?:${THINGS}|${PEOPLE})\b`, "i");
const ALONE = new RegExp(
  String.raw`\b(?:${BARE})\b(?=[\s,.!?]*(?:$|(?:to|too|one|on|at|in|for|from|with|by|back|up|down|off|out|away|as|instead|tomorrow|today|tonight)\b))`,
  "i",
);
const ANY = new RegExp(String.raw`\b(?:${THINGS}|${PEOPLE}|${BARE})\b`, "i");
const PERSON = new RegExp(String.raw`\b(?:${PEOPLE})\b`, "i");
const WORD = new RegExp(String.raw`^(?:${THINGS}|${PEOPLE}|${BARE}|then|others)$`, "i");
/** "What time is it", "is there any", "it's late": nothing is pointed at; "it's done" and "it's been moved" speak of something. */
const EMPTY =
  /\b(?:while you['’]?re (?:at|about) it|(?:is|was) it|(?:is|are|was|were) there|it(?: is|['’]s| was)(?!\s+(?:(?:all|now|already|been|just|not|still)\s+)*(?:\w+ed|done|gone|sent|sorted|ready|off|over|fine|here|there|in|on|up|out)\b))\b/gi;

/** Whether words point at something said before them: "tell Ben about it", not "tell Ben that I'm late". */
export function pointsBack(words: string): boolean {
  const meant = words.replaceAll(EMPTY, " ");
  return ALWAYS.test(meant) || ALONE.test(meant);
}

/** Whether any word is there that may point, also before a thing of its own ("that mail"). */
export function mayPoint(words: string): boolean {
  return ANY.test(words);
}

/** Whether a word only points. */
export function isPointing(word: string): boolean {
  return WORD.test(word);
}

/** The word that stands for a person, and where. */
export function pronounIn(words: string): Pronoun | undefined {
  const found = PERSON.exec(words);
  const mayBeMany = /^(?:the[my]|both)/iu.test(found?.[0] ?? "");
  return found ? { text: found[0], start: found.index, mayBeMany } : undefined;
}

const OWNER = /\b(?:his|her|their)\b(?=\s+\p{L})|(?<=\bof\s+)(?:his|hers|theirs)\b/iu;

/** "His mail", "that text of hers". */
export function ownerIn(words: string): Region | undefined {
  const found = OWNER.exec(words);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** "Una's mail", "that text of Una". */
export function withOwner(text: string, { start, end }: Region, name: string): string {
  const before = text.slice(0, start);
  return `${before}${name}${/\bof\s+$/iu.test(before) ? "" : "'s"}${text.slice(end)}`;
}

const LIST =
  /\b(?:on|onto|in|to)\s+(?:there|it|(?:that|the|the same|this)\s+list|(?:that|the same)\s+one)\b(?=[\s,.!?]*$|\s*[,.;]|\s+(?:instead|too|as well|please|also|for me|would you|it goes|they go)\b)/iu;

/** "Put lemons on there": on the list that was spoken of. */
export function listPointed(text: string): Region | undefined {
  const found = LIST.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

export function onThatDay(text: string): string {
  return `${text.replace(/[\s.!]+$/u, "")} that day`;
}

export function onList(name: string): string {
  return /\blist$/iu.test(name) ? `on ${name}` : `on the ${name} list`;
}

/** Before "one" these make it stand for a thing, not for a number. */
const BEFORE_ONE = words(
  "that this which the another other first second third fourth fifth top last latter next any every each no",
);

function pointsBeforeOne(word: string): boolean {
  return BEFORE_ONE.has(word);
}

/** Before what tells one of several apart, and behind "one" where that is told: "the bank one, move it". */
const BEFORE_TOLD = words("the that my our this");
/** What counts or has numbers itself tells none apart: "the page one", "the half one". */
const COUNTING = words(
  "half quarter past page number room chapter platform gate plot part week day phase level version track zone at to for from until till by about only",
);
const BEHIND_ONE = words(
  ", . ! ? ; : – — to on at in for from is was can could should and make move put cancel please then i with out off back up down away forward over an a half till until by instead now needs starts goes moves isn't it",
);

/** "That one", "the bank one": a thing, and no number. */
export function standsForThing(
  word: string,
  { lead = "", before = "", next = "," }: Beside,
): boolean {
  // "The playground lot": whatever is spoken of; "a lot" and "the lot" count.
  if (word === "lot") return !["", "a", "the", "whole"].includes(before);
  if (word !== "one") return false;
  const isTold = BEFORE_TOLD.has(lead) && BEHIND_ONE.has(next);
  return pointsBeforeOne(before) || (isTold && /^\p{L}+$/u.test(before) && !COUNTING.has(before));
}

/** What stands here is spoken of as known: "my two o'clock". */
const OWNED = /\b(?:my|the|our|that|this)\s*$/i;

export function endsOwning(before: string): boolean {
  return OWNED.test(before);
}

/** Before a day of the month, or what is no thing of a list: "on the second", "at the last". */
const NO_PLACE =
  "(?<=\\p{L}\\s+)(?<!\\b(?:on|for|by|until|till|to|of|since|from|before|after|at|in|is|between|than)\\s+)";
/** Behind it nothing that it would be the first of. */
const ALONE_SO = String.raw`(?=[\s,.!?]*(?:$|[,.!?]|\b(?:to|and|or|please|as well|too|then|off|out|up|down|for|by|an?|instead|now|again)\b))`;

function placeCalled(ordinals: string, number: string): RegExp {
  const [word = ""] = ordinals.split("|");
  return new RegExp(
    String.raw`\b(?:${ordinals}) (?:one|of|\w+)\b|\bnumber (?:${number})\b|${NO_PLACE}\bthe ${word}${ALONE_SO}`,
    "iu",
  );
}

/** "The second one", "read the second": which place of a list is meant. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/\bthe (?:earlier|earliest|former|sooner) one\b/iu, 0],
  [/\bthe (?:later|latest) one\b/iu, -1],
  [placeCalled("first|1st|top", "one|1"), 0],
  [placeCalled("second|2nd", "two|2"), 1],
  [placeCalled("third|3rd", "three|3"), 2],
  [placeCalled("fourth|4th", "four|4"), 3],
  [placeCalled("fifth|5th", "five|5"), 4],
  [
    new RegExp(
      String.raw`\b(?:last|latter) one\b|${NO_PLACE}\bthe (?:last|latter)${ALONE_SO}`,
      "iu",
    ),
    -1,
  ],
];

/** The place in a list that words name, from 0; -1 is the last. */
export function placeNamed(words: string): number | undefined {
  return PLACES.find(([pattern]) => pattern.test(words))?.[1];
}

const THAT_TIME =
  /\b(?:(?:it|that|them|this|one)\s+(?:over\s+|back\s+)?(?:to\s+|for\s+|in\s+)?(?:then|there)|(?:to|for)\s+(?:then|there|that\s+(?:time|slot|day)))\b/iu;

/** "Move it there", "put that in then", "to that slot": at a time that was spoken of. */
export function atThatTime(words: string): boolean {
  return THAT_TIME.test(words);
}

/** "The next two weeks" are a stretch, "the next one" is said of whatever was shown. */
const NO_NEXT = String.raw`(?:few|couple|one|ones|available|free|time|times|minutes?|hours?|days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|months?|years?|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?`;
const COUNTS: readonly string[] = ["one", "two", "three", "four", "five"];
const COUNT = `(?:${COUNTS.slice(1).join("|")}|[2-5])`;
const NEXT_OF = new RegExp(
  String.raw`(?:\b(?:my|our|his|her|their|the)|['’]s?)\s+(?:very\s+)?next\s+(?!(?:${COUNT}\s+)?${NO_NEXT}\b)(?:(?<count>${COUNT})\s+)?\p{L}`,
  "iu",
);

/** "My next two lessons": how many of those to come are meant. */
export const nextCount = nextCountBy({ next: NEXT_OF, counts: COUNTS });

const PARTS: Readonly<Record<string, PartName>> = {
  morning: "morning",
  afternoon: "afternoon",
  evening: "evening",
  night: "night",
  lunchtime: "lunchtime",
};
const PART = Object.keys(PARTS).join("|");
const PART_ONE = new RegExp(
  String.raw`\b(?:the|that|my|our)\s+(?<before>${PART})\s+one(?=['’]?s?\b)(?!\s+(?:hour|minute|day|week)s?\b)|\b(?:the|that) one\s+in the\s+(?<behind>${PART})\b`,
  "iu",
);

/** "The morning one", "the one in the afternoon". */
export function partNamed(words: string): PartTold | undefined {
  const found = PART_ONE.exec(words);
  const { before, behind } = found?.groups ?? {};
  const name = PARTS[(before ?? behind ?? "").toLowerCase()];
  if (!found || !name) return undefined;
  return { name, start: found.index, end: found.index + found[0].length };
}

/** "Every day" is a rhythm and no crowd. */
const TIMES = String.raw`\s+(?:\w+\s+)?(?:minute|hour|day|night|morning|afternoon|evening|week|weekday|weekend|fortnight|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b`;
/** "After all", "at all", "all right", "all morning": nothing is all of a kind there. */
const ALL = String.raw`(?<!\b(?:after|at|above|first\s+of)\s+)all(?!\s+(?:day|night|week|month|year|morning|afternoon|evening|right|along|the\s+(?:best|same))\b)`;
const MANY = new RegExp(
  String.raw`\b(?:${ALL}|every(?!${TIMES})|each(?!${TIMES})|everything|everyone|everybody|both)\b`,
  "gi",
);

/** The words that ask for all of a kind, as they are said. */
export function wordsForMany(text: string): readonly string[] {
  return text.match(MANY) ?? [];
}

const NEWEST = /\b(?:latest|newest|last|most recent)\b/i;

/** Asked for so, the newest of several is the one. */
export function asksForNewest(text: string): boolean {
  return NEWEST.test(text);
}
