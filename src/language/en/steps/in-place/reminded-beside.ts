import { HOUR_WORDS } from "../../numbers/vocabulary.ts";
import { circumstancesIn } from "../../cues/circumstances.ts";
import { OPENING, REMIND } from "../../openings.ts";
import { timesIn } from "../conditions/times-in.ts";

const HOUR = String.raw`(?:${HOUR_WORDS}|noon|midnight|\d)`;
/** "At quarter to eleven" is no act. */
const OF_CLOCK = String.raw`(?<=\b(?:quarter|five|ten|twenty|\d)\s)to\s${HOUR}\b`;
const TO = String.raw`(?!${OF_CLOCK})to\s+(?!(?:the|my|our|work|bed|town)\b)`;
/** "Remind me at the chemist to get plasters". */
const BETWEEN = new RegExp(
  String.raw`^(?<head>${OPENING}${REMIND})\s+(?<beside>[^,.;!?]+?)(?<say>,\s+(?:say|about|around|at about|maybe)\s+[^,.;!?]+)?,?\s+(?<told>${TO}\p{Ll}.*?)(?<end>[.!?]*)$`,
  "iu",
);
/** "When I'm next in town remind me to get a key cut"; whether something is so may be told by a record. */
const BEFORE = new RegExp(
  String.raw`^(?<opening>${OPENING})(?!(?:only )?(?:if|unless|in case)\b)(?<beside>[^.;!?]+?),?\s+(?<head>(?:please\s+)?${REMIND})\s+(?<told>${TO}\p{Ll}.*?)(?<end>[.!?]*)$`,
  "iu",
);
const PLACE = /^(?:at|in|near|outside|on (?:my|the) way)\s/iu;

/** What one is to be reminded beside, behind what one is to be reminded of; any other text as it is. */
export function besideBehind(text: string): string {
  const between = BETWEEN.exec(text);
  const groups = (between ?? BEFORE.exec(text))?.groups;
  const { opening = "", head, beside = "", say = "", told, end } = groups ?? {};
  const isMeant = isClause(beside) || (between !== null && isPlace(beside));
  return isMeant ? `${opening}${head} ${told} ${lowered(beside)}${say}${end}` : text;
}

function isClause(beside: string): boolean {
  const [clause] = circumstancesIn(beside);
  return clause?.start === 0 && clause.end === beside.trimEnd().length;
}

function isPlace(beside: string): boolean {
  return PLACE.test(beside) && timesIn(beside).time === "";
}

/** What began the sentence stands inside it. */
function lowered(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (first) => first.toLowerCase());
}
