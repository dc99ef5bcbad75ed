import { OPENING } from "../../../openings.ts";
import { RATED } from "../../selections/ends.ts";

const LOT = String.raw`(?<lot>(?:everything|both|each|every|all)\s[^,.;:!?]+?|(?:the|my|our)\s(?:[\p{L}'’-]+\s){1,3}list)`;
const RATES = [
  // "Everything on the school list, high priority".
  String.raw`^(?<lead>${OPENING})${LOT}\s*[,:–-]\s*(?<as>${RATED})(?<rest>[.!]*)$`,
  // "Mark both of the calls as urgent".
  String.raw`^(?<lead>${OPENING})(?:mark|set|flag|put)\s+${LOT}\s+(?:as|to|at|on)\s+(?<as>${RATED})(?<rest>[.!]*)$`,
  // "The school list, mark all of it urgent".
  String.raw`^(?<lead>${OPENING})${LOT},\s*(?:mark|set|make|put)\s+(?:it all|all of it|the (?:whole )?lot|everything)\s+(?:on it\s+)?(?:(?:as|to|at)\s+)?(?<as>${RATED})(?<rest>[.!]*)$`,
].map((words) => new RegExp(words, "iu"));

/** How much several things are to count for, as making them so; any other text as it is. */
export function asRated(text: string): string {
  for (const pattern of RATES) {
    const { lead = "", lot, as = "", rest = "" } = pattern.exec(text)?.groups ?? {};
    if (lot === undefined) continue;
    const things = /list$/iu.test(lot) && !/\son\s/iu.test(lot) ? `everything on ${lot}` : lot;
    return `${lead}make ${things} ${as}${rest}`;
  }
  return text;
}
