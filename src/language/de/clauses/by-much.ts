import type { ByMuch } from "../../contract/requests.ts";
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
export function byMuchIn(text: string): ByMuch | undefined {
  for (const [pattern, isMore] of BY) {
    const { number, unit } = pattern.exec(text)?.groups ?? {};
    if (number === undefined) continue;
    const isShare = unit === undefined || /^prozent$/iu.test(unit);
    return { isMore, number, length: isShare ? `${number} Minuten` : `${number} ${unit}` };
  }
  return undefined;
}
