import type { Quote, Reply } from "../../contract/cues.ts";
import { CALLED } from "./named.ts";
import { opening } from "../openings.ts";
import { toldBack } from "./told-back.ts";

export { toldBack };

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
  return begun(text) ?? quoteBehind(QUOTE.exec(text)) ?? held(text) ?? unsaid(text);
}

/** "A note called Shed, first line hinges": how it begins. */
const BEGUN =
  /\b(?:notes?|page|memo)\b.*?[,.;]\s+(?<begins>(?:and\s+)?(?:the\s+)?first (?:line|thing|item|entry)(?:['’]s|\s+(?:is|being|should be|goes))?[:,]?\s+)(?<held>\S.*?)[\s.!]*$/iu;

function begun(text: string): Quote | undefined {
  const { begins, held: words } = BEGUN.exec(text)?.groups ?? {};
  return begins === undefined || words === undefined
    ? undefined
    : { kind: "words", start: text.lastIndexOf(begins), words };
}

/** "A note called Shed with hinges and oil in it": what stands in it. */
const HELD = new RegExp(
  String.raw`\b(?:notes?|page|memo|file)\s+(?:${CALLED})\s+(?:\S+\s+){1,5}?with\s+(?<held>\S.*?)(?:\s+(?:in|on)\s+it)?[\s.!]*$`,
  "iu",
);

function held(text: string): Quote | undefined {
  const found = HELD.exec(text);
  const words = found?.groups?.["held"];
  // "Called Rome with Ann" is a name as a whole.
  if (!found || words === undefined || /^\p{Lu}\S*$/u.test(words)) return undefined;
  return { kind: "words", start: text.lastIndexOf("with", text.lastIndexOf(words)), words };
}

/** To whom something is told, whatever that is. */
const WHOM = String.raw`(?:(?:text|message|whatsapp|e-?mail|mail|tell|send)\s+NAME|let\s+NAME\s+know(?:\s+(?:by|in|over|via)\s+(?:an?\s+)?(?:text|message|e-?mail|mail))?)`;
const NAME = String.raw`(?:my\s+)?[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*){0,2}?`;
const THE_THING = String.raw`the (?:answer|figure|sum|amount|total|price|cost|date|time|number|address|postcode|code|password|details|link)(?:\s+please)?[.!]*$`;
/** "The code for the hall, it's in her mail". */
const KEPT = String.raw`the [^.!?]{3,60}?,\s+(?:it['’]?s|it is|they['’]?re|they are|that['’]?s|which is|she|he|they)\s+(?:\p{L}+\s+){0,3}?in\b`;
const AUXILIARY = String.raw`(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|has|have|had|may|might|['’](?:s|re|ll|d|ve))\b`;
/** What begins a clause in the order of a statement. */
const SUBJECT = String.raw`(?:I|you|he|she|it|we|they|the|my|your|his|her|our|their|this|that|these|those)\b`;
/** "What time the film is", "when she comes": what is to be told, and no question to be put. */
const WHAT_IS_SO = String.raw`(?:(?:what|which)\s+(?:${SUBJECT}|(?!${AUXILIARY})\p{L}+\s+(?!${AUXILIARY})\p{L}+)|(?:when|where|who|whose|why|how(?:\s+(?:much|many|long|far|old|soon|late))?)\s+(?!${AUXILIARY})\p{L}+\s+\S)`;
/** "Text Odo the figure", "tell Una when the tide turns": what stands where a text would only describes one. */
const UNSAID = opening(
  String.raw`${WHOM.replaceAll("NAME", NAME)}\s+(?<it>${THE_THING}|${KEPT}|${WHAT_IS_SO})`,
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

/** "Say I'm late", "just that she's home": behind what asks for it stands what is written. */
const WRAPPED = new RegExp(
  String.raw`^\W*(?:(?:oh|well|just|only|please|er|erm|um|uh|i|you|could|can|want|wanted|like|to|it should)[\s,]+)*(?:(?:say|saying|says)(?:\s+that)?|(?:tell|let)\s+(?:him|her|them)(?:\s+know)?(?:\s+that)?|that(?=\s+${SUBJECT}))[\s:,]+(?<told>(?!(?:something|so|nothing|what|it|no more)(?![\p{L}'’]))\S.*)$`,
  "isu",
);

export function wordsTold(text: string): string | undefined {
  return WRAPPED.exec(text)?.groups?.["told"]?.trim();
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
/** An answer that waits for another look. */
const UNSENT =
  /\b(?:drafts?|drafted|prepare|compose|start|(?:don['’]?t|do not|not|without|before) (?:actually )?(?:send(?:ing)?|sent|it goes)|look (?:it |that )?over|let me (?:see|check|read) it|send it myself)\b/i;
/** From here on it is what the answer says. */
const ANSWER = new RegExp(String.raw`(?:\s(?:that|with|${SAYING})\s|:)`, "i");

/** Where the words that ask for an answer end, and where it begins; undefined where no mail is to be answered. */
export function replyIn(text: string): Reply | undefined {
  const from = replyStart(text);
  const verb = from === undefined ? undefined : REPLIES.exec(text.slice(from))?.[0];
  const answerStart = ANSWER.exec(text)?.index ?? toldBack(text)?.start ?? text.length;
  if (from === undefined || verb === undefined) return undefined;
  if (OF_MESSAGES.test(text.slice(0, answerStart))) return undefined;
  return { verbEnd: from + verb.length, answerStart, isDraft: UNSENT.test(text) };
}

/** Where it is asked for, behind sentences that only tell something too. */
function replyStart(text: string): number | undefined {
  const sentences = [
    0,
    ...[...text.matchAll(/[.!…]\s+/g)].map(({ index, 0: end }) => index + end.length),
  ];
  return sentences.find((from) => REPLIES.test(text.slice(from)));
}

const FURTHER =
  /^(?:(?:and|then|also|but)\s+)*(?:(?:ask|tell|thank|remind|let|wish)\s+(?:him|her|them)\b|say\b)/iu;
/** Said to whoever reads it, with nothing of ours: "and please leave the key at the bar". */
const ASKED = new RegExp(
  String.raw`^(?:(?:and|then|also|but)\s+)*(?:could|can|would|will)?\s*(?:you\s+)?please\s+(?!(?:remind|add|put|set|text|tell|message|mail|e-?mail|send|book|move|cancel|delete|make|note|create|schedule|archive|bin|start|stop|pause|play|turn|open|tick|mark|find|check|show|read|look)\b)\p{L}`,
  "iu",
);

/** "And ask her to bring a rug", "and please bring a rug": one more thing for whoever was told something. */
export function tellsFurther(text: string): boolean {
  return FURTHER.test(text) || ASKED.test(text);
}

const SENT = /\b(?:sent|wrote|reply|replied|answered|draft|drafts|written)\b/i;

/** The words speak of what oneself has written. */
export function speaksOfSent(text: string): boolean {
  return SENT.test(text);
}
