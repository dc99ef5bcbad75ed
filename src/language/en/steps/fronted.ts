import { tailOf } from "../clauses/request-tail.ts";
import { OPENING } from "../openings.ts";
import { exceptionIn } from "./selections/exceptions.ts";
import { selectionIn } from "./selections/selections.ts";

/** What is told before a request, each a sentence of its own. */
const ASIDE = String.raw`(?<aside>(?:[^.!?]+[.!?]\s+)?)`;
/** A thing, or things, by a noun of its own: no clause. */
const THING = String.raw`(?<thing>(?:all|both|every|each|everything|whatever|the|them|those|these|that|my|our|me|any|overdue|unread|new|old|\p{Lu}[\p{L}-]*['’]s|(?:today|tomorrow|tonight|this \p{L}+|next \p{L}+)['’]s)\b[^,.;:!?]*?)`;
const MANY = String.raw`(?:all (?:of )?(?:them|those|these|it)|(?:them|those|these|it) all|both(?: of (?:them|those|these))?|them both|the (?:whole )?lot(?: of them)?|the pair(?: of them)?|every (?:single )?one(?: of them)?|each(?: one)?(?: of them)?|all (?:two|three|four|five|six)(?: of them)?)`;
const ONE = "(?:it|them|that|those|these)";
const VERB = String.raw`(?<verb>${OPENING}(?!I\b|we\b|he\b|she\b|they\b|it\b|this\b|that\b)\p{L}+(?:\s+(?:up|off|out|away|back|down|over|on))?)`;
const GAP = String.raw`(?:\s*,\s*|\s+[-–—]\s+)`;

/** "Them mails from Kim, archive the lot", "the dentist, move it to four". */
const FRONTED = new RegExp(
  String.raw`^${ASIDE}${THING}${GAP}${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** "Overdue reminders, all of them, shove to five", "tomorrow's meetings, both of them, an hour later". */
const COUNTED = new RegExp(
  String.raw`^${ASIDE}${THING}${GAP}${MANY}(?![\p{L}'’])(?:\s*,\s*|\s+)(?:${VERB}(?=\s+(?:to|by|back|off|away|out|as|until|till|on|an?\s+\p{L}+ (?:later|earlier))\b|[.!]*$))?(?<rest>.*)$`,
  "iu",
);
/** A clause and no thing: somebody does something. */
const CLAUSE =
  /(?<!\b(?:that|which|who|whatever)\s)\b(?:I|we|he|she|they|it|there)(?:['’]\p{L}+)\b|(?<!\b(?:I|we|that|which|who|whatever)\s)\b(?:is|are|was|were|has|have|had|will|would|can|could|should|needs?|wants?|says?|said|going)\b|\p{L}['’]s\s+(?:\p{L}+ing|been|a|the|not|gone|all|so|too|very)\b/iu;
/** "All I've got on Friday": of the thing. */
const RELATIVE =
  /\b(?:that\s+|which\s+)?(?:I|we)(?:['’]ve| have)(?:\s+got)?\b|\b(?:that|which|whatever)(?:['’](?:s|re)|\s+(?:is|are))\b/giu;
const MOST_WORDS = 10;

/**
 * A request with its object where it belongs: a thing that was named first and then pointed at, a time
 * that was named first for everything in it, an exception said at the end. Any other text as it is.
 */
export function inPlace(text: string): string {
  return withExceptionIn(timeIn(countIn(objectIn(text))));
}

function objectIn(text: string): string {
  for (const pattern of [FRONTED, COUNTED]) {
    const { aside = "", thing, verb = "", many, rest = "" } = pattern.exec(text)?.groups ?? {};
    if (thing === undefined || !isThing(thing) || REMINDS.test(verb)) continue;
    const isMany = many !== undefined || pattern === COUNTED;
    const object = isMany ? allOf(thing) : thing;
    return `${aside}${verb} ${object}${/^[\s,.;:!?]/u.test(rest) ? "" : " "}${rest}`
      .replaceAll(/\s+/g, " ")
      .trim();
  }
  return text;
}

/** These take words and no thing. */
const REMINDS = /\b(?:remind|tell|ask|make|do|give|send|text|email|mail|is|are)$/iu;

function isThing(thing: string): boolean {
  const isShort = thing.split(/\s+/).length <= MOST_WORDS;
  return isShort && !CLAUSE.test(thing.replaceAll(RELATIVE, " ")) && tailOf(thing).start > 0;
}

const QUANTIFIED = /^(?:all|both|every|each|everything|whatever)\b/iu;

function allOf(thing: string): string {
  if (QUANTIFIED.test(thing)) return thing;
  return `all ${thing.replace(/^(?:them|those|these)\s+/iu, "the ")}`;
}

const COUNTED_LAST = new RegExp(
  String.raw`^(?<verb>${OPENING}\p{L}+(?:\s+(?:off|out|away|back))?)\s+(?:the|those|these|them|my)\s+(?<rest>[^,.;:!?]+?)${GAP}${MANY}\s*[.!]*$`,
  "iu",
);

/** "Archive the new ones, all of them". */
function countIn(text: string): string {
  const { verb, rest } = COUNTED_LAST.exec(text)?.groups ?? {};
  return verb === undefined ? text : `${verb} all the ${rest}`;
}

/** "Friday, everything an hour later": everything on Friday. */
function timeIn(text: string): string {
  const found = /^(?<time>[^,.;:!?]+)\s*,\s*(?<rest>(?:.*\s)?everything\b.*)$/iu.exec(text)?.groups;
  const { time, rest } = found ?? {};
  if (time === undefined || rest === undefined) return text;
  const tail = tailOf(time);
  if (!tail.hasTime || tail.start > 0) return text;
  const lead = /^(?:on|in|this|next|today|tomorrow|tonight|all)\b/iu.test(time) ? "" : "on ";
  return rest.replace(/\beverything\b/iu, `everything ${lead}${time.trim()}`);
}

const EXCEPTION = /[\s,]+(?=(?:except(?:ing)?(?: for)?|apart from|other than|but not|bar)\s)/iu;

/** "Move everything on Friday to Monday except the dentist": right behind what it is an exception of. */
function withExceptionIn(text: string): string {
  const at = text.search(EXCEPTION);
  const selection = at < 0 ? undefined : selectionIn(text.slice(0, at));
  if (!selection || selection.take !== "all" || selection.end >= at) return text;
  const behind = text.slice(at);
  const left = exceptionIn(behind, "");
  if (!left) return text;
  const words = behind.slice(0, left.length).replace(/^[\s,]+/u, " ");
  const rest = `${text.slice(selection.end, at)}${behind.slice(left.length)}`;
  return `${text.slice(0, selection.end)}${words}${rest}`;
}
