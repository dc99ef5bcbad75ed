import { HOUR_WORDS } from "../../../numbers/vocabulary.ts";
import { beginsWithTime, tailOf } from "../../../clauses/request-tail.ts";
import { OPENING } from "../../../openings.ts";

const WHOM = String.raw`(?!(?:a|an|the|that|it)\b)(?:(?:my|the)\s+)?[\p{L}'’-]+(?:\s+(?!(?:the|an?|about|it|so|with|that|to|of|know)\b)\p{L}[\p{L}'’-]+)?`;
const KNOWS = String.raw`(?:so(?:\s+that)?\s+(?:he|she|they)(?:(?:\s+(?:knows?|is aware|has it))|['’]s\s+(?:got it|aware)|(?:['’]ll|\s+will)\s+know)|to let (?:him|her|them) know)`;
const NEWS = String.raw`(?:(?:with\s+|about\s+|of\s+)?the (?:new (?:time|date|day|hour)|change)|about (?:it|that)|${KNOWS}|(?:to )?say(?:ing)? so|it(?:['’]s| has| is) (?:been )?(?:moved|changed|cancelled|off|sorted))`;
const TELLS = [
  String.raw`(?:drop|send|shoot|give)\s+(?<whom>${WHOM})\s+an?\s+(?:quick\s+)?(?<how>text|message|e-?mail|mail)(?:[\s,]+${NEWS})?`,
  String.raw`(?<how>text|message|e-?mail|tell|ping|whatsapp)\s+(?<whom>${WHOM})[\s,]+${NEWS}`,
  String.raw`let\s+(?<whom>${WHOM})\s+know(?:\s+by\s+(?<how>text|e-?mail|mail|message))?(?:[\s,]+${NEWS})?`,
].map((words) => new RegExp(String.raw`^${OPENING}${words}(?:[\s,]+please)?[\s.!]*$`, "iu"));
const MOVES = String.raw`move|bump|shift|push|change|slide|make|bring|put|shove|nudge|pull|reschedule`;
const CHANGE = new RegExp(
  String.raw`^(?<lead>(?:.*[.!?;]\s+)?${OPENING})(?<verb>${MOVES}|cancel|scrap|call off|delete)\s+(?!(?:it|that|this|them|those|an?|all|both|every)\b)(?<thing>[^,.;:!?]+)$`,
  "isu",
);
const JOINT = /(?:\s*[,;.]\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?)(?=\S)/giu;
const LEADS = /(?:[\s,]+(?:back|forward|forwards|up|on|over|out|to|at|till|until|for|from))+$/iu;
const INSTEAD = /,?\s+(?:rather than|instead of|not)\s+[^,.;]+$/iu;

/** "Move tea to five and text Kim the new time": what Kim is told is what was changed; any other text as it is. */
export function toldChange(text: string): string {
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const request = text.slice(index + joint.length);
    const groups = TELLS.map((one) => one.exec(request)?.groups).find((one) => one !== undefined);
    const news = groups && newsOf(text.slice(0, index));
    const { how = "text", whom } = groups ?? {};
    if (news !== undefined && whom !== undefined) {
      return `${text.slice(0, index)}${joint}${/^tell$/iu.test(how) ? "text" : how} ${whom} that ${news}`;
    }
  }
  return text;
}

/** What is so then: that a thing is off, or when it is. */
function newsOf(request: string): string | undefined {
  const { verb = "", thing: said } = CHANGE.exec(request)?.groups ?? {};
  if (said === undefined) return undefined;
  if (!new RegExp(`^(?:${MOVES})$`, "iu").test(verb)) {
    return `${said.trim().replace(WITH, "")} is cancelled`;
  }
  const words = said.replace(INSTEAD, "").trim();
  const tail = tailOf(words);
  if (tail.hasPlace) return undefined;
  const start = Math.min(TO_HOUR.exec(words)?.index ?? words.length, tail.start);
  // Who is told knows who it is with.
  const named = words.slice(0, start).replace(LEADS, "");
  const thing = named.replace(WITH, "").trim();
  const time = words.slice(start).trim().replace(LED, "");
  if (thing === "" || time === "") return undefined;
  return SHIFT.test(said)
    ? `${thing} is moved ${words.slice(named.length).trim()}`
    : `${thing} is now ${leadOf(time)}${time}`;
}

function leadOf(time: string): "at " | "on " | "" {
  if (HOUR.test(time)) return "at ";
  return beginsWithTime(`on ${time}`) && !NAMED_DAY.test(time) ? "on " : "";
}

const WITH = /\s+with\s+\S+(?:\s+\p{Lu}\S*)?/u;
const LED = /^(?:to|till|until|for|from|at|on)\s+/iu;
const NAMED_DAY = /^(?:today|tonight|tomorrow|this|next)\b/iu;
const SHIFT =
  /\b(?:an?|half|quarter|\d+|\p{L}+)\s+(?:an?\s+)?(?:hours?|minutes?|mins?|days?|weeks?)\b(?!\s+o)/iu;
const TO_HOUR = new RegExp(
  String.raw`\s+(?:to|till|until|at)\s+(?:half\s+|quarter\s+|\d|${HOUR_WORDS}|noon)[^,.;]*$`,
  "iu",
);
const HOUR = new RegExp(String.raw`^(?:\d|half|quarter|noon|midday|${HOUR_WORDS})\b`, "iu");
