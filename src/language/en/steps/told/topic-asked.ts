import { WEEKDAYS } from "../../time/vocabulary.ts";
import { POINTS, topicOf } from "./timed.ts";

/** Who does it, and the verbs that only ask. */
const WHO =
  /^(?:(?:am|is|are|was|were|do|does|did|can|could|must|should|will|would|shall|have|has|['’](?:m|re|ve|d|ll|s))(?:n['’]t)?\s+)?(?:I|we|you)(?:\s+(?:have|need|got|supposed)(?:\s+to)?)?\s+/iu;
const ASKS = /^(?:am|is|are|was|were|do|does|did|can|could|must|should|will|would|shall)\s+/iu;
/** Where it stands, or who says so, said behind it. */
const SAYS =
  /\s*,\s.*$|\s+(?:according to|in|from)\s+(?:(?:my|the|our|his|her|their)\s+)?[\p{L}'’ -]*(?:e-?mail|mail|text|message|note|letter|file|list)s?$/iu;
/** "Does the ferry paper say what day it leaves?" */
const TELLS =
  /^(?:does|do|did|is|has|have)\s+(?:(?:the|that|this|my|our)\s+)?(?<source>(?!(?:it|he|she|they|I|you|we)\b)[^,]+?)\s+(?:say|tell|mention|give|state|show|got|have)\b/iu;
/** "What did Una say about the oars?", "has Odo texted about the tar" */
const ABOUT =
  /^(?:what|whether|has|have|did|does)\b[^,]*?\b(?:says?|said|tell|told|write|written|wrote|texted?|messaged?|mailed?|e-?mailed?|mention(?:ed)?|want(?:ed)?|ask(?:ed)?)(?:\s+(?:me|us))?\s+(?:about|of|on|regarding)\s+(?:(?:the|my|our|that|this)\s+)?(?<topic>[^,]+)$/iu;
/** A day or an hour behind it. */
const THEN = new RegExp(
  String.raw`\s+(?:(?:on|this|next|in|at|by)\s+)*(?:${[...WEEKDAYS.keys()].join("|")}|today|tonight|tomorrow)(?:\s+(?:morning|afternoon|evening|night))?$`,
  "iu",
);
/** Longer words are a whole sentence, and no heading. */
const MOST_WORDS = 6;

/** "When am I fetching the oars, the list says?" is about "fetching the oars"; undefined where the words only point. */
export function topicAsked(question: string): string | undefined {
  const words = question.replace(/[\s.?!]+$/u, "").replace(SAYS, "");
  const source = TELLS.exec(words)?.groups?.["source"];
  if (source !== undefined) return source;
  const about = ABOUT.exec(words)?.groups?.["topic"];
  if (about !== undefined) return POINTS.test(about) ? undefined : about;
  const topic = topicOf(words).replace(WHO, "").replace(ASKS, "").replace(THEN, "").trim();
  const isShort = topic.split(/\s+/u).length <= MOST_WORDS;
  return isShort && !POINTS.test(topic) ? topic : undefined;
}
