import type { Joint } from "../../contract/requests.ts";
import { OPENING, opensReminding } from "../openings.ts";

/** Words that join two requests; the longest first. */
const JOINTS =
  /\s*(?:[,;.!?]*\s+(?:oh,?\s+)?and,?\s+(?:(?:then|also|while you['’]?re at it),?\s+)?|[,;.!?]*\s+(?:then|after that|plus)\s+|;\s+|,\s+also\s+|[.!?]+\s+(?:(?:also|next),?\s+)?)/gi;
/** Where a right side may end: at the next joint, or where something is told ("…, they're both done"). */
const ENDS = new RegExp(
  String.raw`${JOINTS.source}|,\s+(?=(?:so|they|both|it|i|we|he|she|that|there)\b)`,
  "gi",
);
/** A request with more joints than this is a story; only its first ones are tried. */
const MAX_JOINTS = 8;

const ALSO = /\balso\b/i;
const TOO = /[\s,]+(?:too|as well|also)[.!?]*$/i;

/** The first places where a text may be two requests. */
export function jointsIn(text: string): readonly Joint[] {
  return [...text.matchAll(JOINTS)].slice(0, MAX_JOINTS).map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    gap: index + words.search(/[^,;.!?]/),
    isSentence: /[.!?]/.test(words),
    isAlso: ALSO.test(words),
  }));
}

/** Where what follows a joint may end. */
export function endsIn(right: string): readonly number[] {
  return [...right.matchAll(ENDS)].slice(0, MAX_JOINTS).map(({ index }) => index);
}

/** Words that end in saying that it is one more thing. */
export function endsInToo(text: string): boolean {
  return TOO.test(text);
}

export function withoutToo(text: string): string {
  return text.replace(TOO, "");
}

/** A record that was not spoken of before. */
const RECORD = /^(?:the|my|our)\s+(?!(?:other|next|same|first|second|last)\b)\S/i;

export function namesRecord(text: string): boolean {
  return RECORD.test(text);
}

/** A mere name ("Sarah to Friday"), or what is not to be. */
const OTHER = /^(?:\p{Lu}\p{Ll}|(?:not|never)\b)/u;

export function isNoRequest(text: string): boolean {
  return OTHER.test(text);
}

/** A right side that begins as the left does, or asks to be reminded again. */
export function opensAlike(one: string, other: string): boolean {
  return firstWords(one) === firstWords(other) || opensReminding(other);
}

function firstWords(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 2).join(" ");
}

/** Words that begin no request. */
const NO_ACT =
  "the|a|an|my|our|his|her|their|your|one|some|any|all|with|for|to|from|about|of|in|on|at|by|if|because|while|since|until|but|or|not|never|both|i|we|you|he|she|they|it|there|this|that|is|are|was|were|has|have|had";
/** "Dim the lights", "order a pizza", "close Firefox", "who won the match". */
const ACTS = new RegExp(
  String.raw`^${OPENING}(?:(?:what|who|how|why|where|when|which)\b|(?!(?:${NO_ACT})\b)\p{Ll}+\s+(?:(?:up|down|off|out|back)\s+)?(?:(?:the|a|an|my|our|some|it|them|me|him|her|us|all|this|that)\b|\p{Lu}))`,
  "u",
);

/** Words that begin as an act or a question does, whatever they ask for. */
export function beginsAct(text: string): boolean {
  return ACTS.test(text);
}
