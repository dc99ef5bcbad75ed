import type { Reckoning } from "../../../types/reckoning.ts";
import { openingOf } from "../openings.ts";
import { betweenIn, dateIn } from "./dates.ts";
import { measureIn } from "./measures.ts";
import { sumIn } from "./sums.ts";

/** What a text gives to work out, where it says nothing else. */
export function reckoningIn(text: string): Reckoning<string> | undefined {
  const words = text
    .slice(openingOf(text))
    .trim()
    .replace(/[?.!=\s]+$/, "")
    .replace(/,? please$/i, "");
  return sumIn(words) ?? measureIn(words) ?? betweenIn(words) ?? dateIn(words);
}
