import type { OpeningAct } from "../contract/requests.ts";

/** What is said before a request and says nothing of it: calls, hesitations, links, taking back. */
const INTERJECTIONS =
  "please|kindly|and|then|also|but|so|oh|um|uh|er|well|right|hey|hi|hello|yo|ok|okay|no|nah|sorry|wait|stop(?=[,!])|hang on|actually|just|now|sotto";
/** The same where a pause behind it makes it one: how somebody feels about what they say next. */
const EXCLAMATIONS = String.raw`(?:(?:(?:good )?(?:morning|afternoon|evening)(?=[,!] +(?:what|when|who|how|where|which|is|are|have|has|do|did|does|any|can|could|remind|add|put|set|text|tell|send|move|cancel|play|read|show)\w*\b)|great|super|awesome|ta|lovely|grand|brilliant|perfect|cool|nice|nice one|good|fine|fab|excellent|wonderful|splendid|smashing|yeah|yes|yep|aye|sure(?: thing)?|of course|fair enough|no worries|no problem|why not|alright|all right|anyway|anyhow|look|listen|see|ah|eh|ooh|oops|whoops|ugh|whoa|wow|hmm|mm|gosh|goodness(?: me)?|(?:good )?heavens|(?:my |good )?(?:god|lord)|jeez|jesus|christ|crikey|blimey|bugger|damn|dang|shoot|crap|shit|hell|bloody hell|feck|drat|thanks|thank you|cheers|go on(?: then)?|tell you what|guess what|honestly|for (?:god|goodness|heaven|pity)['’]?s sake)(?=\s?[,!…–—]))`;
/** What makes a request of a command. */
const POLITE =
  "(?:can|could|would|will) you|i want (?:you )?to|i(?:['’]d| would) like (?:you )?to|i need (?:you )?to|let['’]?s|go ahead and|(?:(?:i|we|you)(?:['’]d| had)? )?better(?=\\s+(?!not\\b)[a-z])|(?:(?:i|you) )?(?:might|may) as well";

/** The one beginning of a request, of any length, as a part of an expression. */
export const OPENING = String.raw`(?:(?:(?:${INTERJECTIONS}|${POLITE})\b|${EXCLAMATIONS})(?:[,!…–—\s]|(?<=\s)-(?=\s))+)*`;
const OPENS = new RegExp(`^${OPENING}`, "i");

/** An expression for what stands at the beginning of a request, whatever is said before it. */
export function opening(words: string, flags = "i"): RegExp {
  return new RegExp(`^${OPENING}${words}`, flags);
}

/** How many letters are said before the request itself. */
export function openingOf(text: string): number {
  return OPENS.exec(text)?.[0].length ?? 0;
}

/** Asking to be reminded, however it is called; a reminder is asked for by its name as well. */
export const REMIND = String.raw`(?:(?:remind|nudge|ping|prompt|alert|buzz|poke) (?:me|us)|don['’]?t let (?:me|us) forget|(?:i(?:['’]ll| shall| will|['’]d| would| should)? )?(?:also )?(?:want|need|like) (?:reminding|a (?:nudge|heads[- ]up|reminder)|to be reminded)|(?:give|send) me a (?:nudge|heads[- ]up)|(?:get|have) me(?=\s+to\s+(?!the\b|my\b|an?\b|work\b|bed\b|town\b|school\b)[a-z]))\b`;

const ACTS: readonly (readonly [OpeningAct, RegExp])[] = [
  [
    "remind",
    opening(
      String.raw`${REMIND}(?![,\s]+(?:what|when|where|who|whose|how|why|which|whether|if|again)\b(?!.*,\s+to\s+\p{Ll}))(?=.*\bto\s+\p{L})(?!.*\b(?:instead|rather)\b)`,
      "iu",
    ),
  ],
  ["text", opening(String.raw`text\s+(?:him|her|them)\s+\S`)],
  ["mail", opening(String.raw`e-?mail\s+(?:him|her|them)\s+\S`)],
];

/** The act that words open, where that is sure: "remind me at five to post the books", "text her see you". */
export function actOpened(text: string): OpeningAct | undefined {
  return ACTS.find(([, opens]) => opens.test(text))?.[0];
}

const REMINDS_TO = new RegExp(String.raw`(?:\b${REMIND}|\breminder)\s+to\s`, "i");
const REMINDS_FIRST = opening(REMIND);
const REMINDING = new RegExp(String.raw`\b${REMIND}|\b(?:reminder|nudge)\b`, "i");

/** Somebody wants to be reminded to do something. */
export function remindsTo(text: string): boolean {
  return REMINDS_TO.test(text);
}

/** The request begins with asking to be reminded. */
export function opensReminding(text: string): boolean {
  return REMINDS_FIRST.test(text);
}

/** Where the words that ask to be reminded end; undefined where nobody asks for that. */
export function remindingEnd(text: string): number | undefined {
  const found = REMINDING.exec(text);
  return found ? found.index + found[0].length : undefined;
}

/** People greet an assistant by some name before they ask; the name says nothing about what they ask. */
const GREETING =
  /^[\s\p{P}]*(?:(?:hey|hi|hello|ok|okay|yo)[\s,]+)?(?:google|siri|alexa|olly|cortana|computer|jarvis|sotto|pda)(?![\p{L}\p{N}'])[\s\p{P}]*/u;

/** How many letters of a text in small letters greet an assistant by a name. */
export function greetingOf(folded: string): number {
  return GREETING.exec(folded)?.[0].length ?? 0;
}

const GREETINGS = new Set(["hello", "hey", "bye", "goodbye"]);

/** A word that greets or takes leave, and is no title by itself. */
export function greets(word: string): boolean {
  return GREETINGS.has(word);
}
