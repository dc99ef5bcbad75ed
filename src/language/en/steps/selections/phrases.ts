import { MONTHS } from "../../time/vocabulary.ts";
import { isNoTitle } from "./nouns.ts";
import type { Noun } from "./nouns.ts";

const DAYS =
  "today tonight tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday".split(
    " ",
  );
type Phrased = {
  readonly noun: Noun | undefined;
  readonly before: string;
  readonly behind: string;
  readonly owner: string | undefined;
};

/** Whose or where a thing is, said as a clause of its own: "that I've got on Friday". */
const RELATIVE =
  /\b(?:that|which)(?:['’](?:s|re)|\s+(?:is|are|was|were|has|have)(?: been)?)\b|^\s*(?:is|are|was|were)\b|(?:\b(?:that|which)\s+)?\b(?:(?:I|we)(?:['’]ve| have| had)(?:\s+got)?|there(?:['’]s|\s+is|\s+are))(?:\s+(?:still|already))?\b|^\s*['’]s\b|\b(?:planned|booked|scheduled)\b/giu;
/** "Whatever the boat list has due": on that list. */
const LIST_HAS =
  /^\s*(?<list>(?:the|my|our)\s+(?:[\p{L}'’-]+\s+){1,3}?list)(?:['’]s|\s+(?:has|says))(?:\s+(?:got|on it))?(?<due>\s+due)?/iu;
/** "Due any day from now to Sunday": between those. */
const ANY_DAY = /\bany\s?(?:day|time)\s+(?=(?:from|between|before|after|up to|until|till)\b)/giu;
/** "Tick everything off the list": of the list. */
const OFF = /\boff(?=\s+(?:the|my|our)\b)/giu;
/** "Take them out of the diary": where all such things are. */
const OUT_OF_ALL =
  /\b(?:out(?:\s+of)?|off|from|in)\s+(?:the|my|our)\s+(?:book|books|diary|calendar|schedule|agenda)\b/giu;
const OUT = /\bout(?:\s+of)?(?=\s)/giu;

/** The description as words to look by: "emails from Una" of "both of Una's emails". */
export function phraseOf(
  { noun, before, behind, owner }: Phrased,
  stated: RegExp | undefined,
): string {
  const whose = owner?.replace(/['’]s$/u, "");
  const isDay = whose !== undefined && DAYS.includes(whose.toLowerCase());
  const owned = whose === undefined ? "" : isDay ? ` ${whose}` : ` from ${whose}`;
  const name = noun === undefined || isNoTitle(noun.text) ? "" : noun.text;
  const whole = `${before} ${name}${owned} ${behind}`;
  const words = (stated === undefined ? whole : whole.replaceAll(stated, " "))
    .replace(LIST_HAS, " on $<list>$<due>")
    .replaceAll(RELATIVE, " ")
    .replaceAll(ANY_DAY, "")
    .replaceAll(OUT_OF_ALL, " ")
    .replaceAll(OUT, "in")
    .replaceAll(OFF, "on")
    .replaceAll(/\s+/g, " ")
    .trim();
  return words.replace(OF_MONTH, "$<things> in $<month>");
}

/** "March matches": in that month. */
const OF_MONTH = new RegExp(
  String.raw`^(?<month>${[...MONTHS.keys()].join("|")})\s+(?<things>\p{L}.*)$`,
  "iu",
);

const LAST_LIST =
  /^(?<lead>(?:.*\s)?(?:from|by|on))\s+(?<things>\S+(?:\s+\S+){0,3}?(?:,\s*\S+(?:\s+\S+){0,3}?)*,?\s+and\s+(?!the\b)\S+(?:\s+\S+){0,3}|\S.*\s+and\s+(?:the|my|our)\s+\S.*)$/iu;

/** "Mails from Ruth and Bev" are two descriptions of one lot. */
export function eachOf(phrase: string): readonly string[] {
  const { lead, things } = LAST_LIST.exec(phrase)?.groups ?? {};
  if (lead === undefined || things === undefined) return [phrase];
  return things
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+(?:on\s+|from\s+|by\s+)?/iu)
    .map((one) => `${lead} ${one}`);
}
