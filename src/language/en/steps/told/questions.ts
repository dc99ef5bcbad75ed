import { FACT, NAME, WH } from "./words.ts";

/** A fact by its name, whoever it is of. */
export const FACT_NAMED = String.raw`(?:the|an?|my|our|his|her|their)\s+(?:[\p{L}-]+\s+){0,2}?(?:${FACT}|price|cost|figure|amount|total)(?![\p{L}])(?:\s+(?:of|for|to|in)\s+[^,.;:!?"“]+)?`;
const OF = String.raw`(?:\s+(?:of|for|to|from|on|in)\s+(?:[^,.;:!?"“]|(?<=\b(?:St|Mr|Mrs|Ms|Dr))\.)+)?`;
/** Whose it is, and what. */
export const OWNED = String.raw`(?:(?:the|my|our)\s+(?:[\p{L}-]+\s+){0,2}|${NAME}['’]s?\s+)${FACT}${OF}`;
/** A question as a clause of what is told: "what time the film is on", and no question to whoever is told. */
export const INDIRECT = String.raw`(?:the\s+(?:time|day|date|place)\s+(?:(?:that|when|where)\s+)?(?:he|she|it|they|\p{Lu}[\p{L}-]+)(?:['’]\p{L}+|\s+\p{L}+)[^,.;:!?"“]*|(?:what(?:\s+(?:time|day|date|number|platform|page))?|when|where|which\s+[\p{L}]+|how\s+(?:much|long|many|far|late)|who(?:se\s+[\p{L}]+)?)\s+(?!(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should|to|an?)\b)(?!(?:\S+\s+)*?(?:you|your|yours)\b)(?!I\b)[^,.;:!?"“\s]+\s+[^,.;:!?"“]+)`;

const WH_FIRST = new RegExp(String.raw`^${WH}\s`, "iu");
/** Records that are found to be done something with, and no facts. */
const RECORD =
  /^(?:(?:the|that|my|a|an|any|some|\p{L}+['’]s)\s+)*(?:[\p{L}\p{N}-]+\s+){0,4}?(?:e-?mails?|mails?|notes?|files?|messages?|texts?|letters?|reminders?|events?|documents?|pdf|photos?|pictures?|slots?|gaps?|appointments?|meetings?|(?:free|spare) \p{L}+|half an hour|an hour)\b(?!['’]s?\s)(?=\s*(?:$|from|about|of|with|on|for|that|where|free|in))/iu;

/** A thing that is sent on itself. */
export function isRecord(asks: string): boolean {
  return RECORD.test(asks);
}

/** A question, or a thing that somebody wants looked up: no record that is to be sent on itself. */
export function isAsked(lead: string | undefined, asks: string): boolean {
  if (WH_FIRST.test(`${asks} `)) return true;
  return lead !== undefined && !RECORD.test(asks) && /\s/.test(asks);
}

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/^the\s+(?=(?:time|day|date)\s+(?!of\b|for\b))(?:that\s+)?/iu, "what "],
  [/^(?:the\s+)?(?:date|day|time)\s+(?:of|for)\s+/iu, "when is "],
  [/^(?:the\s+)?(?:place|location|venue)\s+(?:of|for)\s+/iu, "where is "],
];

export function questionOf(asks: string, source?: string): string | undefined {
  const words = asks
    .replace(/\s+(?:out of|from)\s+(?=(?:my|the|our)\b|[\p{L}-]+['’]s\s)/iu, " in ")
    .replace(/^an?\s+/iu, "the ")
    .replace(/^what\s+date['’]s\s+/iu, "when is ")
    .trim();
  const place = source === undefined ? "" : ` in ${source.trim().replace(/\s+somewhere$/iu, "")}`;
  if (WH_FIRST.test(`${words} `)) return words + place;
  const [pattern, lead] = NAMED.find(([one]) => one.test(words)) ?? [];
  return (pattern ? words.replace(pattern, lead ?? "") : `what's ${words}`) + place;
}

/** What it is about, as a heading has it. */
export function topicOf(asks: string): string {
  return asks
    .replace(new RegExp(String.raw`^${WH}\s+(?:is|are|do|does|did|the)?\s*`, "iu"), "")
    .replace(/\s+(?:out of|from|in)\s+(?:my|the|our)\s.*$/iu, "")
    .trim();
}
