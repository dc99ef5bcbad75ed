import { beginsWithTime, tailOf } from "../../clauses/request-tail.ts";
import { OPENING } from "../../openings.ts";
import { CHANGES } from "../selections/heads.ts";

/** What is told before a request, each a sentence of its own. */
const ASIDE = String.raw`(?<aside>(?:[^.!?]+[.!?]\s+)?)`;
const CALL = String.raw`(?:(?:right|so|ok|okay|well|oh|ah|hm+|um|er|and|now|also)[,\s]+)*`;
/** A thing, or things, by a noun of its own: no clause. */
const THING = String.raw`(?<thing>(?:all|both|every|each|everything|whatever|the|them|those|these|that|my|our|me|any|overdue|unread|new|old|\p{Lu}[\p{L}-]*['’]s|(?:today|tomorrow|tonight|this \p{L}+|next \p{L}+)['’]s)\b[^,.;:!?]*?)`;
export const MANY = String.raw`(?:all (?:of )?(?:them|those|these|it)|(?:them|those|these|it) all|both(?: of (?:them|those|these))?|them both|the (?:whole )?(?:lot|bunch|batch)(?: of them)?|the pair(?: of them)?|every (?:single )?one(?: of them)?|each(?: one)?(?: of them)?|all (?:two|three|four|five|six)(?: of them)?)`;
const ONE = "(?:it|them|that|those|these)";
const VERB = String.raw`(?<verb>${OPENING}(?!I\b|we\b|he\b|she\b|they\b|it\b|this\b|that\b)\p{L}+(?:\s+(?:up|off|out|away|back|down|over|on|along))?)`;
/** What somebody says of it in between: "…, I've done them, …". */
const SAID = String.raw`(?:(?:I|we|he|she|they)(?:['’]\p{L}+)?\s[^,.;:!?]*,\s*(?:so\s+)?)?`;
export const GAP = String.raw`(?:\s*[,:]\s*|\s+[-–—]\s+)`;
const MANY_THINGS = "all|both|every|each|everything|whatever";

