import type { FoundWhen } from "../../../reading/found.ts";
import { inPlaceOf, within } from "../../../region.ts";
import { OPENING } from "../../openings.ts";
import { STOP_WORDS } from "../../stop-words.ts";

/** What is to be remembered, by its own words; what they only point at as it was named before. */
export function titleOf(words: string, before: string): string {
  return pointedOut(tidy(words.replace(WHY, "")), before);
}

/** The obligation that was told before what asks for a reminder of it, or all of a few words; undefined where it is neither. */
export function toldBefore(before: string, whens: readonly FoundWhen[]): string | undefined {
  const own = DUTY.exec(before)?.groups?.["duty"];
  const told = own ?? before.replace(LEADS, "");
  const words = withoutTimes(told, whens, before);
  const isFew = words.split(/\s+/u).length <= MOST_TOLD;
  return words === "" || (own === undefined && !isFew) ? undefined : words;
}

/** What only leads to what is told. */
const LEADS = new RegExp(
  String.raw`^${OPENING}(?:(?:ah here|i nearly forgot|before i forget(?:, and i will)?)[\s,]+)*${OPENING}`,
  "iu",
);
const MOST_TOLD = 12;
const DUTY =
  /^.*\b(?:i|we)(?:['’]ve|['’]ll| have|['’]m)?\s+(?:have|need|must|ought|got|gotta|should|got|supposed|want|meant)(?:\s+got)?(?:\s+to(?:\s+(?:remember to|be))?)?\s+(?<duty>\p{Ll}.*)$/isu;

/** Words without the times in them, nor what goes on behind a pause that is no more of it. */
function withoutTimes(words: string, whens: readonly FoundWhen[], text: string): string {
  const start = text.indexOf(words);
  const led = whens.map(({ leadStart, end }) => ({ start: leadStart, end }));
  const cut = inPlaceOf(words, within(led, { start, end: start + words.length }), " ");
  return tidy(cut.replace(/(?:[\s,.;–—-]+(?:so|and|but|then)?)+$/iu, ""));
}

/** "My glasses are ready, so remind me at six to collect them": what is only pointed at, as it was named. */
function pointedOut(words: string, before: string): string {
  const thing = THING.exec(before)?.groups?.["thing"];
  return thing === undefined ? words : words.replace(POINTED, `$<verb>${thing}`);
}

/** What is pointed at stands right behind what is to be done with it. */
const POINTED =
  /^(?<verb>\p{L}+\s+(?:(?:up|out|off|down|back|on|in|for|at|with|about|after)\s+)?)(?:it|them)\b/iu;

/** The first thing that is named with whose it is, or with its article. */
const THING = new RegExp(
  String.raw`(?:^|\s)(?<thing>(?:[Mm]y|[Tt]he|[Hh]er|[Hh]is|[Oo]ur|[Tt]heir|[Tt]his|[Tt]hat|\p{Lu}\p{L}+['’]s)\s+(?:(?!(?:${[...STOP_WORDS].filter((word) => /^[a-z]+$/.test(word)).join("|")}|like|back)\b|\p{L}+\s+(?:out|up|off|down|over|away)\b)[\p{Ll}-]{3,}\s*){1,3})(?=\W|$|\s)`,
  "u",
);

/** Why, or what else is told, behind what is to be remembered. */
const WHY =
  /(?:,?\s+(?:because|cos|otherwise|or (?:else|i|we|you|they|he|she)(?:['’]\p{L}+)?\s)|[,;.–—]+\s+(?:i|he|she|it|they|we|you|that|the last time|if you|would you|will you)(?:['’]\p{L}+)?(?:\s|$)).*$/isu;

function tidy(words: string): string {
  return words
    .replace(/\s+/gu, " ")
    .replace(/^[\s,.;:–—-]+|[\s,.;:!?–—-]+$/gu, "")
    .replace(/(?:[\s,]+(?:please|thanks|would you|will you|for me))+$/iu, "")
    .replace(/^(?:the|an?)\s+(?=\S)/iu, "")
    .replace(/\s+(?=,)/gu, "")
    .trim();
}
