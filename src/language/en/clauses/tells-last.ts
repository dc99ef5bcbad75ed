import { OPENING } from "../openings.ts";

const WHOM = String.raw`(?!(?:an?|that|it|me)\b)(?:(?:my|the)\s+)?[\p{L}'’-]+(?:\s+(?!(?:the|an?|about|it|so|with|that|to|of|know|how|when|what|where|why|whether|if|i|we)\b)\p{L}[\p{L}'’-]+)?`;
const KNOWS = String.raw`so(?:\s+that)?\s+(?:he|she|they)(?:(?:\s+(?:knows?|is aware|has it))|['’]s\s+(?:got it|aware)|(?:['’]ll|\s+will)\s+know)|to let (?:him|her|them) know`;
const STATE = String.raw`(?:that\s+)?(?:it|that)(?:['’]s| has| is)\s+(?:now\s+|been\s+|all\s+)*(?:moved|changed|cancelled|off|on|booked|sorted|done|in the (?:diary|calendar)|later|earlier)`;
const NEW = String.raw`(?:(?:with|about|of)\s+)?the\s+(?:new\s+(?:time|date|day|hour|place)|change|news)`;
/** What was done, spoken of by a word that points at it. */
const NEWS = String.raw`(?:${NEW}|about (?:it|that)|${KNOWS}|(?:to )?say(?:ing)?(?: so)?|to tell (?:him|her|them)(?: so)?|so|that|it|${STATE}|when it is(?: now)?)`;
const WHY = String.raw`(?:[\s,]+(?:please|now|then|too|will you|would you|by (?:text|e?mail|message)))*(?:[\s,–—-]+(?:because|as|since|before|so|or|in case|cos)\s+\S.*)?[\s.!]*$`;

/** "Text her so, she worries", "drop Kim a line that it's moved", "let the vet know"; "tell Tom", of nothing that is said. */
export const TELLS = new RegExp(
  String.raw`^${OPENING}(?:and\s+)?(?:(?:(?:drop|send|shoot|give)\s+${WHOM}\s+an?\s+(?:quick\s+)?(?:text|message|e-?mail|mail|line|note)|(?:text|message|e-?mail|tell|ping|whatsapp)\s+${WHOM})(?:[\s,]+(?<news>${NEWS}))?|(?<news>let\s+${WHOM}\s+know)(?:[\s,]+${NEWS})?)${WHY}`,
  "iu",
);
