import { OPENING } from "../openings.ts";

const PERSON = "i|you|we|he|she|they|it";
/** "Because they never pick up", "I'm engaged", "hasn't a date", "wants to go off": a clause of its own. */
const CLAUSE = new RegExp(
  String.raw`^(?:(?:because|lest|although|though|whereas|whatever|whichever|whoever|whenever|unless|so that|in case|gimme)\b|(?:${PERSON})(?:['’](?:m|d|ve|ll|re|s)\b|\s+(?:am|are|is|was|were|have|had|has|will|would|can|could|should|just|wants?|needs?|think|said)\b)|(?:has|have|had|is|are|was|were|does|do|did|will|would|should|could|ca)n['’]t\b|wants?\s+to\b)`,
  "i",
);
/** "Ropes I was thinking of", "tea, no, supper", "the one you just set", "gloves, write that down". */
const SPEAKING = new RegExp(
  String.raw`\b(?:${PERSON})\s+(?:was|were|just|am|meant?)\b|(?:^|[,;–—]\s*)(?:no|sorry|actually|or rather|rather|wait|i mean|scratch that|better|make that|or let)\b[,\s]|\bthe one (?:you|i|we) (?:just|did|made|set|put)\b|[,;]\s*(?:write|put|add|pop|stick|set|make|move|tell|text|send|remind) (?:that|it|him|her|them|those|this)\b`,
  "i",
);
/** Somebody is told or asked a clause: "tell Ben I was late". */
const TELLING = /^(?:tell|ask|let|text|email|mail|message|write|say|remind|check|see|find|look)\b/i;
/** Behind these something is left to be said. */
const UNFINISHED = /(?:^|\s)(?:the|an?|my|your|our|their|and|or|of|because)$/i;

/** It only stands for a thing that was spoken of. */
const STANDING =
  /^(?:(?:an?|the|another)\s+)?(?:(?:new|fresh|second|third|further|similar|same|other)\s+)+ones?$/i;

/** It only points at what was told. */
const POINTING =
  /^(?:both|all|the lot|these|those|them|it|this|that)(?:\s+(?:of\s+)?(?:it|them|these|those|that))?$/iu;

/** "Oh good", "right": only said before what is meant. */
const EXCLAIMED = new RegExp(`^${OPENING}$`, "iu");

/** Words that can't be what something is called: a clause, a slip taken back, half a phrase, what stands for another thing. */
export function namesNothing(name: string): boolean {
  if (
    UNFINISHED.test(name) ||
    STANDING.test(name) ||
    POINTING.test(name.trim()) ||
    EXCLAIMED.test(`${name.trim()},`)
  )
    return true;
  return CLAUSE.test(name) || (!TELLING.test(name) && SPEAKING.test(name));
}
