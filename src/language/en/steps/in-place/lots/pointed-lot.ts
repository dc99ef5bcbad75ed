import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { findDurations } from "../../../numbers/lengths/find-duration.ts";
import { OPENING } from "../../../openings.ts";
import { CHANGES, NUMBER } from "../../selections/heads.ts";
import { selectionIn } from "../../selections/selections.ts";
import { MANY, goalBehind } from "../fronted.ts";
import { ALL_GOT } from "./done-lot.ts";

const THEM = "(?:them|those|these|['’]em)";
const WHOLE = String.raw`(?:everything(?=\s*(?:off|done|as\b|[.!,]|$))|${MANY}|the whole (?:thing|lot)|it all|all(?=\s+off))`;
const POINTER = String.raw`(?:${WHOLE}|(?:every|each) (?:single )?(?:last )?one of ${THEM}|(?:just |all )?(?:the|those|these) (?:${NUMBER})(?: of ${THEM})?|${THEM}(?: both| all)?|it)`;
const VERB = String.raw`(?:${CHANGES}|give|make|set|change)(?:\s+(?:off|out|away|back|up|down))?`;
/** "Anything that's late, move to Friday": it is only said where to. */
const GOES = String.raw`(?=\s+(?:to|until|till|back|forward|by|on|an?\s+\p{L}+ (?:later|earlier))\b)`;
/** What is to be done to things that were described in a clause before it. */
const ASKED = new RegExp(
  String.raw`(?<gap>[,.;:!?]\s+|\s+[-–—]\s+)(?:(?:so|and|then|just|please)\s+)*(?<verb>${OPENING}${VERB})(?:\s+(?<pointer>${POINTER})(?![\p{L}'’])|${GOES})(?<rest>[^.!?]*[.!?]*)$`,
  "iu",
);
const CLAUSE = /(?<=[.!?;:]\s)|(?<=,\s)/u;
/** "There are a few jobs without a date": all of those. */
const SOME =
  /^(?:(?:I think\s+)?(?:there(?:['’]s| are| is)|I(?:['’]ve| have)(?: got)?)\s+)?(?:still\s+)?(?:a (?:few|couple of|bunch of|load of|lot of)|some|several|lots of|loads of)\s+(?:of\s+)?(?:the\s+|my\s+)?/iu;
const BARE =
  /^(?=(?!(?:all|the|my|our|any|every|each|both|these|those)\b)(?:\p{L}+\s+){0,2}?(?:reminders|tasks|jobs|chores|errands|meetings|appointments|events|e?-?mails)\s+(?:due|from|on|without|with|that|in|about)\b)/iu;
/** What is kept together, named by itself: "the inbox is full". */
const HOLDER =
  /^(?:I(?:['’]d like| want| need) to (?:\p{L}+ ){1,2})?(?:(?:the|my|our)\s+(?=(?:whole|entire)\s))?(?:whole\s+|entire\s+)?(?<holder>(?:(?:(?:the|my|our)\s+|(?<=(?:whole|entire)\s+))(?:[\p{L}'’-]+\s+){0,3}?)?(?:list|folder|inbox))\b/iu;
/** "Shopping's all in, tick the lot", "that's the shopping done": a list by its name alone. */
const NAMED = new RegExp(
  String.raw`^(?:that['’]s\s+)?(?:all\s+)?(?:(?:the|my|our)\s+)?(?<name>(?!(?:I|we|it|that|this|they|everything|all)\b)[\p{L}][\p{L}-]*(?:\s(?!is\b)[\p{L}-]+)?)(?:(?:['’]s|\s+is)\s+(?:now\s+)?all\s+\p{L}+|(?:['’]s|\s+is)?\s+(?:all\s+|now\s+)*${ALL_GOT})[\s.,;:!]*$`,
  "iu",
);
const TICKS = /(?:^|\s)(?:tick|cross|check|mark|strike)(?:\s+(?:off|out))?$/iu;
const IS_WHOLE = new RegExp(`^${WHOLE}`, "iu");

/** "Give me two more days on all my errands". */
const MORE_TIME = new RegExp(
  String.raw`^(?<lead>(?:.*[.!?;]\s+)?${OPENING})give (?:me|us|myself)\s+(?<length>[^,.;:!?]+?)\s+(?:on|for|with)\s+(?<lot>[^.!?;]+)`,
  "iu",
);

