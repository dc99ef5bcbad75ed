import { findDurations } from "../../../numbers/lengths/find-duration.ts";

const LASTS = String.raw`(?:(?:should|must|has to|needs to|can|will|ought to)\s+)?(?:lasts?|takes?|goes on for|runs? for)`;
/** "Make the call last an hour", "let it take twenty minutes". */
const MAKE_LAST = new RegExp(
  String.raw`^(?<before>.*?)(?<verb>\b(?:make|have|let))\s+(?<it>[^,.;:!?]+?)\s+${LASTS}\s+(?:for\s+)?$`,
  "iu",
);
/** "Make it the full hour", "make that a whole hour". */
const FULL =
  /^(?<before>.*?)\bmake\s+(?<it>it|that|this|the\s+[^,.;:!?]+?)\s+(?:the|a)\s+(?:full|whole|entire)\s+(?<unit>hour|day)(?=\s*(?:[.,;!?]|$))(?<rest>.*)$/iu;
const WHOLE = /\b(?:a|the)\s+(?:full|whole|entire)\s+(?=hour\b)/iu;

/** What is to last so long, as making it so long; any other sentence as it is. */
export function asLasting(said: string): string {
  const { before = "", it, unit = "", rest = "" } = FULL.exec(said)?.groups ?? {};
  if (it !== undefined && unit === "hour") return `${before}make ${it} an hour long${rest}`;
  // "Last an hour" may be one that is over.
  const sentence = said.replace(WHOLE, "an ").replace(/\blasts?(?=\s)/iu, "take");
  for (const { start, end, text } of findDurations(sentence)) {
    const made = MAKE_LAST.exec(sentence.slice(0, start))?.groups;
    if (!made) continue;
    const ahead = made["before"] ?? "";
    return `${ahead}make ${made["it"] ?? "it"} ${text} long${sentence.slice(end)}`;
  }
  return said;
}
