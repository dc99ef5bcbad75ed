import { opening } from "../openings.ts";
import { questionIn } from "../questions/form/question-in.ts";
import { plainQuestion } from "../questions/order/topic-first.ts";

const BE = String.raw`(?:['’]s|\s+(?:is|are|was|were|does|do|did|will|has|have))`;
/** The thing that a question is about: "(when's) the dentist (on Friday)". */
const ASKED_OF = opening(
  String.raw`(?:tell me\s+)?(?:when|where|who|how\s+\p{L}+|what(?:\s+\p{L}+(?:\s+of\s+the\s+\p{L}+)?)?)${BE}\s+(?<thing>(?:(?:the|my|our|his|her|their)\s|(?-i:\p{Lu}))[^,.;!?]*?)(?:\s+(?:starts?|begins?|ends?|finish|on|at|over|lands?|falls?|land\s+on|fall\s+on|coming|again|exactly|due))*$`,
  "iu",
);
/** "When am I at (the clinic)", "what time's (college tomorrow)": what somebody goes to, and what has a time without an article. */
const GONE_TO = [
  opening(
    String.raw`(?:when|what\s+(?:time|day))(?:['’]m|\s+(?:am|are|do|have|will))\s+(?:i|we)\s+(?:(?:at|in|due\s+at|back\s+at|going\s+to|go\s+to|off\s+to|having|have|got)\s+)+(?<thing>(?:the|my|our)\s[^,.;!?]*?)$`,
    "iu",
  ),
  opening(
    String.raw`what\s+(?:time|day)(?:['’]s|\s+is)\s+(?<thing>(?!(?:it|that|this|there|he|she)\b)[^,.;!?]*?)$`,
    "iu",
  ),
];
/** "What's first tomorrow", "what have I got last on Friday": one of several, by its place. */
const PLACED =
  /^(?:.*\s)?(?:what|who)(?:['’]s|\s+(?:is|comes|have\s+i(?:\s+got)?|do\s+i\s+have))(?:\s+(?:up|on))?\s+(?:my\s+)?(?<place>first|last|next|second|third)\b(?:\s+(?:up|thing))?(?<when>(?:\s+\S+)*)$/iu;

/** "And where", "and at which chapel", "and for how long": asked with no word for what it is asked of. */
const BARE: readonly (readonly [asks: string, pattern: RegExp])[] = [
  [
    "where",
    /^(?:and\s+)?(?:where(?:abouts)?|(?:at|in|on)\s+(?:which|what)\s+(?!time\b|day\b|date\b)\p{L}+|(?:which|what)\s+(?:room|hall|building|floor|place|venue|ward|office|gate|platform)\s+(?:am\s+i|are\s+we|is\s+it|is\s+that)(?:\s+(?:in|at|on))?)$/iu,
  ],
  ["how long", /^(?:and\s+)?(?:for\s+)?how\s+long(?:\s+for)?$/iu],
];
const SENTENCE = /(?<=[.!?])\s+/u;
const PERSON = /\b(?:(?<whose>his|their|her(?=\s+\p{L}))|her|him|them|he|she|they)\b/iu;
const THING = /\b(?:it|that|this|they|them|there)\b(?!['’])/iu;
const OWNER = /^(?<owner>(?:my\s+)?[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)['’]s?\s/u;
const MAKES = /\bdoes\s+(?:that|it|this)\s+make\s+(?=him|her|them\b)/iu;

/**
 * A second question that only points to what the first is about, with the name of that:
 *
 *   when's  the dentist  and  where is  it   →  where is  the dentist
 *   Karin's birthday, what day is it  and  how old does that make  her  →  how old is  Karin
 */
export function pointedQuestion(left: string, right: string): string | undefined {
  const asked = right.replace(MAKES, "is ").replace(/[\s?.!]+$/u, "");
  const bare = BARE.find(([, pattern]) => pattern.test(asked))?.[0];
  if (bare === undefined && questionIn(asked)?.form !== "fact") return undefined;
  const last = left.trim().split(SENTENCE).at(-1) ?? "";
  const thing = thingOf(plainQuestion(last).replace(/[\s?.!]+$/u, ""));
  if (thing === undefined) return undefined;
  if (bare !== undefined) return `${bare} is ${thing}`;
  if (PERSON.test(asked)) return ofPerson(asked, thing);
  return THING.test(asked) ? asked.replace(THING, thing) : undefined;
}

function thingOf(left: string): string | undefined {
  const { place, when = "" } = PLACED.exec(left)?.groups ?? {};
  if (place !== undefined) return `my ${place} thing${when}`;
  const asked = [ASKED_OF, ...GONE_TO].map((one) => one.exec(left)?.groups?.["thing"]);
  return asked.find((one) => one !== undefined);
}

/** Of whom a thing of theirs was asked, or who was asked of by name. */
function ofPerson(asked: string, thing: string): string | undefined {
  const owner = OWNER.exec(`${thing} `)?.groups?.["owner"] ?? NAME.exec(thing)?.[0];
  if (owner === undefined) return undefined;
  const isOwned = PERSON.exec(asked)?.groups?.["whose"] !== undefined;
  return asked.replace(PERSON, isOwned ? `${owner}'s` : owner);
}

const NAME = /^\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?$/u;