/** What is done to things that a clause before it described, as done to what is so described; any other text as it is. */
export function pointedLot(said: string): string {
  const text = said.replace(MORE_TIME, (...found) => {
    const [whole, { lead = "", length = "", lot = "" }] = [String(found[0]), found.at(-1)];
    const isLength = findDurations(length)[0]?.text === length;
    return isLength && selectionIn(lot)?.start === 0
      ? `${lead}move ${lot} ${plain(length)} later`
      : whole;
  });
  const found = ASKED.exec(text);
  const { verb = "", pointer = "", rest = "" } = found?.groups ?? {};
  if (!found) return text;
  const before = text.slice(0, found.index + 2);
  let from = before.length;
  for (const clause of before.split(CLAUSE).toReversed()) {
    from -= clause.length;
    const lot = lotMeant(clause, { verb, pointer: `${pointer}${rest}` });
    // "Those two mails, the rugs and the hay, archive them": each is named, and those are meant.
    if (lot !== undefined && isList(text.slice(from + clause.length, found.index))) return text;
    if (lot !== undefined) return `${text.slice(0, from)}${asked(verb, lot, rest)}`;
  }
  return text;
}

/** What of a clause is meant by what is pointed at behind it. */
function lotMeant(
  clause: string,
  { verb, pointer }: { readonly verb: string; readonly pointer: string },
): string | undefined {
  const own = lotIn(clause);
  const isOne = /^it(?![\p{L}'’]|\s+all\b)/iu.test(pointer) && !AS_ONE.test(own ?? "");
  const isTicked = TICKS.test(verb) && IS_WHOLE.test(pointer);
  return (isOne ? holderIn(clause) : own) ?? (isTicked ? namedIn(clause) : undefined);
}

/** Things one after another, of which nothing is told. */
function isList(words: string): boolean {
  return /\S(?:,|\s+and)\s+\S/iu.test(words) && !TELLS.test(words);
}

const TELLS = /\b(?:I|we|they|he|she|it|there|nobody|somebody|is|are|was|were)(?:['’]\p{L}+)?\s/iu;

function lotIn(clause: string): string | undefined {
  const words = SOME.test(clause)
    ? clause.replace(SOME, "all the ")
    : clause.replace(BARE, "all the ");
  const selection = selectionIn(words);
  if (selection) {
    const { take, isShown, start, end } = selection;
    const isTold = SAYS.test(words.slice(end));
    return take === "all" && !isShown && !isTold ? words.slice(start, end) : undefined;
  }
  return holderIn(clause);
}

/** "Anything that's late, put it over to Friday". */
const AS_ONE = /^(?:everything|anything|whatever|any|every)\b/iu;

/** "It" is no lot, and may be what holds one. */
function holderIn(clause: string): string | undefined {
  const { holder } = HOLDER.exec(clause)?.groups ?? {};
  if (holder === undefined) return undefined;
  return `everything in ${/^(?:the|my|our)\s/iu.test(holder) ? "" : "the "}${holder}`;
}

/** A list that is called so, all of which is done. */
function namedIn(clause: string): string | undefined {
  const { name } = NAMED.exec(clause)?.groups ?? {};
  return name === undefined ? undefined : `everything on the ${name} list`;
}

/** "Everything is fine" tells of them. */
const SAYS = /^\s+(?:is|are|was|were|has|have|can|will|would)\b/iu;

/** Who gives things a time, or so much more time, puts them there. */
function asked(verb: string, lot: string, rest: string): string {
  if (!/\bgive$/iu.test(verb)) return `${verb} ${lot}${goalBehind(verb, rest)}${rest}`;
  const [length] = findDurations(rest);
  if (length !== undefined) return `move ${lot} ${plain(length.text)} later`;
  return beginsWithTime(`on${rest}`) ? `move ${lot} to${rest}` : `${verb} ${lot}${rest}`;
}

/** "Two more days", "another week". */
function plain(length: string): string {
  return length.replace(/\b(?:more|extra|additional)\s+/iu, "").replace(/^another\b/iu, "a");
}
