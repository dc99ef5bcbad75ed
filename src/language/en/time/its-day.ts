import type { PartOfDay } from "../../reading/found.ts";

const PART = "day|date|morning|afternoon|evening|night";
const DUE = String.raw`(?:due|wanted|needed|owed|up|out|in|on|over|(?:(?:got|meant|supposed)\s+)?to\s+be\s+(?:in|done|paid|there|back|sent|handed in|picked up|collected))`;
/** Here a day is asked for, and none is told by. */
const LOOKED_UP = String.raw`(?<!\b(?:check|see|find|up|out|know|is|of|what|which|read|get|have|(?:tell|show|give)\s+me)\s)`;
/** Of what was spoken of before, by no name of its own. */
const OF_IT = String.raw`(?:it|that|this|they|those|these|he|she|(?:that|this|those|these)\s+(?<noun>[\p{L}-]+))(?:['’](?:s|re)|\s+(?:is|are|has|have))`;
/** "The day it's due", "on the day those are wanted". */
export const ITS_DAY = String.raw`(?:(?<=\bon\s)|${LOOKED_UP})the\s+(?:very\s+)?(?<part>${PART})\s+(?:(?:that|when|which)\s+)?${OF_IT}\s+${DUE}(?![\p{L}'’])`;
const STANDS = new RegExp(String.raw`(?:on\s+)?${ITS_DAY}`, "iuy");

type ItsDay = { readonly end: number; readonly part: PartOfDay | undefined };

/** The day of what is spoken of, told by what it is then, where it begins at this place. */
export function itsDayAt(text: string, start: number): ItsDay | undefined {
  STANDS.lastIndex = start;
  const found = STANDS.exec(text);
  if (!found) return undefined;
  const part = PARTS.get(found.groups?.["part"]?.toLowerCase() ?? "");
  return { end: start + found[0].length, part };
}

const PARTS: ReadonlyMap<string, PartOfDay> = new Map([
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["evening", "evening"],
  ["night", "night"],
]);
