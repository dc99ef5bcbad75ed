import { nextCountBy } from "../clauses/next-count.ts";
import type { Region } from "../region.ts";
import type { PartName } from "../../types/time/day-part.ts";
import type { Beside, PartTold } from "../contract/cues.ts";
import { BEGIN, END } from "./openings.ts";
import { words } from "../words.ts";

/** Words that stand for a person, and for something else by themselves. "Sie" and "ihr" may be either, and politeness. */
const PEOPLE = "ihm|ihn|ihnen|ihr";
const THINGS =
  "es|davon|dazu|daran|darauf|darin|damit|dabei|dafür|diese[rsnm]?|jene[rsnm]?|beide[snrm]?|denselben|dasselbe|dieselbe|welche";
const BARE = "das|dies|die|den|der|dem|sie";

const word = (words: string, flags = "iu"): RegExp =>
  new RegExp(`${BEGIN}(?:${words})${END}`, flags);

const THING = String.raw`(?!\s+\p{L}{2,}e[nrsm]?\s+\p{Lu})(?!\s+\p{Lu})`;
const ALWAYS = new RegExp(
  `${BEGIN}(?:(?:[Ee]s|davon|dazu|darauf|darin|damit|dabei|${PEOPLE}|beide[snrm]?)${END}|[Dd]iese[rsnm]?${END}${THING}(?!\\s+\\p{L}))`,
  "u",
);
/** "Lösch das", "verschieb die auf morgen": an article with nothing of its own behind. */
const ALONE = new RegExp(
  `${BEGIN}(?:${BARE})${END}(?=[\\s,.!?]*(?:$|(?:auf|um|am|an|in|im|zu|zum|von|mit|bis|ab|auch|nochmal|noch|bitte|wieder|weg|vor|aus|ein|morgen|heute|lieber|löschen|verschieben)${END}))`,
  "iu",
);
const ANY = word(`${THINGS}|${PEOPLE}|${BARE}`);
const PERSON = word(PEOPLE);
const WORD = new RegExp(`^(?:${THINGS.replaceAll("ü", "u")}|${PEOPLE}|${BARE}|dann)$`, "i");
/** "Wie spät ist es", "gibt es", "es regnet", "wie geht es": nothing is pointed at. */
const EMPTY = new RegExp(
  `${BEGIN}(?:(?:ist|war|wird|gibt|geht|steht|regnet|schneit)\\s+es|es\\s+(?:ist|war|wird|gibt|geht|regnet|schneit|sind)|erinner\\p{L}*\\s+mich[^,]*daran|daran(?=,?\\s))${END}`,
  "giu",
);

/** Whether words point at something said before them: "lösch das", not "lösch das Treffen". */
export function pointsBack(words: string): boolean {
  const meant = words.replaceAll(EMPTY, " ");
  return ALWAYS.test(meant) || ALONE.test(meant);
}

/** Whether any word is there that may point, also before a thing of its own ("diese Mail"). */
export function mayPoint(words: string): boolean {
  return ANY.test(words.replaceAll(EMPTY, " "));
}

/** Whether a word only points. */
export function isPointing(said: string): boolean {
  return WORD.test(said);
}

/** The word that stands for a person, and where. */
export function pronounIn(
  words: string,
): { readonly text: string; readonly start: number } | undefined {
  const found = PERSON.exec(words);
  return found ? { text: found[0], start: found.index } : undefined;
}

const OWNER = /(?<!\p{L})(?:[Ss]ein|[Ii]hr)(?:e[nrms]?)?(?=\s+\p{Lu})/u;

