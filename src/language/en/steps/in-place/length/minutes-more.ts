import { OPENING } from "../../../openings.ts";
import { readNumber } from "../../../numbers/read-number.ts";
import { tokenise } from "../../../tokenise.ts";

const N = String.raw`(?<count>\d{1,3}|\p{L}+(?:[\s-]\p{L}+)?)`;
const ANOTHER = "(?:another|an extra|a further)";
const MORE = String.raw`(?:more|extra|longer|on top|on (?:it|that|top of that))`;
const LEAD = String.raw`(?<lead>(?:^|.*[,;.!?]\s+)(?:and\s+|so\s+|but\s+)?${OPENING}(?:(?:just|can you|could you)\s+)?)`;
const END = String.raw`(?:,?\s+(?:then|please|would you|will you|to be safe|for luck))*(?<end>[\s.!?]*)$`;
const GIVE = String.raw`(?:give|allow)\s+(?:it|that|this|them)\s+`;
const NEEDS = String.raw`(?:it|that|they)(?:\s+(?:needs?|wants?|could do with)|(?:\s+will|['’]ll) (?:need|want))\s+`;

/** "Give it another ten on top", "it needs five more", "another ten on top". */
const BARE = [
  `(?:${GIVE}|${NEEDS})${ANOTHER}\\s+${N}(?:\\s+${MORE})*`,
  `(?:${GIVE}|${NEEDS})${N}(?:\\s+${MORE})+`,
  `(?:(?:add|put|stick)\\s+)?${ANOTHER}\\s+${N}\\s+${MORE}`,
].map((words) => new RegExp(LEAD + words + END, "isu"));

/** A number alone that something gets more of is of minutes; any other sentence as it is. */
export function minutesMore(sentence: string): string {
  for (const pattern of BARE) {
    const { lead = "", count = "", end = "" } = pattern.exec(sentence)?.groups ?? {};
    const tokens = tokenise(count);
    if (count === "" || readNumber(tokens, 0)?.next !== tokens.length) continue;
    return `${lead}make it ${count} minutes longer${end}`;
  }
  return sentence;
}
