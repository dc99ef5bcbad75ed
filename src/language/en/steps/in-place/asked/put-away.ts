import { OPENING } from "../../../openings.ts";

const PUTS =
  "(?:put|move|stick|pop|shift|file|send|chuck|shove|get|bung|sling|whack|transfer|drop|clear|sweep)";
const ARCHIVE = String.raw`(?:(?:away|over|across|off|straight)\s+)?(?:in|into|to)\s+(?:the|my|our)\s+archives?(?:\s+(?:folder|box|mailbox))?`;
const FROM = String.raw`(?:\s+(?:out of|from)\s+(?:the|my|our)\s+inbox)?`;
const PUT_AWAY = new RegExp(
  String.raw`^(?<lead>(?:(?:and|so|then|now|right|well|ok(?:ay)?)[\s,]+)*${OPENING})${PUTS}\s+(?<what>(?!(?:\S+\s+){0,4}?(?:files?|folders?|documents?|notes?|photos?|pictures?|pdfs?|papers?)\b)\S.*?)${FROM}\s+${ARCHIVE}(?<end>(?:,?\s+(?:please|then|now|too|for me|would you|will you|can you))*[\s.!?]*)$`,
  "isu",
);
/** "Every single thing", "every last one". */
const EVERY = /\bevery\s+(?:single|last)\s+(?:(?<thing>thing)\b|(?=one\b))/giu;

/** "Put everything from the bank in the archive": that is archived, and no word of theirs. */
export function asPutAway(sentence: string): string {
  const every = sentence.replace(EVERY, (_, thing?: string) =>
    thing === undefined ? "every " : "everything",
  );
  const { lead = "", what, end = "" } = PUT_AWAY.exec(every)?.groups ?? {};
  return what === undefined ? every : `${lead}archive ${what}${end}`;
}