/** "Seine Mail". */
export function ownerIn(words: string): Region | undefined {
  const found = OWNER.exec(words);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** "Unas Mail". */
export function withOwner(text: string, { start, end }: Region, name: string): string {
  return `${text.slice(0, start)}${name}s${text.slice(end)}`;
}

const LIST = /\bauf\s+(?:die|der|dieser?)\s+(?:gleichen?\s+)?liste\b|\bmit\s+drauf\b/iu;

/** Auf die Liste, von der die Rede war. */
export function listPointed(said: string): Region | undefined {
  const found = LIST.exec(said);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

export function onThatDay(text: string): string {
  return `${text.replace(/[\s.!]+$/u, "")} an diesem Tag`;
}

export function onList(name: string): string {
  return `auf die Liste ${name}`;
}

const DIE = String.raw`(?:die|den|das|der)\s+(?:mail|nachricht|termin|notiz|erinnerung)\s+(?:von|vom|über|mit|wegen|zum|zur)\s+`;
const TOLD = new RegExp(
  String.raw`^(?:(?:und|ja|ok(?:ay)?|gut)[\s,.!–—-]+)*(?:lies|zeig|öffne)?(?:\s+mir)?\s*${DIE}(?<name>\p{L}[\p{L}\p{N} -]*?)(?:\s+vor)?[\s.?!]*$`,
  "iu",
);

/** „Lies die von Anna vor“: womit gesagt ist, was von mehrerem gezeigt werden soll. */
export function oneTold(said: string): string | undefined {
  return TOLD.exec(said)?.groups?.["name"];
}

const ONE = new Set(["eins", "eine", "einen", "einer", "eines"]);
/** Before it these make it stand for a thing, not for a number. */
const BEFORE_ONE = words(
  "das dieses jenes welches noch anderes erstes letztes nachstes jedes kein",
);

/** "Das eine", "noch eins": a thing, and no number. */
export function standsForThing(said: string, { before = "" }: Beside): boolean {
  return ONE.has(said) && BEFORE_ONE.has(before);
}

/** What stands here is spoken of as known: "mein Vier-Uhr-Termin". */
const OWNED = new RegExp(
  `${BEGIN}(?:mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|der|die|das|den|dem|diese[nrms]?)\\s*$`,
  "iu",
);

export function endsOwning(before: string): boolean {
  return OWNED.test(before);
}

/** "Der zweite": which place of a list is meant. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [word("(?:der|die|das|den|dem) (?:erste[nr]?|oberste[nr]?)|nummer (?:eins|1)"), 0],
  [word("(?:der|die|das|den|dem) zweite[nr]?|nummer (?:zwei|2)"), 1],
  [word("(?:der|die|das|den|dem) dritte[nr]?|nummer (?:drei|3)"), 2],
  [word("(?:der|die|das|den|dem) vierte[nr]?|nummer (?:vier|4)"), 3],
  [word("(?:der|die|das|den|dem) fünfte[nr]?|nummer (?:fünf|5)"), 4],
  [/(?<!\p{L})(?:der|die|das|den|dem) (?:letzte[nr]?|unterste[nr]?)(?!\s+\p{L})/iu, -1],
];

/** The place in a list that words name, from 0; -1 is the last. */
export function placeNamed(words: string): number | undefined {
  return PLACES.find(([pattern]) => pattern.test(words))?.[1];
}

/** "Verschieb es dahin", "leg es auf dann": at a time that was spoken of. */
export function atThatTime(words: string): boolean {
  return /(?<!\p{L})(?:dahin|dorthin|auf\s+(?:dann|die\s+zeit|den\s+tag))(?!\p{L})/iu.test(words);
}

const COUNTS: readonly string[] = ["ein", "zwei", "drei", "vier", "fünf"];
const COUNT = `(?:${COUNTS.slice(1).join("|")}|[2-5])`;
const NO_NEXT = String.raw`(?:minuten?|stunden?|tage?|woche|wochen|wochenenden?|monate?|jahre?|mal|freie|\p{L}+tag)`;
const NEXT_OF = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:mein|dein|unser|sein|ihr)(?:e[nmrs]?)?|d(?:er|ie|as|en|em))\s+nächste[nmrs]?\s+(?!(?:${COUNT}\s+)?${NO_NEXT}(?!\p{L}))(?:(?<count>${COUNT})\s+)?\p{L}`,
  "iu",
);

/** "Meine nächsten zwei Stunden Geige": how many of those to come are meant. */
export const nextCount = nextCountBy({ next: NEXT_OF, counts: COUNTS });

/** "Jeden Tag" and "alle zwei Wochen" are a rhythm and no crowd. */
const TIMES = String.raw`\s+(?:[\p{L}\d]+\s+)?(?:minuten?|stunden?|tage?|nacht|morgen|vormittag|mittag|nachmittag|abend|wochen?|wochenenden?|werktag|monate?|jahre?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)${END}`;
const MANY = new RegExp(
  `${BEGIN}(?:alle[nrs]?(?!${TIMES})|jede[nrsm]?(?!${TIMES})|sämtliche[nr]?|alles|beide[nrs]?)${END}`,
  "giu",
);

/** The words that ask for all of a kind, as they are said. */
export function wordsForMany(text: string): readonly string[] {
  return text.match(MANY) ?? [];
}

const PARTS: Readonly<Record<string, PartName>> = {
  morgen: "morning",
  vormittag: "morning",
  mittag: "lunchtime",
  nachmittag: "afternoon",
  abend: "evening",
};
const PART_ONE = new RegExp(
  `${BEGIN}(?:der|die|das|den)(?:jenigen?)?\\s+(?:am|vom)\\s+(${Object.keys(PARTS).join("|")})${END}`,
  "iu",
);

/** "Den am Vormittag": the part of the day that tells one of several. */
export function partNamed(words: string): PartTold | undefined {
  const found = PART_ONE.exec(words);
  const name = PARTS[found?.[1]?.toLowerCase() ?? ""];
  if (!found || !name) return undefined;
  return { name, start: found.index, end: found.index + found[0].length };
}

const NEWEST = word("neueste[nrsm]?|neuste[nrsm]?|letzte[nrsm]?|jüngste[nrsm]?|aktuellste[nrsm]?");

/** Asked for so, the newest of several is the one. */
export function asksForNewest(text: string): boolean {
  return NEWEST.test(text);
}
