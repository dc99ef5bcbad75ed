import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";
import type { Feast } from "../../../../types/time/feast.ts";
import { isSaid } from "../vocabulary.ts";

/** What feasts are called. Longer names stand before the ones they start with. */
const NAMES: readonly (readonly [name: string, feast: Feast])[] = [
  ["christmas eve", "christmas-eve"],
  ["christmas day", "christmas"],
  ["christmas", "christmas"],
  ["xmas eve", "christmas-eve"],
  ["xmas day", "christmas"],
  ["xmas", "christmas"],
  ["boxing day", "boxing-day"],
  ["new year eve", "new-year-eve"],
  ["new years eve", "new-year-eve"],
  ["new year day", "new-year"],
  ["new years day", "new-year"],
  ["new year", "new-year"],
  ["new years", "new-year"],
  ["valentine day", "valentine"],
  ["valentines day", "valentine"],
  ...["st", "saint"].flatMap((st) =>
    ["patrick", "patricks", "paddy", "paddys"].flatMap((name) =>
      [" day", ""].map((day): readonly [string, Feast] => [`${st} ${name}${day}`, "saint-patrick"]),
    ),
  ),
  ["halloween", "halloween"],
  ["thanksgiving day", "thanksgiving"],
  ["thanksgiving", "thanksgiving"],
  ["shrove tuesday", "shrove-tuesday"],
  ["pancake day", "shrove-tuesday"],
  ["pancake tuesday", "shrove-tuesday"],
  ["ash wednesday", "ash-wednesday"],
  ["palm sunday", "palm-sunday"],
  ["good friday", "good-friday"],
  ["easter sunday", "easter"],
  ["easter monday", "easter-monday"],
  ["easter", "easter"],
];

const FIRST_WORDS: ReadonlySet<string> = new Set(NAMES.map(([name]) => name.split(" ")[0] ?? ""));

/** The feast named at this place. */
export function readFeast(tokens: Tokens, at: number): Read<Feast> {
  if (!FIRST_WORDS.has(wordAt(tokens, at))) return undefined;
  const said = NAMES.find(([name]) => isSaid(tokens, at, name));
  return said && { value: said[1], next: at + said[0].split(" ").length };
}
