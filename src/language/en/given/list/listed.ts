import type { Given } from "../../../contract/given.ts";
import type { Region } from "../../../region.ts";
import { SOME_TIME } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../openings.ts";
import { findWhen } from "../../time/find-when.ts";
import { GOES_ON, JOINT, PAUSE, TIES, WANTS } from "../around.ts";
import { thingsOf } from "./things-of.ts";

/** Stand for the list that is named: by its name alone, and as a list. */
const NAME = "\uE000";
const NOUN = "\uE001";
const LIST = `[${NAME}${NOUN}]`;

const PUT =
  "(?:put|pop|stick|get|add|chuck|bung|throw|shove|whack|have|jot|write|note|drop|lob|sling|include|place|mark|see|pencil)";
const IT =
  "(?:it|'?em|them|this|one|these|those(?:\\s+(?:two|three))?|that(?:\\s+lot)?|all(?:\\s+(?:of\\s+)?(?:it|them|that|those|three|four))?|both(?:\\s+of\\s+(?:them|those))?|the\\s+(?:lot|pair)|they|two\\s+more)";
const DOWN = String.raw`(?:\s+(?:down|up|straight|all|both|too|there|also|please|then|on))*`;
const INTO = String.raw`(?:(?:on|onto|on\s+to|to|into)\s+${LIST}|(?:in|for|under|with)\s+(?:${NOUN}|${NAME}(?=\W*$|\s*[:,])))`;
const GOES = String.raw`(?:needs?|ought|has|have|should|wants?|want|must|can|could|goes?|gets?|belongs?|deserves?)(?:\s+(?:to|go|be|get|put|added|add|putting|adding|down|on))*`;
/** Nothing that tells of somebody stands in what is only named. */
const NAMED = String.raw`(?:(?!\b(?:i|you|he|she|we|they|is|are|was|were|has|have|had|there|it|that|this|on|in)\b|[.:;?!])[^.:;?!])+?`;
/** Behind the list: more things or a remark. */
const LAST = String.raw`(?<more>(?:[\s,.!?–—-].*)?)$`;
/** The same where only politeness, a reason or a remark may follow. */
const CLOSED = String.raw`(?<more>(?:[\s,.!?–—-]*(?:please|then|there|with\s+${IT}|will\s+you|would\s+you|thanks|ta|love|before\s.*|because\s.*|or\s.*|so\s.*|if\s.*|(?:i|it|we|he|she|they|that|god)(?:['’]\p{L}+)?\s.*))?[\s.!?]*)$`;

const SHAPES = [
  // "Shopping: coffee", "the shopping list needs six plums", "can groceries get wraps".
  String.raw`^${OPENING}(?:(?:can|could)\s+)?${LIST}(?:\s+please)?(?:\s*[:,.]\s*|\s+[-–—]\s+|\s+(?:needs?|wants?|could do with|should have|gets?|get|have|is (?:missing|short of))\s+)(?:(?:new line|please|an entry)\W+)?(?<things>[^\W\s].*?)(?:\s+(?:adding|putting(?: on)?|on it))?(?<more>[\s.?!]*|[.?!]\s.*)$`,
  // "For the packing list, my black coat", "on the shopping list I'd like a kilo of rice", "add to the orders list …".
  String.raw`^${OPENING}(?:.*?${PAUSE})?${TIES}(?:(?:add|put|pop|stick|get)\s+)?(?:(?:two|three|one|another|a few)\s+)?${INTO}(?:\s+please)?(?:${PAUSE}|\s+)(?:(?:new line|please|we need|i['’]d like|i would like|i want|i need|put|add|now|let me think|can you (?:put|add))[\s,]+)*(?<things>(?!(?:please|then|ta|with|and|before|because|will|would|thanks|if|so|or)\b)\S.*)$`,
  // "…, pop them on the shopping", "…, all of it on groceries", "…, that goes on the list please".
  String.raw`^(?<told>\S.*?)${JOINT}${TIES}(?:${WANTS}\s+)?(?:${PUT}\s+)?(?:${IT}\s*,?\s*(?:(?:${GOES}|['’]?s|is|are)\s+)?)?${DOWN}\s*${INTO}${CLOSED}`,
  // "I'll want flour, yeast and salt putting on the shopping", "I'd want plums added to the list".
  String.raw`^${OPENING}(?:.*?(?:${PAUSE}|\sso\s))??${TIES}(?:i|we)(?:['’](?:ll|d))?(?:\s+(?:would|will|be))?\s+(?:like|want|need|needing)\s+(?<things>\S.*?)\s+(?:putting|adding|added|put|sticking|down)(?:\s+(?:down|on))*(?:\s+for\s+[^,]+,)?\s+${INTO}${LAST}`,
  // "Plums and cream want adding to the shopping list", "the torch goes on the packing list".
  String.raw`^(?:.*?(?:${PAUSE}|\b(?:so|can you make sure)\s+))??${TIES}(?<things>${NAMED})(?:\s+${GOES}|['’]s)\s+${DOWN}\s*${INTO}${LAST}`,
  // "Stick wool socks on the packing list, grey ones", "let's have cider on the list, six bottles".
  String.raw`^${OPENING}(?:.*?(?:${PAUSE}|\sso\s))??${TIES}(?:(?:${WANTS}\s+)?(?:${PUT}|adding|putting)|(?:i|we)(?:['’]ll)?\s+(?:want|need))\s+(?:me\s+)?(?<things>(?!${IT}\s)[^.;:?!]*?)${DOWN}\s+${INTO}${LAST}`,
  // "Is there room on the list for a loaf? Pop it on."
  String.raw`^${OPENING}is there (?:any )?(?:room|space)\s+${INTO}\s+for\s+(?<things>[^.?!]+)(?<more>[.?!].*|)$`,
  // "Milk and eggs on the shopping list", "…, so three rakes on the orders list".
  String.raw`^(?:.*?(?:${PAUSE}|\bso\s))??${TIES}(?<things>${NAMED})\s+(?:on|onto)\s+${LIST}${LAST}`,
  // "…, packing list", "…, both Shopping".
  String.raw`^(?<told>\S.*?)${PAUSE}${TIES}(?:${IT}\s*,?\s*|that['’]s it,\s*)?${LIST}(?<more>(?:[\s,]*(?:please|love|ta))*\W*|(?:\s+please)?${PAUSE}.*)$`,
].map((shape) => new RegExp(shape, "isu"));

