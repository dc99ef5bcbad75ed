import { byMuchBy } from "../../clauses/by-much.ts";
import { OPENING } from "../openings.ts";

const AMOUNT = String.raw`(?<number>\d{1,3}|\p{L}+)(?:\s+(?<unit>Prozent|Sekunden?|Minuten?|Stunden?))?`;
const SAYINGS = [
  // "Noch fünf Minuten drauf", "zehn mehr", "fünf weniger".
  [`(?:(?:noch|gib(?: ihm)? noch)\\s+)?${AMOUNT}\\s+(?:mehr|länger|lauter|drauf|dazu)`, "more"],
  [`${AMOUNT}\\s+(?:weniger|kürzer|leiser|ab)`, "less"],
  // "Stell ihn auf vierzig", "ein bisschen leiser, dreißig".
  [
    `(?:mach|stell|dreh|lass)\\s+(?:es|ihn|sie|das)(?:\\s+(?:mal|bitte))?\\s+auf\\s+${AMOUNT}`,
    "to",
  ],
  [
    `(?:ein\\s+)?(?:bisschen|wenig|etwas)\\s+(?:mehr|weniger|lauter|leiser)[,;:.]?\\s+(?:sagen wir\\s+|auf\\s+)?${AMOUNT}`,
    "to",
  ],
] as const;
const BY = SAYINGS.map(
  ([words, way]) => [new RegExp(`^${OPENING}${words}(?:\\s+bitte)?[\\s.!]*$`, "iu"), way] as const,
);

/** How much more or less than it is something is to be: "noch fünf Minuten drauf", "zehn weniger". */
export const byMuchIn = byMuchBy({ sayings: BY, shares: /^prozent$/iu, minutes: "Minuten" });
