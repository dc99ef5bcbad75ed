import { OPENING } from "../openings.ts";

const LEAD = String.raw`^${OPENING}(?:(?:and|now|yes|no|not enough|still not enough)[\s,.;–—]+)*(?:(?:do|turn|try|push|move|skip|make)\s+(?:it|that)\s+)?`;
const END = String.raw`(?:[\s,]+(?:please|then|now|for me))*[\s.!]*$`;
const AGAIN = new RegExp(`${LEAD}(?:again|once (?:more|again)|one more time)${END}`, "iu");
const MORE = new RegExp(
  String.raw`${LEAD}(?:just\s+)?(?:(?:even|some|still)\s+more|(?:(?:a\s+)?(?:(?:little|tiny|wee)\s+)?(?:bit|little|touch|tad|notch|smidgen?)\s+)?(?:more|further))${END}`,
  "iu",
);

/** "Again", "do that once more"; "a bit more", "further". */
export function wantsAgain(text: string): "again" | "more" | undefined {
  if (AGAIN.test(text)) return "again";
  return MORE.test(text) ? "more" : undefined;
}
