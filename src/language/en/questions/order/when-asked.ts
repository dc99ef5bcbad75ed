import { OPENING } from "../../openings.ts";
import { WEEKDAYS } from "../../time/vocabulary.ts";

/** What is asked of a time itself, and of no thing: "which Friday's free". */
const OF_TIME = String.raw`(?!(?:it|that|this|left|after|before|next|last)\b)(?!.*\b(?:free|clear|empty|best|better|busy|busiest|quiet|quietest|easiest)\b)`;
const BE = String.raw`(?:['’]s|\s+(?:is|are|was|were|does|do|did|am|have|has))`;
/** "What day's the fish order"; of a date it is asked which weekday that is. */
const OF_THING = String.raw`(?=${BE}\s+(?:the|my|our|his|her|their)\s+(?!\d|\p{L}*(?:first|second|third|th|holiday)\b))`;
const ABOUT = String.raw`(?:on\s+|for\s+)?(?:which|what)\s+(?:${[...WEEKDAYS.keys()].join("|")}|week|weekend|month|morning|evening|night|day${OF_THING})`;
const WHICH_OF_THEM = new RegExp(
  String.raw`^(?<lead>${OPENING}(?:(?:tell me|remind me),?\s+)?)${ABOUT}(?<be>${BE})\s+${OF_TIME}(?<rest>.*?)(?:\s+(?:on|in|for))?(?<mark>[\s?.!]*)$`,
  "isu",
);
/** What is "down for Friday" or "booked in for" it, is then. */
const DOWN_FOR =
  /\s+(?:down|set|booked(?:\s+in)?|pencilled(?:\s+in)?|scheduled|fixed|planned|in\s+the\s+diary)(?:\s+(?:for|on))?(?=[\s?.!]*$)/iu;
/** "The service I'm taking": what somebody does there is no part of what it is called. */
const I_DO =
  /(?<=\b(?:when|where)(?:['’]s|\s+(?:is|are))\s+(?:the|my|our|that)\s[^,.;:!?]+?)\s+(?:(?:that|which)\s+)?(?:I['’]m|I\s+am|we['’]re|we\s+are)\s+(?:\p{L}+ing)(?:\s+(?:at|to|in|on|for))?(?=\s*(?:[,?.!]|and\b|$))/iu;
const CLAUSE = /[.,;:!?–—]+\s+|\s+(?:and|then|so)\s+/iu;
const ASKS_WHEN = /^.*\b(?:when|(?:what|which)\s+(?:day|date|time))\b/iu;

/** "Which Saturday's the tournament": when it is; the day in the question is none that it is on. */
export function whenAsked(text: string): string {
  const said = text.trim().replace(WHICH_OF_THEM, "$<lead>when$<be> $<rest>$<mark>");
  if (!ASKS_WHEN.test(said)) return said;
  const down = DOWN_FOR.exec(said);
  // "She says when it is, put it in the diary": what is put there is asked for behind the question.
  const isAsked = down && ASKS_WHEN.test(said.slice(0, down.index).split(CLAUSE).at(-1) ?? "");
  return (isAsked ? said.replace(DOWN_FOR, "") : said).replace(I_DO, "");
}
