import { timeCuesBy } from "../../cues/time-cues.ts";
import { words } from "../../words.ts";
import { resolveDuration } from "../numbers/lengths/find-duration.ts";
import { circumstancesIn as inCase } from "./circumstances.ts";

const ABOUT = String.raw`(?:about\s+|around\s+)?`;
const ORDINAL = /(?:st|nd|rd|th|first|second|third)$/i;

/** What words around a time or a length make of it. */
export const timeCues = timeCuesBy({
  circumstancesIn: inCase,
  resolveDuration,
  farBefore:
    /\b(?:until|till|til|before|up to|to|and|end(?:s|ing)?|finish(?:es|ing)?|wrap(?:s|ping)? up|(?:is|be) over)\s*(?:at|on|by)?\s*$/i,
  /** "Move it to Friday": alone it is no far end. */
  goesBefore: /\b(?:to|and)\s*(?:at|on)?\s*$/i,
  until: /^(?:until|till|til|before)\s+/i,
  latest: /^(?:by|no later than)\b/i,
  farEnd: /^(?:until|till|til)\b/i,
  inLength: /^in\s+(.+)$/i,
  fitsBefore: /\b(?:fit|squeeze|slot|cram|pack|get)\s+$/i,
  /** "Wake me in twenty". */
  inBefore: new RegExp(String.raw`\bin\s+${ABOUT}$`, "i"),
  /** "Down to fifteen". */
  goalBefore: new RegExp(String.raw`\b(?:to|at|on)\s+${ABOUT}$`, "i"),
  /** "Extend it to an hour". */
  wholeBefore: /\bto\s+(?:just\s+|only\s+)?$/i,
  isOrdinal: (number) => ORDINAL.test(number),
  longer: /\b(?:longer|extend|prolong|lengthen|stretch|extra|more|add|overrun)\b/i,
  shorter: /\b(?:shorter|shorten|less|fewer|off|trim|cut)\b/i,
  later:
    /\b(?:back|later|postpone|delay|put off|push)\b|\b(?:move|shift|bump|shove|slide|knock|kick|run)\b.*\b(?:by|along|on)\b/i,
  earlier: /\b(?:earlier|sooner|forward|bring)\b/i,
  /** "For ten minutes, I have an hour". */
  leadsToLength: words("for"),
  aheadBehind: /^\s+(?:before(?:hand)?|earlier|ahead|in advance|prior)\b/i,
  /** "Still to get done", "to be finished". */
  ahead: words("get getting be"),
  noHours: /\bone[-\s]to[-\s]one\b/gi,
  endsThing: words("to that and then so"),
});
