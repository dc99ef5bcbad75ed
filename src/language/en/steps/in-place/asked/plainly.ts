import { OPENING } from "../../../openings.ts";

const WORKS = new RegExp(
  String.raw`^(?<lead>${OPENING})who(?:['’]s|\s+is)?\s+(?:(?:all|that)\s+)?work(?:s|ing)?\s+(?:at|for)\s+(?<where>(?!(?:me|us|you|what|which|whom)\b)[^,.;:!?]+)(?<end>[\s.!?]*)$`,
  "iu",
);

/** "What's next?" */
const NEXT = new RegExp(
  String.raw`^(?<lead>${OPENING})what(?:['’]s|\s+is)\s+next(?:\s+(?:then|please|for me|now))*(?<end>[\s.?!]*)$`,
  "iu",
);

/** "Who works at the mill", "what's next": as everybody asks it. */
export function asAskedPlainly(sentence: string): string {
  return sentence
    .replace(WORKS, "$<lead>who do I know at $<where>$<end>")
    .replace(NEXT, "$<lead>what's next on my calendar$<end>");
}
