import { OPENING } from "../../openings.ts";
import { JOINT, TIES, WANTS } from "../around.ts";

const IT = String.raw`(?:it|this|that|them|those|one|(?:all|both)\s+(?:of\s+)?(?:it|that|them))`;
const CALENDAR = String.raw`(?:(?:the|my|our)\s+)?(?<which>(?:(?!the|my|our|in|into|on)\p{L}+\s+)?)(?:calendar|diary|planner)`;
const PUT =
  "(?:put|pop|get|stick|add|note|mark|enter|schedule|pencil|log|block|book|save|have|see|write|diary|diarise|calendar|whack|bung|chuck|drop|make)";
const GOES = String.raw`(?:(?:needs?|ought|has|wants?|should|must|goes|going|gets?|can|could)(?:\s+(?:to|go|be|in|down))*\s+)?`;
const POLITE = String.raw`(?:[\s,]+(?:please|pls|for me|for us|will you|would you|could you|if you (?:would|could|please|can)|love|mate|then|down|in|there|like a good man|with it|in big letters|thanks|cheers|ta))*`;

/** What asks to put something in the calendar, and says nothing of it. */
const ASKS = [
  String.raw`(?:${WANTS}\s+)?(?:${PUT}\s+)?(?:${IT}\s+(?:is\s+)?)?${GOES}(?:(?:down|in|up|straight|off|out|one)[\s,]+)*(?:please[\s,]+)?(?:in|into|on|onto|to|for)\s+${CALENDAR}`,
  String.raw`(?:${WANTS}\s+)?(?:schedule|calendar|diary|diarise|book)\s+${IT}(?:\s+in)?`,
  String.raw`(?:${WANTS}\s+)?(?:pencil|block|pop|put|book|mark|stick|get)\s+${IT}\s+(?:in|off|out|down)`,
  String.raw`(?:please\s+)?schedule`,
  CALENDAR,
];
/** Why, or a remark, behind what asks. */
const MORE = String.raw`(?:[\s,.;–—-]+(?:and|so|before|because|or|but|i|he|she|it|we|they|in case|god|don['’]t)(?:['’]\p{L}+)?\s.*)?`;
/** What is told, and what asks behind it. */
export const LAST = ASKS.map(
  (asks) =>
    new RegExp(
      String.raw`^(?<told>\S.*?)${JOINT}${TIES}(?<asks>${asks})${POLITE}${MORE}[\s.!?]*$`,
      "isu",
    ),
);
/** The same with what asks before it. */
export const FIRST = new RegExp(
  String.raw`^${OPENING}(?:.*?[.,;]\s+)?${TIES}(?<asks>(?:(?:in|on|for|into)\s+)?${CALENDAR}|new (?:calendar )?(?:event|entry|appointment)|(?:make|create|add)\s+(?:me\s+)?an?\s+(?:new\s+)?(?:entry|event|appointment)|save the date)(?:\s+please)?\s*[,:.]\s+(?<told>\S.*)$`,
  "isu",
);
