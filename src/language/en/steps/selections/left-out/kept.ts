import { beginsWithTime, tailOf } from "../../../clauses/request-tail.ts";
import { openingOf } from "../../../openings.ts";
import { inPlace } from "../../in-place/in-place.ts";
import { CHANGES } from "../heads.ts";
import { selectionIn } from "../selections.ts";
import { KEEP, restIn } from "./rest.ts";

/** What is surely a thing: "and leave a note" and "keep me posted" leave nothing as it is. */
const THING = String.raw`(?=(?:only\s+|just\s+)?(?:the|my|our|his|her|their|that|those|this|these|any|anything|anyone|whatever|everything|\p{L}+['’]s)\b|(?-i:\p{Lu}))`;
const NOT = String.raw`(?:do not|don['’]?t)\s+(?:touch|lose|(?:${CHANGES})(?:\s+(?:off|out|away))?)`;
/** "…, but leave the drinks alone", "… and don't touch Kim's": this stays as it is. */
const STAYS = new RegExp(
  String.raw`(?<lead>\s*[,.;–—-]\s*|\s+)(?:(?:but|and|only|just|though|please|except(?: that)?)\s+)*(?<how>${KEEP}|${NOT}|not)\s+${THING}(?<which>[^.!?;–—]+)`,
  "iu",
);
const STAYS_PUT = new RegExp(
  String.raw`(?<=[.;!])\s+(?:(?:but|and|only|just|though)\s+)*${THING}(?<which>[^,.!?;–—]+?)\s+(?:stays?|can stay|should stay)\s+(?:put|in|on|as (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|there)\b[^.!?]*[.!]?`,
  "iu",
);
const OTHERS = /^(?:the\s+)?(?:rest|others?|other\s+\p{L}+)$/iu;
const SO = String.raw`(?:as|where|how)\s+(?:it|they|he|she)(?:\s+(?:is|are|was|were)|['’](?:s|re))`;
const TRAIL = new RegExp(
  String.raw`[\s,]+(?:alone|in|be|there|though|please|untouched|for now|on|well alone|out of it|where|${SO})$`,
  "iu",
);
/** "Keep Friday free" says why, and of nothing that it stays. */
const IS_FREE = /\b(?:free|clear|open|empty)$/iu;
/** An act on records opens what is said before, or a clause of it. */
const ACTS = new RegExp(String.raw`^(?:${CHANGES})\b`, "iu");
/** These take words: what stays in them is told to somebody. */
const TELLS =
  /^(?:remind|text|tell|message|e-?mail|mail|write|reply|answer|ask|say|note|send|add)\b|\b(?:saying|write|tell|says?)\b/iu;
const CLAUSE = /[.!?;,:]\s+|\s+(?=so\s)/u;

/**
 * A request with what is to stay as it is said as an exception of all that is described before it
 * ("clear Friday except the drinks"). Of one thing nothing is an exception: that another one stays
 * says no more. Any other text as it is.
 */
export function exceptingKept(said: string): string {
  const text = restIn(said) ?? withoutStaying(said);
  const found = STAYS.exec(text);
  const { how = "", which = "" } = found?.groups ?? {};
  if (!found || !isAct(text.slice(0, found.index))) return text;
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + found[0].length);
  const thing = whatStays(which);
  const isMany = selectionIn(inPlace(before))?.take === "all";
  const isRight = how.toLowerCase() === "not" && (!isMany || beginsWithTime(`on ${thing}`));
  if (isRight || IS_FREE.test(thing)) return text;
  const except = isMany && !OTHERS.test(thing) ? ` except ${thing}` : "";
  return `${before}${except}${behind}`;
}

/** "Cancel all my calls in May. The June one stays put": what stays has a time of its own, and is none of what is described. */
function withoutStaying(said: string): string {
  const found = STAYS_PUT.exec(said);
  const isApart = tailOf(found?.groups?.["which"] ?? "").hasTime;
  return found && isApart
    ? said.slice(0, found.index) + said.slice(found.index + found[0].length)
    : said;
}

function whatStays(which: string): string {
  const trimmed = which.trim().replace(TRAIL, "");
  return trimmed === which.trim() ? trimmed : whatStays(trimmed);
}

function isAct(before: string): boolean {
  const clauses = before.split(CLAUSE).map((clause) => clause.slice(openingOf(clause)));
  return clauses.some((one) => ACTS.test(one)) && !clauses.some((one) => TELLS.test(one));
}
