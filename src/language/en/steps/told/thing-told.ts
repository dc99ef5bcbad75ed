import { thingSaid } from "../in-place/named/things-said.ts";
import { WHEN, topicOf } from "./timed.ts";

const THING = String.raw`(?<thing>[^,.;:!?]+?)`;
const TELLS =
  "e-?mailed|mailed|texted|messaged|wrote|written|sent|said|says|told|mentioned|asked|e-?mails?|mails?|texts?|messages?|notes?|letters?|something|one|word";
const OVER = String.raw`(?=\s+(?:by|before|on|at|in|till|until|with|and|so|because|is|are|has|that)\b|\s*[,.;:!?]|$)`;
/** What somebody has written about, or what they want; what is said to be somewhere, or to be so. */
const FORMS = [
  String.raw`\b(?:${TELLS})\b[^.;!?]*?\b(?:about|regarding|re)\s+(?:the fact that\s+|when\s+)?${THING}${OVER}`,
  String.raw`^(?:(?:that|this|the|those|these)\s+)${THING}\s+(?:that\s+|which\s+)?(?:they|he|she|we|\p{Lu}[\p{L}-]+|my \p{L}+)(?:['’](?:s|ve)|\s+(?:has|have|had))?\s+(?:e-?mailed|mailed|texted|messaged|wrote|written|sent)\b`,
  String.raw`\bthere(?:['’]s|\s+(?:is|are))\s+(?:an?|some|the)\s+(?!(?:[\p{L}-]+\s+){0,2}(?:date|time|day|deadline|mail|e-?mail|text|message|note|letter)\b)(?<thing>[\p{L}-]+(?:\s+(?!coming\b|going\b|being\b)[\p{L}-]+){0,2}?)${OVER.replace("(?=", String.raw`(?=\s+(?:coming|going|being)\b|`)}`,
  String.raw`\b(?:wants?|needs?|asks for|asked for|is after|['’]s after|expects?)\s+(?!(?:us|me|to|it|that|them)\b)${THING}${OVER}`,
].map((words) => new RegExp(words, "iu"));
/** Nothing but the name of a thing. */
const NAME_ALONE =
  /^(?:(?:so|oh|right|ok|okay|and|that|this|the|my|our)\s+)*(?<thing>(?!(?:I|we|they|he|she|it|there)(?:['’\s]|$))[\p{L}\d'’-]+(?:\s+(?!(?:is|are|was|has|have|wants?|needs?|says?|said|sent|wrote|mailed|e-?mailed|texted|messaged|asked)\b)[\p{L}\d'’-]+){0,4})$/iu;
const SUBJECT =
  /^(?:the|my|our)?\s*(?<thing>[\p{L}-]+(?:\s+[\p{L}-]+){0,2}?)(?:['’]s|\s+(?:is|are|has|have))\s+(?:got|coming|going|being|due|to be|having|changing|moving|back|arriving)\b/iu;
const HAS_WHEN = new RegExp(String.raw`\b${WHEN}\b`, "iu");
const NO_NAME =
  /^(?:it|that|this|he|she|they|them|us|me|\p{L}+(?:['’]s)?\s+(?:mail|e-?mail|text|message|note|letter))$/iu;
const DET = /^(?:that|this|those|these|the|my|our|an?|her|his|their|some)\s+/iu;

/** What clauses that tell of a text speak of, as it may be called; undefined where none says. */
export function thingTold(told: readonly string[]): string | undefined {
  const clauses = told.flatMap((one) => one.split(/[,;]\s+/u));
  for (const pattern of [...FORMS, NAME_ALONE, SUBJECT]) {
    for (const clause of clauses) {
      const thing = pattern.exec(clause)?.groups?.["thing"]?.trim();
      if (thing !== undefined && !NO_NAME.test(thing) && !HAS_WHEN.test(thing)) return bare(thing);
    }
  }
  const asked = clauses.find((clause) => HAS_WHEN.test(clause));
  const topic = bare(asked === undefined ? (thingSaid(clauses.join(". ")) ?? "") : topicOf(asked));
  return topic === "" || NO_NAME.test(topic) ? undefined : topic;
}

function bare(thing: string): string {
  return thing.replace(DET, "").trim();
}
