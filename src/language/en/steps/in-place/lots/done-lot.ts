import { opening } from "../../../openings.ts";
import { TWO_CLAUSES } from "./two-clauses.ts";
import { LEFT_OUT } from "../../selections/exceptions.ts";

/** What is told before it. */
const TOLD = String.raw`(?<told>(?:[^.!?;]*?,\s+so\s+)?)`;
const LIST = String.raw`(?:the|my|our)\s+(?:(?:whole|entire)\s+)?(?<list>(?:[\p{L}\p{N}'’-]+\s+){0,3}?list)`;
/** "Everything on the barn list", "every single thing on it". */
const LOT = String.raw`(?<lot>(?:everything|anything|whatever|all|every)\b[^.!?;:,]*?)`;
const GOT =
  "(?:done|finished|sorted|completed?|bought|got|ordered|paid|packed|ticked|crossed off|dealt with|over with|taken care of)";
/** Where what was bought is by then. */
const IN =
  "(?:in|at home|home|(?:in|into) (?:the|my|our) (?:\\p{L}+ )?(?:van|car|boot|bag|bags|basket|trolley|cupboards?|fridge|freezer|house|kitchen|bank))";
const DONE = String.raw`(?:\s+(?:is|are|has been|have been)|['’]s(?:\s+been)?)\s+(?:all\s+|now\s+|already\s+)*(?:${GOT}|${IN})`;
const TICKED = String.raw`(?:,?\s+(?:so\s+|and\s+)?(?:tick|mark|check|cross)\b[^.!?;]*)?`;
const EXCEPT = String.raw`(?<rest>(?:,?\s+(?:${LEFT_OUT})\s[^.!?;]*)?)`;
const I_HAVE = String.raw`(?:I|we)(?:['’]ve|\s+have)?\s+(?:(?:now|just|already|been and)\s+)*(?:done|finished|bought|got|picked up|fetched|completed|lugged|ordered|sorted)`;

const ALL_DONE = [
  // "Everything on the barn list is done bar the oats".
  `${TOLD}${LOT}${DONE}${EXCEPT}${TICKED}[.!]*$`,
  // "I've got everything on the barn list except the oats", "I've done the whole barn list".
  String.raw`${TOLD}${I_HAVE}\s+(?:everything (?:on|off|from)\s+${LIST}|(?:the|my|our)\s+(?:whole|entire)\s+(?<whole>(?:[\p{L}\p{N}'’-]+\s+){0,3}?list))${EXCEPT}${TICKED}[.!]*$`,
  // "The whole barn list is done", "the barn list's finished, every item on it".
  String.raw`${TOLD}${LIST}${DONE}(?<rest>)(?:,\s+(?:all of it|every (?:single |last )?(?:item|thing|one)\b[^.!?;,]*|the (?:whole )?lot))?${TICKED}[.!]*$`,
].map((words) => opening(words, "isu"));

/** The list that is spoken of before. */
const SPOKEN =
  /\b(?:the|my|our)\s+(?:(?:whole|entire)\s+)?(?<list>(?:[\p{L}\p{N}'’-]+\s+){1,3}?list)\b/iu;

/** A state in which what is on a list is done. */
export const ALL_GOT = `(?:${GOT}|${IN})`;

/** A sentence that tells that all of something is done, as ticking it off; undefined for any other. */
export function allDone(sentence: string): string | undefined {
  for (const pattern of ALL_DONE) {
    const found = pattern.exec(sentence)?.groups;
    if (!found) continue;
    const { lot, rest = "", told = "" } = found;
    const list = found["list"] ?? found["whole"];
    const things = list === undefined ? lotIn(lot ?? "", told) : `everything on the ${list}`;
    if (things !== undefined && !TWO_CLAUSES.test(things)) return `tick off ${things}${rest}`;
  }
  return undefined;
}

/** "Every single thing on it": on the list that was told of before. */
function lotIn(lot: string, told: string): string | undefined {
  const plain = lot.replace(
    /^every (?:single |last |single last )?(?:thing|item|one)\b/iu,
    "everything",
  );
  const list = SPOKEN.exec(told)?.groups?.["list"];
  const pointed = plain.replace(/\s+(?:on|in) (?:it|there|that)$/iu, "");
  if (pointed !== plain) return list && `${pointed} on the ${list}`;
  return plain;
}
