import { OPENING } from "../../../openings.ts";

const WANTS = String.raw`(?:want|wants|need|needs|ought|has|have|should|can|could|must|had better)(?:['’]d)?(?:\s+to)?`;
/** "Clips want to go on there as well", "bulbs, those need to be in there too". */
const BELONGS = new RegExp(
  String.raw`^(?<lead>${OPENING}(?:(?:oh|and|also|plus)[,\s]+)*)(?<what>[^,.;:!?]{2,60}?),?\s+(?:(?:those|these|they|that|it|which)\s+)?${WANTS}\s+(?:go|be|come)\s+(?:in|on|onto|into|down)(?:\s+(?<where>there|it|that))?(?<also>(?:,?\s+(?:as well|too|also|and all|please))*)[\s.!]*$`,
  "iu",
);

/** What is said to belong to what was just made or shown, as something to be added to it; any other sentence as it is. */
export function asAdded(sentence: string): string {
  const { what, where, also } = BELONGS.exec(sentence)?.groups ?? {};
  // "The chicken needs to go in" adds nothing to anything.
  if (what === undefined || (where === undefined && also === "")) return sentence;
  return POINTS.test(what) ? sentence : `add ${what} to it`;
}

const POINTS = /^(?:it|that|this|those|these|they|he|she|what|who|which|i|we|you)\b/iu;
