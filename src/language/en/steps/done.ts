import { opening } from "../openings.ts";

const IS = String.raw`(?:['’]s|s['’]|\s+(?:is|are|was|were|has been|have been|got))?`;
const HOW = String.raw`(?:\s+(?:all|now|already|finally|both|well and truly))*`;
const DONE =
  "(?:done|sorted(?: out)?|finished|completed?|handled|seen to|taken care of|dealt with|ticked off|over and done with|out of the way|off my list)";
const BEHIND = String.raw`(?:\s+(?:now|already|too|as well|and dusted|thanks|thank you|with|yesterday|today|this morning|last night))*[\s.!,]*$`;
const TOLD = opening(
  String.raw`(?:the\s+|my\s+|that\s+|our\s+)?(?<thing>(?!(?:i|we|you|he|she|they|it|that|this|what|who|all|nothing|everything|not|are|is|have|has|when|once|if|after|until|get|have|remind|mark|make|set|tell|let|please|tick|is|did|does)(?!\p{L}))[\p{L}\p{N}][^,.;:!?]*?)${IS}${HOW}\s+${DONE}${BEHIND}`,
  "iu",
);

/** "The ferry booking's done", "mooring fees sorted": what is told to be done; undefined for any other clause. */
export function doneIn(clause: string): string | undefined {
  return TOLD.exec(clause)?.groups?.["thing"]?.trim();
}
