import { jointsBy } from "../../clauses/joints.ts";
import { OPENING, opensReminding } from "../openings.ts";

/** Words that join two requests; the longest first. */
const JOINTS =
  /\s*(?:[,;.!?]*\s+(?:oh,?\s+)?and,?\s+(?:(?:then|also|oh|um|while you['’]?re at it|while I remember|while I think of it|by the way|before I forget),?\s+)*|[,;.!?]*\s+(?:then|(?<!\b(?:minutes?|mins?|hours?|days?|weeks?|months?|half)\s+)after that|plus)\s+|;\s+|,\s+also\s+|[.!?]+\s+(?:(?:also|next),?\s+)?)/gi;
/** Words that begin no request. */
const NO_ACT =
  "the|a|an|my|our|his|her|their|your|one|some|any|all|with|for|to|from|about|of|off|in|on|at|by|if|because|while|since|until|but|or|not|never|both|i|we|you|he|she|they|it|there|this|that|is|are|was|were|has|have|had";

export const {
  beginsAct,
  cutsIn,
  endsIn,
  endsInToo,
  isNoRequest,
  jointsIn,
  namesRecord,
  opensAlike,
  withoutToo,
} = jointsBy({
  joints: JOINTS,
  /** Where a right side may end: at the next joint, or where something is told ("…, they're both done"). */
  ends: new RegExp(
    String.raw`${JOINTS.source}|,\s+(?=(?:so|they|both|it|i|we|he|she|that|there)\b)`,
    "gi",
  ),
  closes: /\band\b/i,
  also: /\balso\b/i,
  too: /[\s,]+(?:too|as well|also|while you['’]?re (?:at it|there|about it))[.!?]*$/i,
  /** A record that was not spoken of before. */
  record: /^(?:the|my|our)\s+(?!(?:other|next|same|first|second|last)\b)\S/i,
  /** A mere name ("Sarah to Friday"), or what is not to be. */
  noRequest: /^(?:\p{Lu}\p{Ll}|(?:not|never)\b)/u,
  /** "Dim the lights", "order a pizza", "close Firefox", "who won the match". */
  acts: new RegExp(
    String.raw`^${OPENING}(?:(?:what(?!\s+an?\s)|who|how|why|where|when|which)\b|(?!(?:${NO_ACT}|what)\b)\p{Ll}+\s+(?:(?:up|down|off|out|back)\s+)?(?:(?:the|a|an|my|our|some|it|them|me|him|her|us|all|both|each|any(?:thing)?|every(?:thing)?|whatever|this|that|these|those)\b|\p{Lu}))`,
    "u",
  ),
  opensReminding,
});
