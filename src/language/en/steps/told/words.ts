/** Looking something up. */
export const LEAD = String.raw`(?:(?:have|take) a look(?: (?:at|for|to see))?|look (?:up|for|at)|look|see|check(?: (?:up|on))?|find(?: out| me)?|get(?: me)?|dig out|tell me|work out|read(?: me)?(?: out)?|grab)`;
export const WH = String.raw`(?:what|which|who|whose|where|when|how (?:much|many|long|old|far|big|deep|high|wide|tall|heavy|hot|late|soon|often))(?:['’]s)?`;
/** What stands for the answer. */
export const IT = String.raw`(?:(?:the|that|this) (?:answer|figure|sum|amount|total|price|cost|date|day|time|hour|number|street and number|address|postcode|code|password|names?|place|details|link|reference|dates|times|seats|room|platform|size|colou?r)|it|that|this)`;
/** What a fact is called. */
export const FACT = String.raw`(?:(?:(?:mobile|phone|telephone|cell|door|gate|key ?safe|alarm|wifi|safe|order|house|reference|policy|account|confirmation|booking|reservation|flight|sort|serial|registration|licen[cs]e|customer|member(?:ship)?)\s+)*(?:number|code|address|postcode|password|birthday|reference|confirmation|combination|pin|login|username)|(?:price|cost|fee|rate|total|figure|sum|amount|balance|deposit|deadline)|e-?mail(?: address)?|name|date|time|day|place|location|venue|(?:contact )?details)`;
export const NAME = String.raw`(?:my\s+)?[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]*){0,2}?`;
export const WRITES = "(?:text|message|whatsapp|e-?mail|mail|send|forward|write|tell|give)";

/** "Text Kim to ask when it lands": a question that is put to somebody, and nothing they are told. */
export const PUTS_QUESTION = new RegExp(
  String.raw`\b${WRITES}\s+(?:(?:my|the|our)\s+)?[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?\s+(?:(?:to|and)\s+ask|asking)(?:\s+(?:him|her|them))?\s+(?:${WH}|if|whether|for)\b`,
  "iu",
);

/** Writes it down where it is kept. */
export const KEEPS =
  "(?:put|add|copy|write|note|jot|save|stick|pop|stuff|drop|whack|bung|chuck|slap|paste|record|type|tack|get)";

/** Here one clause ends, and the next begins. */
export const JOINT = String.raw`(?:\s*[,;.?!]\s*(?:and\s+|then\s+|so\s+)*|\s+and\s+(?:then\s+)?)`;
/** Where it is said to stand. */
export const SOURCE = String.raw`(?:it|that)(?:['’]s|\s+is|\s+should be|\s+will be|['’]ll be)\s+(?:somewhere\s+)?(?:in|on)\s+(?<source>[^,.;:!?]+?)`;
const FETCH = String.raw`(?:(?:please|can you|could you)\s+)*(?:get|find|fetch|grab|dig|look|check|read|see)\s+(?:it|that|this)(?:\s+(?:up|out|off|for (?:him|her|them)))*`;
/** Said in between of where it stands, or that it is to be looked up. */
export const BETWEEN = String.raw`(?:${SOURCE}${JOINT})?(?:${FETCH}${JOINT})*`;

/** A fact that goes to somebody without a word of how is a short message. */
export function sentTo(how: string, whom: string): string {
  const isOther =
    /^(?:send|give|tell|forward|write|let|inform|remind|shoot|ping|drop|pass|relay|hand|share)$/iu.test(
      how,
    );
  return `${isOther ? "text" : how.toLowerCase()} it to ${whom.trim()}`;
}
