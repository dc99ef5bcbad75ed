import { beginsWithTime } from "../../../clauses/request-tail.ts";
import { findDurations } from "../../../numbers/lengths/find-duration.ts";
import { OPENING, REMIND } from "../../../openings.ts";
import { thingSaid } from "../named/things-said.ts";

/** "Put a reminder half an hour after that". */
const REMINDER =
  /\b(?:put|stick|pop|drop|add|give me|make)(?:\s+(?:in|me))?\s+a\s+reminder(?=\s+[^,.;:!?]*\b(?:before|after|ahead of)\b)/iu;
const PUT = String.raw`(?:put|stick|pop|book|block(?: off| out)?|pencil(?: in)?|slot(?: in)?|add|schedule|get)(?:\s+me)?(?:\s+(?:in|out))?`;
const SIDE = String.raw`(?:(?:right|just|straight|directly|immediately)\s+)?(?:before|after)`;
const THING = String.raw`(?:it|that|this|(?:the|my|our|\p{L}+['’]s)\s[^,.;:!?]+?|\p{Lu}[\p{L}'’-]*)`;
/** "Put half an hour right before the fair for walking the dogs", "block out the hour before choir so I can rest". */
const SPACE = new RegExp(
  String.raw`(?<put>\b${PUT})\s+(?:the\s+)?(?<length>[^,.;:!?]+?)(?:\s+in)?\s+(?<side>${SIDE}\s+(?:${THING}|\p{L}[^,.;:!?]*?))\s+(?:for|to do|to(?=\s+(?!(?:the|my|our|an?|his|her|their)\b)\p{L})|so(?:\s+that)?\s+(?:i|we)\s+(?:can|could))\s+(?<what>\p{L}[^,.;:!?]*)`,
  "iu",
);
const LOOKS = "(?:find(?: out)?|see|check|look (?:up|for)|tell me)";
/** "Find the end of the fair and put tea right there, an hour", "when the fair ends, put tea straight after it". */
const AT_END = new RegExp(
  String.raw`^(?<opening>${OPENING})(?:${LOOKS}\s+the end of\s+(?<of>${THING})|(?:${LOOKS}\s+)?(?:when(?:ever)?|as soon as|once)\s+(?<over>${THING})\s+(?:ends|finishes|is over|is done|lets out))\s*(?:,|\s+and)\s+(?:please\s+|then\s+)?(?<put>${PUT})\s+(?<what>[^,.;:!?]+?)\s+(?:(?:right|straight|just|directly|immediately)\s+)?(?:there|after(?:wards)?(?:\s+(?:it|that))?)\b`,
  "iu",
);
/** What is put beside something goes on in the calendar: "put a two hour nap straight after it". */
const PUT_BESIDE = new RegExp(
  String.raw`(?<=^|[.!?;,]\s+|\b(?:and|then|so)\s+)(?<put>${OPENING}${PUT})\s+(?<what>(?![^,.;:!?]*\b(?:calendar|diary|list|reminder|timer|alarm|note)\b)(?!(?:it|that|this|them|these|those|the|my|our|her|his|their|me|us|everything|both|all)\b)[^,.;:!?]*?)(?:\s+in)?\s+(?:right|just|straight|directly|immediately)\s+(?:(?<side>(?:before|after)\s+${THING})|(?:when|once|as soon as)\s+(?<over>${THING})\s+(?:ends|finishes|is over|lets out))`,
  "iu",
);
const POINTS =
  /(?<side>\b(?:before|after|when|once|as soon as)\s+)(?:it|that|this)\b(?!['’])|(?<bare>\b(?:before|after))(?=\s+to\s|\s*[,.]?\s*$)/iu;
const WH = new RegExp(
  String.raw`\?|^${OPENING}(?:(?:${LOOKS}\s+)?(?:when|what|where|which|who|how)|is|are|does|do)\b`,
  "iu",
);
/** "Choir is on Friday", "after ACLS": the thing by a name of its own. */
const NAMED =
  /^(?<thing>\p{Lu}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}?)(?:\s+is|['’]s)\s+(?<time>[^,.;:!?]+)|\bafter\s+(?<last>\p{Lu}[\p{L}'’-]+)/u;

/** A time beside something, as it is told of any thing: by what it is, before it or after it; any other text as it is. */
export function asBeside(said: string): string {
  const text = said
    .replace(REMINDER, "set a reminder")
    .replace(SPACE, spaceFor)
    .replace(AT_END, "$<opening>$<put> $<what> in the calendar straight after $<of>$<over>")
    .replace(PUT_BESIDE, besideIt);
  return withThing(text);
}

function besideIt(...found: readonly unknown[]): string {
  const { put, what, side, over } = groupsOf(found);
  return `${put} ${what} in the calendar straight ${side ?? `after ${over}`}`;
}

function spaceFor(...found: readonly unknown[]): string {
  // Groups come last of what a replacer is handed.
  const {
    put = "",
    length = "",
    side = "",
    what = "",
  } = found.at(-1) as Readonly<Record<string, string>>;
  const long = UNITS.get(length.toLowerCase()) ?? length;
  const [own] = findDurations(long);
  if (own?.text !== long.replace(/^of\s+/u, "")) return String(found[0]);
  const place = /\bbefore\b/iu.test(side) ? `${long} ${side.replace(ADVERB, "")}` : side;
  return `${put} ${what} in the calendar ${place} for ${long}`;
}

/** "The hour before" is one. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ["hour", "an hour"],
  ["half hour", "half an hour"],
]);

const ADVERB = /^\S+\s+(?=before\b)/iu;

/** Groups come last of what a replacer is handed. */
function groupsOf(found: readonly unknown[]): Readonly<Record<string, string | undefined>> {
  return found.at(-1) as Readonly<Record<string, string | undefined>>;
}

const ASKS = new RegExp(String.raw`^${OPENING}(?:${REMIND}|(?:set|put|give me|add|make)\b)`, "iu");
const CLAUSE = /(?:[,;.!?]\s+|\s+(?:so|and)\s+)/gu;

/** "The fair is on Friday, remind me an hour before": before the fair. */
function withThing(text: string): string {
  for (const { index, 0: joint } of text.matchAll(CLAUSE)) {
    const [before, request] = [text.slice(0, index), text.slice(index + joint.length)];
    const points = ASKS.test(request) && !WH.test(before) ? POINTS.exec(request) : null;
    if (!points || !hasLength(request.slice(0, points.index))) continue;
    const thing = namedIn(before) ?? lowered(thingSaid(before));
    // What is only made now is no thing that anybody knows.
    if (thing === undefined || NEW.test(thing)) return text;
    const { side = "before ", bare } = points.groups ?? {};
    const told = bare === undefined ? side + thing : `${bare} ${thing}`;
    const end = points.index + points[0].length;
    const lead = TELLS.test(before) ? "" : before + joint;
    return `${lead}${request.slice(0, points.index)}${told}${request.slice(end)}`;
  }
  return text;
}

const NEW = /^(?:an?|another|some)\s/iu;

/** It only says when something is, or how somebody is after it. */
const TELLS =
  /^(?:(?:oh|well|so|right|okay|ok)[,\s]+)?(?:(?:I|we|he|she|they|there)(?:['’]|\s)|(?:my|our|the|[\p{L}’]+['’]s)\s+[^,.;:!?]+\s(?:is|are|was)\s|\p{Lu}[^,.;:!?]*?(?:\s(?:is|are)\s|['’]s\s))[^.;!?]*$/u;

function lowered(thing: string | undefined): string | undefined {
  return thing?.replace(/^(?:The|My|Our)\s/u, (word) => word.toLowerCase());
}

function namedIn(before: string): string | undefined {
  const { thing, time = "", last } = NAMED.exec(before)?.groups ?? {};
  return last ?? (beginsWithTime(time) || beginsWithTime(`on ${time}`) ? thing : undefined);
}

function hasLength(words: string): boolean {
  return (
    findDurations(words).some(({ end }) => words.slice(end).trim() === "") ||
    /\b(?:right|straight|just)\s*$/iu.test(words)
  );
}
