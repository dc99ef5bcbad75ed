import { OPENING, REMIND } from "../../../openings.ts";
import { thingSaid } from "../named/things-said.ts";
import { timesIn } from "../../conditions/times-in.ts";

/** A request to be reminded at a time and of nothing, behind another request. */
const REMINDED = new RegExp(
  String.raw`^(?<before>.*\S(?:[,;.!?]\s+(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?))(?<remind>${OPENING}${REMIND})\s+(?:again\s+)?(?<time>[^.!?]+?)(?<end>[\s.!?]*)$`,
  "isu",
);
const BESIDE = /^(?:\S+\s+){0,4}?(?:before(?:hand)?|after(?:wards?)?|ahead|earlier|in advance)$/iu;
/** "It": what was asked for before. Who asks something first wants to be told. */
const ASKS = new RegExp(
  String.raw`\?|^${OPENING}(?:when|what|where|which|who|how|is|are|does|do)\b`,
  "iu",
);
const NEW = /\b(?:an?|another|some)\s+\p{L}/iu;

const OWN = /^(?:the|my|our)\s/iu;

/** "Book a haircut for the 16th and remind me an hour before": of that; any other text as it is. */
export function aboutIt(text: string): string {
  const { before = "", remind = "", time = "", end = "" } = REMINDED.exec(text)?.groups ?? {};
  if (before === "" || ASKS.test(before)) return text;
  const isTime = isWholeTime(time);
  if (!isTime && !(BESIDE.test(time) && NEW.test(before))) return text;
  return `${before}${remind} about ${isTime ? ownThing(before) : "it"} ${time}${end}`;
}

function isWholeTime(words: string): boolean {
  const { time, rest } = timesIn(words);
  return time !== "" && rest.trim() === "";
}

function ownThing(before: string): string {
  const thing = thingSaid(before.trim()) ?? "";
  return OWN.test(thing) ? thing : "it";
}
