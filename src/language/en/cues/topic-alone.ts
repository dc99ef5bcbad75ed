import { OPENING } from "../openings.ts";

const TEXT = "e-?mails?|mail|texts?|messages?|whatsapps?|note|line|letter";
const A_TEXT = String.raw`(?:(?:an?|another)\s+(?:quick\s+|short\s+|new\s+)?)?(?:${TEXT})`;
const WHOM = String.raw`(?!${A_TEXT}\s)[^,.;:!?]{1,40}?`;
const WRITES = [
  // "Mail Una", "drop Una a line".
  String.raw`(?:(?:e-?)?mail|text|message|whatsapp|write(?:\s+to)?|(?:send|drop|shoot|give)(?=\s+${WHOM}\s+${A_TEXT}\s))\s+${WHOM}(?:\s+${A_TEXT})?`,
  // "Send a text to Una".
  String.raw`(?:send|write|draft|compose|do|start)\s+${A_TEXT}\s+to\s+${WHOM}`,
].join("|");
/** What it is to say is told with it, or more is asked for. */
const TELLS =
  "(?:that|and|but|so|because|if|whether|saying|asking|telling|being|having|not|to|is|are|was|will|[\\p{L}]+ing)";
const FORM = new RegExp(
  String.raw`^${OPENING}(?:${WRITES})\s+(?:about|regarding|concerning)\s+(?<topic>(?:(?!\b${TELLS}\b)[^,.;:!?])+?)(?:\s+(?:please|for me))*[\s.!]*$`,
  "iu",
);
/** Longer topics say something. */
const MOST_WORDS = 5;

/** "Mail Una about the oars" tells whom and of what, and no word of what it is to say. */
export function topicAlone(text: string): string | undefined {
  const topic = FORM.exec(text)?.groups?.["topic"];
  return topic === undefined || topic.split(/\s+/u).length > MOST_WORDS ? undefined : topic;
}
