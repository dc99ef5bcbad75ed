import { OPENING } from "../../../openings.ts";

const AWAY: Readonly<Record<string, string>> = {
  bin: "trash",
  trash: "trash",
  rubbish: "trash",
  dustbin: "trash",
  archive: "archive",
};
const PLACE = String.raw`(?:the|my)\s+(?<place>bin|trash|rubbish|dustbin|archive)`;
/** An act alone behind what it is done to: "Fine. Archive." */
const ALONE = new RegExp(
  String.raw`^(?<verb>${OPENING}(?:archive|bin|trash|flag|star|delete))(?<end>(?:\s+(?:then|now|please))?[\s.!]*)$`,
  "iu",
);
/** "The digest and the sale, both in the bin", "the two of them into the archive". */
const BOTH_IN = new RegExp(
  String.raw`^(?<things>(?:the|that|this|\p{Lu})[^.;:!?]*?\s+and\s+[^.;:!?]*?),?\s+(?:both(?: of them)?|the pair(?: of them)?|the two of them|the lot)(?:\s+(?:can\s+)?go)?\s+(?:in|into|to)\s+${PLACE}(?<rest>[,.;!].*)?$`,
  "iu",
);
/** "Whatever the yard's sent me can all go in the bin". */
const ALL_SENT = new RegExp(
  String.raw`^(?:whatever|everything|anything|all)\s+(?:that\s+)?(?<who>[^,.;:!?]+?)(?:['’](?:s|ve)|\s+(?:has|have))?\s+(?:sent|mailed|e-?mailed|written)(?:\s+(?:to\s+)?(?:me|us))?\s+(?:can|should|may|must|is to|has to)\s+(?:all\s+)?go\s+(?:straight\s+)?(?:in|into|to)\s+${PLACE}(?<rest>[,.;!].*)?$`,
  "iu",
);

/** What is to go where things are put away, as an act on it; any other sentence as it is. */
export function asPutAway(sentence: string): string {
  const alone = ALONE.exec(sentence)?.groups;
  if (alone) return `${alone["verb"] ?? ""} it${alone["end"] ?? ""}`;
  const both = BOTH_IN.exec(sentence)?.groups;
  if (both) return `${verbFor(both["place"])} ${both["things"] ?? ""}${both["rest"] ?? ""}`;
  const sent = ALL_SENT.exec(sentence)?.groups;
  return sent
    ? `${verbFor(sent["place"])} all the mails from ${sent["who"] ?? ""}${sent["rest"] ?? ""}`
    : sentence;
}

function verbFor(place = ""): string {
  return AWAY[place.toLowerCase()] ?? "archive";
}
