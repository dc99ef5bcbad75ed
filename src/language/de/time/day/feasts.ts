import type { Feast } from "../../../../types/time/feast.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import { after } from "../vocabulary.ts";

/** What feasts are called. Longer names stand before the ones they start with. */
const NAMES: readonly (readonly [name: string, feast: Feast])[] = [
  ["heiligabend", "christmas-eve"],
  ["heiliger abend", "christmas-eve"],
  ["heiligen abend", "christmas-eve"],
  ["ersten weihnachtstag", "christmas"],
  ["ersten weihnachtsfeiertag", "christmas"],
  ["zweiten weihnachtstag", "boxing-day"],
  ["zweiten weihnachtsfeiertag", "boxing-day"],
  ["weihnachten", "christmas"],
  ["silvester", "new-year-eve"],
  ["neujahr", "new-year"],
  ["valentinstag", "valentine"],
  ["halloween", "halloween"],
  ["faschingsdienstag", "shrove-tuesday"],
  ["aschermittwoch", "ash-wednesday"],
  ["palmsonntag", "palm-sunday"],
  ["karfreitag", "good-friday"],
  ["ostersonntag", "easter"],
  ["ostermontag", "easter-monday"],
  ["ostern", "easter"],
];

const FIRST_WORDS: ReadonlySet<string> = new Set(NAMES.map(([name]) => name.split(" ")[0] ?? ""));

/** The feast named at this place. */
export function readFeast(tokens: Tokens, at: number): Read<Feast> {
  if (!FIRST_WORDS.has(wordAt(tokens, at))) return undefined;
  for (const [name, feast] of NAMES) {
    const next = after(tokens, at, [name]);
    if (next !== undefined) return { value: feast, next };
  }
  return undefined;
}
