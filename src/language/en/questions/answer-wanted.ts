import type { AnswerKind, Held, Wanted } from "../../contract/questions.ts";
import { opening } from "../openings.ts";
import { NOUN, textKindsIn } from "./text-kinds.ts";
import { unitNamed } from "../reckoning/units.ts";
import { isNumberWord } from "../numbers/vocabulary.ts";
import { tokenise } from "../tokenise.ts";
import { askingClause } from "./form/asking-clause.ts";
import { withMarks } from "./form/asks.ts";
import { terms } from "../terms.ts";
import { words } from "../../words.ts";

const MONEY =
  "costs?|priced?|fees?|quot(?:e|ed|ing)|charg(?:e|ed|ing)|rent|bill|subs|subscription|pay|paid|paying|owe|owes|owing|deposit|premium|wage|salary|fare";

/** How much there is of it in some direction; the word itself stands in no answer. */
const MEASURED = "big|tall|high|heavy|wide|deep|old|thick|large|hot|fast|loud|strong";
const HOW_MEASURED = new RegExp(String.raw`(?<=\bhow )(?:${MEASURED})\b`, "gi");

const COUNTED = /(?<=\bhow many )\p{L}+/giu;

/** What the words that ask want, the most particular first. */
const KINDS: readonly (readonly [AnswerKind, RegExp])[] = [
  ["length", /\bhow (?:long|much (?:time|longer))\b/i],
  ["number", /\bhow many\b/i],
  [
    "price",
    new RegExp(
      String.raw`\bhow much\b(?=['’]s\b|\s+(?:is|was|are|were|do|does|did|will|would|have|has|had|should|for|they|he|she|it)\b)|\b(?:what|how much)\b.*\b(?:${MONEY})\b`,
      "i",
    ),
  ],
  [
    "amount",
    /\bwhat\b[^?]*\b(?:totals?|figures?|sums?|amounts?|balance|tally)\b|\bwhat\b.*\b(?:spend|spends|spent|comes? to|came to|altogether|all told|in total|in all|all in)\b/i,
  ],
  [
    "number",
    /\bhow much\b|\b(?:what|which) (?:size|page|pages|row|seat|seats|section|width|height|weight|temperature|dose|score|percentage|quantity|amount|setting|kilomet(?:re|er)|mile)\b/i,
  ],
  ["number", new RegExp(String.raw`\bhow (?:${MEASURED})\b`, "i")],
  [
    "time",
    /\bwhen\b|\b(?:what|which) (?:time|day|date)\b|\bhow soon\b|\bwhat['’]?s the (?:date|deadline|time)\b/i,
  ],
  ["person", /\bwho(?:['’]s|m|se)?\b/i],
  ["place", /\bwhere(?:['’]\w+)?\b/i],
  ["code", /\b(?:code|pin|number|reference|ref|registration|combination)\b/i],
];

/**
 * What says how something is asked for, or where it was said, and verbs that say little by themselves: it
 * need not stand beside the answer.
 */
const ASKING = words(
  "cost price total figure sum amount fee quote charge rent bill subs subscription pay paid owe deposit premium " +
    "much many number code reference ref time day date name deadline " +
    "say said tell told send sent write wrote written " +
    "remember recall forget according call called meant supposed " +
    "im ive weve theyre theyve hes shes come came take took bring put keep leave left stay know find look happen " +
    "still yet already last latest next first wrong matter problem",
);

const ASKING_STEMS = new Set([...ASKING].map(terms.stemOf));

/** The kind of thing a question wants from a text, and its words that say only that. */
export function wantedIn(text: string): Wanted {
  const marked = withMarks(text);
  const kind = KINDS.find(([, pattern]) => pattern.test(marked))?.[0];
  const beside = new Set([...besideQuestion(text), ...measuredIn(marked.toLowerCase())]);
  const asking = tokenise(text).flatMap(({ word }) =>
    isAsking(word) || beside.has(word) ? [word] : [],
  );
  return { kind, asking, sources: textKindsIn(text), isOfRecord: OF_RECORD.test(marked) };
}

/** What is measured, and in what: a text has "50 mg" for "how many milligrams". */
function measuredIn(text: string): readonly string[] {
  const units = (text.match(COUNTED) ?? []).filter((word) => unitNamed(word) !== undefined);
  return [...units, ...(text.match(HOW_MEASURED) ?? [])];
}

/** "How many new mails", "where's the budget file", "who texted about the boat", "find Ann's mails about the trip". */
const OF_RECORD = opening(
  String.raw`(?:how\s+many\s+(?:of\s+(?:my|the)\s+)?(?:\S+\s+)?(?:${NOUN})\b|(?:find|look\s+for|show|open|read|list|get|pull\s+up|bring\s+up)\s+(?:me\s+)?(?:(?:the|my|all|any|that|those|\S+['’]s?)\s+){0,2}(?:${NOUN})\b|where(?:['’]s|\s+(?:is|are|did\s+\w+\s+(?:put|save)))\s+(?:\S+\s+){0,5}?(?:${NOUN})[?.!]*$|who\s+(?:(?:has|have|['’]s)\s+)?(?:texted|messaged|emailed|e-mailed|mailed|wrote|written)\b|when (?:did|has|have) .*\b(?:write|wrote|written|send|sent|reply|replied|answer|answered|message|messaged|hear|heard|speak|spoke|talk|text|e-?mail|get in touch|got in touch|get back|got back|come(?: in| through)?(?=[\s?.!]*$)|arrive)\b|who(?:['’]s| is| was) (?:it|that|this) (?:one )?from)`,
);

/** Whom or what it is about keeps its weight wherever it stands. */
const CAPITAL = /^\p{Lu}\p{L}/u;

/** The words of clauses beside the one that asks: why it is asked need not stand beside the answer. */
function besideQuestion(text: string): ReadonlySet<string> {
  const clause = askingClause(text);
  const own = tokenise(clause ?? "").map(({ word }) => word);
  // "What day": it is asked of what stands beside it.
  const isTelling = own.some((word) => !isAsking(word) && !terms.isStop(word));
  if (clause === undefined || !isTelling) return new Set();
  return new Set(
    tokenise(text).flatMap(({ word, raw }) =>
      own.includes(word) || CAPITAL.test(raw) ? [] : [word],
    ),
  );
}

/** Whatever its form. */
function isAsking(word: string): boolean {
  return ASKING.has(word) || ASKING_STEMS.has(terms.stemOf(word));
}

const CURRENCY =
  /\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?p\b|\b(?:pounds?|quid|pence|euros?|dollars?|bucks|fiver|tenner|cents?|naira|rupees?|rands?|shillings?|kron(?:or|er|a|e)|francs?|yen|yuan|pesos?|reais|dirhams?|cedis?|ringgit|baht|zloty|lira)\b|\b(?:GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|NGN|INR|ZAR|JPY|KES|GHS)\b/iu;
/** "14 days", "20 kg": a number of something else is no price. */
const OTHER_UNIT =
  /\d[\d.,]*\s?(?:%|percent\b|per cent\b|(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|kg|g|lbs?|oz|km|miles?|m|cm|mm|ml|litres?|liters?|l|am|pm|people|guests)\b)/giu;
const CALENDAR =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Easter|Christmas|January|February|March|April|May|June|July|August|September|October|November|December)";
/** A capital that begins no sentence, and no time. */
const NAME = new RegExp(String.raw`(?<=[\p{L}\d,:;–-]\s+)(?!${CALENDAR}\b)\p{Lu}\p{L}+`, "u");
const FIRST_NAME = /^\p{Lu}\p{L}+(?=\s+(?:\p{Lu}|(?:is|was|will|has|can|won|paid|owes)\b))/u;

/** "In the blue tin", "at Redland Hall"; "at ten" and "on Friday" are times. */
const PLACE = new RegExp(
  String.raw`\b(?:in|inside|on|under|behind|by|beside|below|above|at|outside|opposite|near|next to)\s+(?:(?:the|a|an|my|your|our|his|her|their|its)\s+(?!(?:morning|afternoon|evening|way|phone|end|meantime)\b)|(?!${CALENDAR}\b)\p{Lu})`,
  "u",
);

/** A number stands there that counts nothing else. */
function isCounted(text: string): boolean {
  return /\d/.test(text.replaceAll(OTHER_UNIT, ""));
}

/** What kinds of answer the letters of a text hold; times and lengths are for the reader of times to say. */
export function holdsIn(text: string): ReadonlySet<Held> {
  const hasNumber = /\d/.test(text) || tokenise(text).some(({ word }) => isNumberWord(word));
  const held: readonly (readonly [Held, boolean])[] = [
    ["price", CURRENCY.test(text)],
    ["amount", CURRENCY.test(text) || (/\d/.test(text) ? isCounted(text) : hasNumber)],
    ["number", hasNumber],
    ["code", /\d/.test(text)],
    ["person", NAME.test(text) || FIRST_NAME.test(text)],
    ["place", PLACE.test(text)],
    ["question", /\?["”’)]*\s*$/.test(text)],
  ];
  return new Set(held.flatMap(([kind, holds]) => (holds ? [kind] : [])));
}
