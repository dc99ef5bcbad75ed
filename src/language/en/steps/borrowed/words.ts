/** Whoever has told something. */
const WHO = String.raw`(?:he|she|it|they|we|(?:my|the|our|his|her|their)\s+[\p{L}'’-]+(?:\s+[\p{L}-]+)?|\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*)?)`;
const AUX = String.raw`(?:['’](?:s|d|ve|re)|\s+(?:has|have|had|is|was|would|will))?(?:\s+(?:just|now|already|actually|only|been))*`;
const TELLS =
  "says?|said|saying|asks?|asked|asking|wants?|wanted|wanting|gives?|gave|given|mentions?|mentioned|suggests?|suggested|proposes?|proposed|offers?|offered|wrote|writes|written|tells?|told|texted|messaged|e-?mailed|mailed|sent|after|got|put|picked|chose|prefers?|preferred|needs?|likes?|booked|can (?:do|make|manage)|could (?:do|make|manage)|had in mind|came up with|quoted|named|set";
/** "He wants", "Kim's after", "my sister has suggested". */
export const TELLING = String.raw`${WHO}${AUX}\s+(?:${TELLS})\b`;
const NOUN =
  "e-?mails?|mails?|texts?|messages?|notes?|letters?|files?|confirmations?|bookings?|invites?|invitations?|papers|replies|reply|newsletters?|reminders?|quotes?|itinerar(?:y|ies)|tickets?";
/** "Her mail", "the text from Kim", "my quay note". */
export const SOURCE = String.raw`(?:(?:his|her|their|the|that|this|my|our|its|an?|\p{Lu}[\p{L}-]*['’]s?)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:${NOUN})\b(?:\s+(?:from|by|about)\s+[^,;.!?]+)?`;

/** Something was told, written or asked for by another, or is said to stand in a text. */
export const TOLD = new RegExp(
  String.raw`\b(?:texted|messaged|e-?mailed|mailed|wrote|written|says|said|asked|asks|asking|wants|wanted|needs|suggested|sent|told|mentioned|after|can['’]?t|cannot|won['’]?t|moved|changed|given|gave|rang|needs|would like|likes|prefers|offered|${NOUN})\b|['’]d\s+(?:like|prefer)|\bcontacts?\b`,
  "iu",
);
