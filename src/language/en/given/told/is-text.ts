import type { Saying } from "./direct/as-told.ts";
import type { Told } from "./links.ts";
import { wayOf, withoutWay } from "./way.ts";

/** What is no text for anybody: something else that is to be done here, a subject line, what only points or is looked up. */
const MORE =
  /(?:\band|\bthen|[,.;])\s+(?:then\s+|also\s+|please\s+)*(?:remind me|(?:give|get|send) me an? (?:\p{L}+ )?(?:reminder|nudge)|(?:set|put|pop)\s+(?:an?|me|the|on an?)\s+(?:\p{L}+\s+)?(?:timer|alarm|reminder)|add\s.*\bto (?:my|the)\b|(?:put|pop|stick)\s.*\b(?:calendar|diary|list|note)\b|schedule|delete|turn (?:on|off|up|down)|play\b|make a note)/iu;
const NO_TEXT =
  /^(?:(?:please|pls|thanks|thank you|cheers|ta|will you|would you|now|quickly|asap)[\s.!?]*$|(?:that|it|this|so|the same|them|about (?:it|that))[\s.!?]*$|subject\b|(?:with\s+)?(?:the\s+)?subject\b|(?:and|or)\s+\p{Lu}|about\b|re\b)/u;
/** "Tell Una when the tide turns": what is told would first have to be known. */
const UNKNOWN = /^(?:when|where|what|which|who|how|why)\b/iu;

/** Whether it is sure to be what somebody is to read, and by this way. */
export function isText(
  { words, saying: told, by, link }: Told,
  saying: Saying,
  head: string,
): boolean {
  if (MORE.test(words) || NO_TEXT.test(words)) return false;
  const way = `${by} ${withoutWay(words).by}`;
  if (/^let$/iu.test(head)) return /\bknow\b/iu.test(by);
  if (/^(?:drop|shoot|send|fire|give|write)$/iu.test(head))
    return wayOf(way) !== undefined || /\bthis\b/iu.test(by);
  if (/^to$/iu.test(head)) return wayOf(way) !== undefined || link.includes(":");
  if (saying === "remind") return wayOf(way) !== undefined;
  return told !== "tell" || !UNKNOWN.test(words);
}
