import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { unitAt } from "../../../numbers/lengths/units.ts";
import { isTight } from "../read-tight.ts";

const OFFSET = /^(\d{1,2})(?::(00|15|30|45))?$/;
const UNIVERSAL: ReadonlySet<string> = new Set(["utc", "gmt"]);
const MOST_HOURS = 14;

/** "UTC+2", "GMT -5", "UTC+05:30": what a clock there shows is so far from the universal time. */
export function readUtcOffset(tokens: Tokens, at: number): Read<string> {
  const sign = wordAt(tokens, at + 1);
  const isWritten = UNIVERSAL.has(wordAt(tokens, at)) && (sign === "+" || sign === "-");
  const written = isWritten && isTight(tokens, at + 2) ? OFFSET.exec(wordAt(tokens, at + 2)) : null;
  const [, hours = "", minutes = "00"] = written ?? [];
  if (!written || Number(hours) > MOST_HOURS || isMore(tokens, at + 3)) return undefined;
  return { value: `${sign}${hours.padStart(2, "0")}:${minutes}`, next: at + 3 };
}

/** "9 am GMT-5 pm GMT" goes to five, "GMT +2 hours" is later by them. */
function isMore(tokens: Tokens, at: number): boolean {
  return ["am", "pm"].includes(wordAt(tokens, at)) || unitAt(tokens, at) !== undefined;
}