/** What is to go on a list that is named, each thing by itself, whatever else is told beside it. */
export function listedOn(text: string, list: Region): Given | undefined {
  const { start, end } = wholeName(text, list);
  const mark = /\slists?$/iu.test(text.slice(start, end)) ? NOUN : NAME;
  const said = `${text.slice(0, start)}${mark}${text.slice(end)}`;
  for (const shape of SHAPES) {
    const {
      told,
      things = told === undefined ? undefined : needed(told),
      more = "",
    } = shape.exec(said)?.groups ?? {};
    if (things === undefined) continue;
    const each = onlyThings(things, more);
    const isAnother = findWhen(each.join(", "), SOME_TIME).length > 0;
    if (each.length === 0 || isAnother || each.some((one) => one.includes(mark))) return undefined;
    const name = text.slice(list.start, list.end).replace(/\s+list$/iu, "");
    const asks = `add to the ${name} list`;
    // "Cancel the timer and put it on the list": what is joined to it is most often a request of its own.
    const isJoined = told !== undefined && /^\s+and\s/iu.test(said.slice(told.length));
    return {
      to: "item",
      asks,
      words: each,
      before: isJoined ? `${told} and` : saidBefore(said, things),
    };
  }
  return undefined;
}

/** "Text Jo that I'm late, and put salmon on the list": what is said before the clause of the things. */
function saidBefore(said: string, things: string): string {
  const before = said.slice(0, Math.max(0, said.lastIndexOf(things)));
  return (
    /^(?<told>.*[^\s,;.])(?:\s*[,;.!?–—]+|\s+(?=and\s))/isu.exec(before)?.groups?.["told"] ?? ""
  );
}

/** Each thing, where nothing else is wanted in the same breath. */
function onlyThings(things: string, more: string): readonly string[] {
  if (GOES_ON.test(more) || GOES_ON.test(things)) return [];
  return thingsOf(things, more).filter((one) => !NO_THING.test(one) && !WHAT.test(one));
}

/** "What Ann wants", "text Ann what": it is told elsewhere, or asked. */
const WHAT = /(?<![\p{L}])what(?:ever)?(?![\p{L}-])/iu;

/** What asks for something else of the list, or only points. */
const NO_THING =
  /^(?:what|which|how|who|when|show|tell|rename|did|do|does|is|are|any|anything|everything|something|nothing|rid of|it|that|this|them|those|these|both|all|one|(?:read|check|tick|cross|remove|delete|clear|move|mark|finish|find|list|take|bin|scrap|undo|change|swap|replace)(?=\s+(?:the|my|all|every|everything|it|that|them|off|out|me|up|down|through)\b))(?![\p{L}'’-])/iu;

/** The name with its article and the word for what it is. */
function wholeName(text: string, { start, end }: Region): Region {
  const before = /(?:\b(?:the|my|our|that)\s+)?$/iu.exec(text.slice(0, start))?.[0].length ?? 0;
  const behind = /^(?:\s+(?:list|lists))?/iu.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + behind };
}

/** What is wanted of something that was told: "we're out of string", "I'm going to need flour and yeast". */
const WANTED =
  /^.*\b(?:(?:i|we|you)(?:['’]?(?:ll|m|re|d|ve))?\s+(?:(?:gonna|going to|will|also|really|nearly|just|all|still|do|be|never have)\s+)*(?:need(?:ing)?|want|like|forgot|fancy|love)|(?:running |ran |run )?out of|down to (?:the|our|my) last(?: \p{L}+ of)?|low on|short(?: of)?|there['’]?s no|swears? by|a book called|is(?= cling)|get)\s+(?<wanted>\S.*)$/isu;
/** Words before what is wanted only lead to it. */
const LEADS =
  /^(?:while i think of it|before i forget|oh|right|what do you call it|you know what)[\s,]+/iu;
/** A clause that tells something. */
const TELLS =
  /\b(?:i|he|she|we|they|you|it|that|there)(?:['’]\p{L}+)?\s|\b(?:can['’]?t|won['’]?t|didn['’]?t|isn['’]?t|found|keeps?)\b|['’]s\s+(?:been|gone|got|just|turned|\p{L}+ed)\b|\b(?:hold|hang) (?:this|on)\b/iu;

/** Of what is told before it is put anywhere what is wanted: without the sentences before it. */
function needed(told: string): string | undefined {
  const sentences = told.replace(LEADS, "").split(/(?<=[^.!?]{3})[.!?]\s+/u);
  const last = sentences.at(-1) ?? "";
  const wanted = WANTED.exec(last)?.groups?.["wanted"];
  if (wanted !== undefined) return wanted;
  const clauses = last.split(/,\s+/u);
  const first = clauses.findLastIndex((clause) => TELLS.test(clause)) + 1;
  return first === clauses.length ? undefined : clauses.slice(first).join(", ");
}