/** "Them mails from Kim, archive the lot", "the dentist, move it to four". */
const FRONTED = new RegExp(
  String.raw`^${ASIDE}${CALL}${THING}${GAP}${SAID}${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** Said without a pause: "everything from Kim archive it", "both my calls make them an hour later". */
const UNMARKED = new RegExp(
  String.raw`^${ASIDE}${CALL}(?<thing>(?:${MANY_THINGS})\b[^,.;:!?]*?)\s+(?<verb>(?:${CHANGES}|make|set)(?:\s+(?:off|out|away|back))?)\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** "Overdue reminders, all of them, shove to five", "tomorrow's meetings, both of them, an hour later". */
const COUNTED = new RegExp(
  String.raw`^${ASIDE}${CALL}${THING}${GAP}${MANY}(?![\p{L}'’])(?:\s*,\s*|\s+)(?:${VERB}(?=\s+(?:to|by|back|off|away|out|as|until|till|on|an?\s+\p{L}+ (?:later|earlier))\b|[.!]*$))?(?<rest>.*)$`,
  "iu",
);
/** What was said to have become of it: "everything on the list is bought, tick it off", "both her mails are dealt with. Archive them". */
const DONE_WITH = new RegExp(
  String.raw`^${ASIDE}${CALL}${THING}(?:['’](?:s|re)|\s+(?:is|are|was|were|has been|have been))\s+(?:(?:all|both|now|already)\s+)*(?:\p{L}{2,}ed|done|dealt|bought|paid|sent|gone|read|in|over|off)(?![\p{L}'’])[^.!?;]*?(?:[,;]\s+(?:so\s+|and\s+)?|[.!]\s+(?:so\s+)?)${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** "I want both of those mails gone, archive them". */
const WANTED_GONE = new RegExp(
  String.raw`^${ASIDE}${CALL}(?:I|we)(?:['’]d)?\s+(?:want|like|need)\s+(?:to see\s+)?${THING}\s+(?:gone|done|out|off|away|cleared|over with|sorted|out of (?:the way|here|my sight))${GAP}(?:so\s+|and\s+)?${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** "We're out of lemons, add them to the list": what there is none of. */
const OUT_OF = new RegExp(
  String.raw`^${ASIDE}${CALL}(?:I|we)(?:['’](?:m|re|ve)|\s+(?:am|are|have))?\s+(?:(?:all|nearly|almost|just|clean|right|getting|running|completely)\s+)*(?:out\s+of|r[au]n\s+out\s+of|low\s+on|short\s+of)\s+(?<thing>[^,.;:!?]{2,40}?)(?:${GAP}(?:so\s+|and\s+)?|[.;!]\s+|\s+(?:so|and)\s+)${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** "I've read the mail from Kim, so you can archive it": what has become of it says only why. */
const FINISHED = new RegExp(
  String.raw`^${ASIDE}${CALL}(?:I|we)(?:['’]ve|\s+have)?\s+(?:(?:already|now|just|finally)\s+)*(?:read|seen|done|finished|paid|sent|had|answered|dealt\s+with|looked\s+at)\s+${THING}(?:\s+(?:now|already))?(?:${GAP}(?:so\s+|and\s+)?|\s+(?:so|and)\s+)(?:you\s+(?:can|may|could)\s+(?:now\s+|just\s+)?)?${VERB}\s+(?:(?<many>${MANY})|${ONE})(?![\p{L}'’])(?<rest>.*)$`,
  "iu",
);
/** A clause and no thing: somebody does something. */
const CLAUSE =
  /(?<!\b(?:that|which|who|whatever)\s)\b(?:I|we|he|she|they|it|there)(?:['’]\p{L}+)\b|(?<!\b(?:I|we|that|which|who|whatever)\s)\b(?:is|are|was|were|has|have|had|will|would|can|could|should|needs?|wants?|says?|said|going)\b|\p{L}['’]s\s+(?:\p{L}+ing|\p{L}{3,}ed|sent|written|left|been|a|the|not|gone|all|so|too|very)\b/iu;
/** "My sister wrote to me about it". */
const HAS_TOLD =
  /^(?:my|our|the)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?\s+(?:wrote|texted|mailed|e-?mailed|messaged|rang|called|said|asked)\s+(?:to\s+)?(?:me|us|about|that|say)\b/iu;
/** "That's it", "this is fine". */
const STATES = /^(?:that|this)(?:['’]s|\s+is)\b/iu;
/** "All I've got on Friday": of the thing. */
const RELATIVE =
  /\b(?:that\s+|which\s+)?(?:I|we)(?:['’]ve| have)(?:\s+got)?\b|\b(?:that|which|whatever)(?:['’](?:s|re)|\s+(?:is|are))\b/giu;
const MOST_WORDS = 14;

/** "Take everything out of Invoices and put it in Plans". */
const PUT_ELSEWHERE = new RegExp(
  String.raw`^(?<lead>${ASIDE}${OPENING})(?:take|get)\s+(?:everything|it all|the lot|all of it)\s+(?:out of|from|in)\s+(?<from>[^,.;:!?]+?)(?:,)?\s+and\s+(?:put|move|stick|pop|shove|drop)\s+(?:it all|it|them all|them|the lot|everything)\s+(?:in|into|to|on|onto)\s+(?<to>[^,.;:!?]+)`,
  "iu",
);

/** A thing that was named first and then pointed at, where its verb takes it; any other text as it is. */
export function objectIn(said: string): string {
  const text = said.replace(PUT_ELSEWHERE, (...found) => {
    // Groups come last of what a replacer is handed.
    const { lead = "", from = "", to = "" } = found.at(-1) as Readonly<Record<string, string>>;
    const what = /\bfolder\b/iu.test(`${from} ${to}`) ? "all the files" : "everything";
    return `${lead}move ${what} in ${from} to ${to}`;
  });
  for (const pattern of [FRONTED, COUNTED, UNMARKED, DONE_WITH, WANTED_GONE, FINISHED, OUT_OF]) {
    const { aside = "", thing, verb = "", many, rest = "" } = pattern.exec(text)?.groups ?? {};
    if (thing === undefined || !isThing(thing) || isOfWords(verb, thing)) continue;
    const isMany = many !== undefined || pattern === COUNTED;
    const object = isMany ? allOf(thing) : thing;
    return `${aside}${verb} ${object}${goalBehind(verb, rest)}${/^[\s,.;:!?]/u.test(rest) ? "" : " "}${rest}`
      .replaceAll(/\s+/g, " ")
      .trim();
  }
  return text;
}

/** What a thing is made, or where it is put, is no part of what it is. */
export function goalBehind(verb: string, rest: string): "" | "," {
  return PUTS.test(verb) && (GOAL.test(rest) || beginsWithTime(rest.trim())) ? "," : "";
}

const PUTS = /\b(?:make|put|set)$/iu;
const GOAL = /^\s+(?:on|at|in|for|due|an?|half)\b/iu;

/** These take words and no thing; "make" takes things of which there are several. */
const REMINDS = /\b(?:remind|tell|ask|make|do|give|send|text|email|mail|is|are)$/iu;

/** "New note, call it Bees": what is made is given a name. */
const NAMES = /\b(?:call|name|title)$/iu;

function isOfWords(verb: string, thing: string): boolean {
  if (NAMES.test(verb) && /^new\b/iu.test(thing)) return true;
  return REMINDS.test(verb) && !(/\bmake$/iu.test(verb) && QUANTIFIED.test(thing));
}

function isThing(thing: string): boolean {
  const isShort = thing.split(/\s+/).length <= MOST_WORDS;
  const isClause =
    STATES.test(thing) || HAS_TOLD.test(thing) || CLAUSE.test(thing.replaceAll(RELATIVE, " "));
  return isShort && !isClause && tailOf(thing).start > 0;
}

const QUANTIFIED = new RegExp(String.raw`^(?:${MANY_THINGS})\b`, "iu");

function allOf(thing: string): string {
  if (QUANTIFIED.test(thing)) return thing;
  return `all ${thing.replace(/^(?:them|those|these)\s+/iu, "the ")}`;
}
