import { OPENING } from "../../../openings.ts";

const WANTS = String.raw`(?:want|wants|need|needs|ought|has|have|should|can|could|must|had better)(?:['’]d)?(?:\s+to)?`;
/** "Clips want to go on there as well", "bulbs, those need to be in there too". */
const BELONGS = new RegExp(
  String.raw`^(?<lead>${OPENING}(?:(?:oh|and|also|plus)[,\s]+)*)(?<what>[^,.;:!?]{2,60}?),?\s+(?:(?:those|these|they|that|it|which)\s+)?${WANTS}\s+(?:go|be|come)\s+(?:in|on|onto|into|down)(?:\s+(?<where>there|it|that))?(?<also>(?:,?\s+(?:as well|too|also|and all|please))*)[\s.!]*$`,
  "iu",
);

/** "And on that day I'd like tea in the diary at four": as a request of its own. */
const WANTED =
  /(?<=^|,\s+|\b(?:and|then)\s+)on (?<day>(?:that|the same) day)(?:\s+this year)?,?\s+I(?:['’]d like|\s+(?:want|need|would like))\s+(?<what>[^,.;:!?]+?)\s+(?<where>(?:in|on)\s+(?:the|my|our)\s+(?:\p{L}+\s+)?(?:calendar|diary))\b/iu;

/** What is said to belong to what was just made or shown, or on the day told before, as something to be added there; any other sentence as it is. */
export function asAdded(sentence: string): string {
  const { what, where, also } = BELONGS.exec(sentence)?.groups ?? {};
  // "The chicken needs to go in" adds nothing to anything.
  if (what === undefined || (where === undefined && also === "")) {
    return sentence.replace(WANTED, "put $<what> $<where> on $<day>");
  }
  return POINTS.test(what) ? sentence : `add ${what} to it`;
}

const POINTS = /^(?:it|that|this|those|these|they|he|she|what|who|which|i|we|you)\b/iu;
