import type { Quote } from "../../contract/cues.ts";
import { CALLED } from "./named.ts";
import { opening } from "../openings.ts";

/** Words after which comes what is written or said, word for word. */
const SAYING = String.raw`saying|says?|telling (?:him|her|them)|that says|that reads|to say|with the (?:text|words|message|body)`;
/** "That" begins what is told, unless it points: "to that note". */
const THAT = String.raw`(?<!\b(?:to|on|onto|in|into|of|from|at|with)\s)that(?!\s+to\s+(?:(?:my|the|our)\s+)?\S+[\s.!?]*$)`;

/** "… and ask him what time we load in", behind whom it goes to. */
const ASKING = String.raw`(?<=\S\s(?:and\s)?)ask(?:ing)?(?:\s+(?:him|her|them))?(?=\s+(?:what|when|where|who|which|why|how|whether|if)\b)`;

const QUOTE = new RegExp(String.raw`\b(?:(?:${SAYING})(?:\s+that)?|${THAT}|${ASKING}|:)\s+`, "i");
/** "Answer Bjørn's mail with yes". */
const ANSWERED_WITH = /^\W*(?:\S+\s+){0,4}?(?:reply|respond|answer)\b.*?\bwith\s+/i;

/** What is given word for word, and where it is announced ("saying …"). */
export function quoteIn(text: string): Quote | undefined {
  return quoteBehind(QUOTE.exec(text)) ?? unsaid(text);
}

/** "Text Odo the figure": what stands where a text would only points at one. */
const UNSAID = opening(
  String.raw`(?:text|message|whatsapp|e-?mail|mail|tell|send)\s+(?:my\s+)?[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*){0,2}?\s+(?<it>the (?:answer|figure|sum|amount|total|price|cost|date|time|number|address|postcode|code|password|details|link))(?:\s+please)?[.!]*$`,
  "iu",
);

function unsaid(text: string): Quote | undefined {
  const found = UNSAID.exec(text);
  const it = found?.groups?.["it"];
  return it === undefined ? undefined : { kind: "clause", start: text.lastIndexOf(it), words: "" };
}

/** The same of an answer: "answer Bjørn's mail with yes". */
export function answerIn(text: string): Quote | undefined {
  return quoteBehind(ANSWERED_WITH.exec(text));
}

function quoteBehind(found: RegExpExecArray | null): Quote | undefined {
  if (!found) return undefined;
  const words = found.input.slice(found.index + found[0].length).trim();
  return { kind: "words", start: found.index, words };
}

const WORDING = new RegExp(String.raw`\b(?:that|${SAYING}|telling)\s+\S`, "i");

/** What follows is somebody's words: "text mum that I'll be there at six and Dad at seven". */
export function hasWording(text: string): boolean {
  return WORDING.test(text);
}

/** What heads a text: "titled Rent saying it is due". */
const HEADED = new RegExp(
  String.raw`\b(?:subject|title|headed|${CALLED})\s+(?!line\b)(.+?)(?=,?\s+(?:and\s+)?(?:${SAYING}|the (?:text|body)\b)|$)`,
  "i",
);

export function headingIn(text: string): string | undefined {
  return HEADED.exec(text)?.[1];
}

/** What somebody is told is no part of who they are: "to all asking whether it's on". */
const TOLD = new RegExp(
  String.raw`\s*(?:[,;:.]|\b(?:${SAYING}|asking|telling|to ask|that|whether|about)\b).*$`,
  "is",
);

export function withoutTold(name: string): string {
  return name.replace(TOLD, "");
}

/** Somebody is to be told or asked, and stands right behind. */
const ADDRESSES = opening(
  String.raw`(?:tell|text|message|ask|e-?mail|let|ping|write to)\s+\p{L}`,
  "iu",
);

export function addressesSomebody(text: string): boolean {
  return ADDRESSES.test(text);
}

/** Who is told stands right before what they are told. */
const TELLS = opening(
  String.raw`(?:text|message|tell|e-?mail|mail|write to|write|drop|send|let)\s+(?:a (?:text|message|mail|note|line) to\s+)?[^,.]{2,40}?\s(?:that|saying|to say|know|know that)\s`,
);

export function tellsSomebody(text: string): boolean {
  return TELLS.test(text);
}

/** What is to be done with what a command prints. */
const TOLD_AFTER = /,?\s+(?:and|then)\s+(?:then\s+)?(?:tell|show|read|give|let|say)\b.*$/i;

export function withoutTelling(line: string): string {
  return line.replace(TOLD_AFTER, "");
}

/** Asking for an answer to somebody's mail. */
const REPLIES = opening(
  String.raw`(?:(?:reply|respond|write back|answer|(?:write|get|mail|e-?mail) (?:him|her|them) back|(?:get|write) back to (?:him|her|them))\b|(?:send|write|draft|compose|prepare|make|start|save|create)\s+(?:\S+\s+){0,2}?(?:an?|the|my)\s+(?:quick\s+|short\s+|draft\s+)*(?:reply|response|answer)\b)`,
);
/** A text is answered by a text. */
const OF_MESSAGES = /\b(?:texts?|text message|messages?|sms|imessage|chat)\b/i;
/** From here on it is what the answer says. */
const ANSWER = new RegExp(String.raw`(?:\s(?:that|with|${SAYING})\s|:)`, "i");

/** Where the words that ask for an answer end, and where it begins; undefined where no mail is to be answered. */
export function replyIn(
  text: string,
): { readonly verbEnd: number; readonly answerStart: number } | undefined {
  const verb = REPLIES.exec(text);
  const answerStart = ANSWER.exec(text)?.index ?? text.length;
  if (!verb || OF_MESSAGES.test(text.slice(0, answerStart))) return undefined;
  return { verbEnd: verb[0].length, answerStart };
}

const SENT = /\b(?:sent|wrote|reply|replied|answered|draft|drafts|written)\b/i;

/** The words speak of what oneself has written. */
export function speaksOfSent(text: string): boolean {
  return SENT.test(text);
}
