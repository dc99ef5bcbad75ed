import { byMuchBy } from "../../clauses/by-much.ts";
import { OPENING } from "../openings.ts";

const AMOUNT = String.raw`(?<number>\d{1,3}|\p{L}+)(?:\s+(?<unit>Prozent|Sekunden?|Minuten?|Stunden?))?`;
const SAYINGS = [
  // "Noch fünf Minuten drauf", "zehn mehr", "fünf weniger".
  [`(?:(?:noch|gib(?: ihm)? noch)\\s+)?${AMOUNT}\\s+(?:mehr|länger|lauter|drauf|dazu)`, true],
  [`${AMOUNT}\\s+(?:weniger|kürzer|leiser|ab)`, false],
] as const;
const BY = SAYINGS.map(
  ([words, isMore]) =>
    [new RegExp(`^${OPENING}${words}(?:\\s+bitte)?[\\s.!]*$`, "iu"), isMore] as const,
);

/** How much more or less than it is something is to be: "noch fünf Minuten drauf", "zehn weniger". */
export const byMuchIn = byMuchBy({ sayings: BY, shares: /^prozent$/iu, minutes: "Minuten" });
