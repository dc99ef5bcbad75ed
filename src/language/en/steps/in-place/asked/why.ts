import { OPENING } from "../../../openings.ts";

/** Who wants to be told something of their own. */
const TOLD = String.raw`(?:(?:read|tell|show|give|run|talk|walk|take)\s+(?:me|us)|list|what(?:['’]s|['’]ve|\s+(?:is|are|have|has|do|does))?|how\s+many|any)\b`;
const HURRY = String.raw`(?:(?:be\s+)?quick(?:ly)?|fast|in\s+a\s+(?:hurry|rush)|hurry(?:\s+up)?)`;
const BEFORE = "(?:because|cos|cause|'cause|as|since|for)";
const I_MUST = String.raw`(?:I|we)(?:(?:['’]ve|\s+have)?\s+(?:only\s+)?got\s+(?:to|two|five|ten|a)|\s+(?:have|need|must|only\s+have)\b|(?:['’]m|['’]re|\s+am|\s+are)\s+(?:\S+\s+)?(?:late|in\s+a\s+(?:hurry|rush)|about\s+to|on\s+(?:my|our|the)\s+way|off|trying\s+to|driving|busy))`;
const WHY = new RegExp(
  String.raw`^(?<asked>${OPENING}${TOLD}.*?\S)(?:\s*[,–—-]\s*${HURRY})?(?:(?:\s*[,–—-]\s*(?:${BEFORE}\s+)?|\s+${BEFORE}\s+)${I_MUST}[^.?!]*|\s*[,–—-]\s*${HURRY})(?<end>[.?!]*)$`,
  "isu",
);

/** A question or a wish to be told something without why there is a hurry, behind it; any other sentence as it is. */
export function withoutHurry(sentence: string): string {
  return sentence.replace(WHY, "$<asked>$<end>");
}
