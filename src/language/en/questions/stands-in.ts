import type { StandsIn } from "../../contract/questions.ts";
import { beginsAct } from "../clauses/joints.ts";
import { opening } from "../openings.ts";
import { NOUN, TEXT_KINDS } from "./text-kinds.ts";
import { KINDS } from "../objects.ts";

const NAMED_NOUN = `(?<noun>${NOUN})`;
const A = String.raw`(?:an?|the|my|our|me|some|one of (?:my|the|our|me)|(?:his|her|their)|that|this)`;
/** "The boiler file": what is called so may stand before the noun. */
const HOLDER = String.raw`(?:${A}\s+)?(?:\p{L}+\s+){0,2}?${NAMED_NOUN}`;
const IT = "(?:it|that|this|them|they)";
const IS = String.raw`(?:['’]s|['’]re|\s+is|\s+are|\s+was|\s+were|['’]ll be|\s+(?:should|must|will|might|may) be)`;
const HAVE = String.raw`(?:(?:i|we)(?:['’]ve|\s+have)?\s+)?(?:got|have|had|keep|kept|made|wrote|saved|put)`;

/** A clause that says of what stands before it where it stands, and nothing else. */
const SAYS_WHERE = [
  // "It's in a note", "they should be in one of my mails".
  String.raw`${IT}${IS}\s+(?:all\s+)?(?:written down\s+|saved\s+|kept\s+)?(?:somewhere\s+)?(?:in|on|inside|among)\s+${HOLDER}(?:\s+somewhere)?`,
  // "In a note somewhere", "somewhere in my mails".
  String.raw`(?:somewhere\s+)?in\s+${HOLDER}\s+somewhere|somewhere\s+(?:in|on|among)\s+${HOLDER}`,
  // "I've got a file on it", "there's a note about it".
  String.raw`(?:${HAVE}|there(?:['’]s|\s+is|\s+was|\s+are))\s+${HOLDER}\s+(?:on|about|for|of|with|saying)\s+(?:it|that|this|them)(?:\s+somewhere)?`,
  // "They sent an email", "she texted me about it".
  String.raw`(?:they|he|she)(?:['’](?:ve|d|s))?\s+(?:sent|wrote|dropped)\s+(?:(?:me|us)\s+)?${HOLDER}(?:\s+(?:about|with|on)\s+${IT})?`,
  String.raw`(?:they|he|she)(?:['’](?:ve|d|s))?\s+(?:texted|e-?mailed|messaged|wrote|written)(?:\s+(?:me|us|it))?(?:\s+(?:about|with|on)\s+${IT})?`,
  // "I wrote it down somewhere", "it's written down".
  String.raw`(?:i|we)(?:['’]ve)?\s+(?:wrote|written|noted|jotted|put)\s+${IT}\s+down(?:\s+somewhere)?|${IT}${IS}\s+(?:written|noted)\s+down(?:\s+somewhere)?`,
] as const;
/** Said of it without a pause: "the code for the barn should be in a note". */
const PRESUMED = new RegExp(
  String.raw`^(?<topic>.*\S)\s+(?:(?:should|must|ought to|might|may|will)|['’]ll)\s+(?:all\s+)?be\s+(?:somewhere\s+)?(?:in|on|among)\s+${HOLDER}[.!?]*$`,
  "isu",
);
const WHERE = new RegExp(
  String.raw`^(?<topic>.*\S)\s*(?:[.,;:!?–—]|\s-)\s*(?:(?:and|but|i think|i know|pretty sure|sure)\s+)*(?:${SAYS_WHERE.map(unnamed).join("|")})\s*[.!?]*$`,
  "isu",
);

const ASKS = opening("(?:what|which|who|whose|where|when|how)\\b");

/** A sentence may begin with a capital, and a verb too. */
function isAct(topic: string): boolean {
  const uncapitalised = topic.slice(0, 1).toLowerCase() + topic.slice(1);
  return beginsAct(uncapitalised) && !ASKS.test(topic);
}

/** Groups of one name may stand in one expression once only; what is said is looked up afterwards. */
function unnamed(pattern: string): string {
  return pattern.replaceAll("(?<noun>", "(?:");
}

const NAMED = new RegExp(String.raw`\b${NAMED_NOUN}\b`, "giu");

/** "The alarm code for the barn, it's in a note": what is wanted, and what it is said to stand in. */
export function standsIn(text: string): StandsIn | undefined {
  const words = text.trim();
  const topic = (WHERE.exec(words) ?? PRESUMED.exec(words))?.groups?.["topic"];
  if (topic === undefined || isAct(topic)) return undefined;
  const nouns = [...words.slice(topic.length).matchAll(NAMED)].flatMap(
    ({ groups }) => KINDS.get(groups?.["noun"]?.toLowerCase() ?? "") ?? [],
  );
  return { topic, kinds: [...new Set(nouns)].filter((kind) => TEXT_KINDS.has(kind)) };
}
