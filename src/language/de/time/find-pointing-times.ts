import type { Anchor, PartOfDay } from "../../reading/found.ts";
import type { Length } from "../../../types/time/length.ts";
import { wordAt } from "../../tokens.ts";
import type { Tokens } from "../../tokens.ts";
import { words } from "../../words.ts";
import { tokenise } from "../tokenise.ts";
import { lengthBefore } from "./find-anchor.ts";

/** "Eine Stunde davor", "am Abend danach"; the last two also say how far something is moved. */
const SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ["davor", -1],
  ["vorher", -1],
  ["danach", 1],
  ["nachher", 1],
  ["fruher", -1],
  ["spater", 1],
]);
const MOVES: ReadonlySet<string> = words("fruher spater");
const SAME: ReadonlySet<string> = words("selben gleichen diesem jenem");
const PARTS: ReadonlyMap<string, PartOfDay | undefined> = new Map([
  ["tag", undefined],
  ["morgen", "morning"],
  ["nachmittag", "afternoon"],
  ["abend", "evening"],
]);

/** Times that are told by what is spoken of already: "am selben Tag", "am Abend davor", "eine Stunde später". */
export function findPointingTimes(text: string): readonly Anchor[] {
  const tokens = tokenise(text);
  return tokens.flatMap((_, at) => sameDay(text, tokens, at) ?? beside(text, tokens, at) ?? []);
}

function sameDay(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const [same, day] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (!SAME.has(same) || !PARTS.has(day)) return undefined;
  const from = ["am", "an"].includes(wordAt(tokens, at - 1)) ? at - 1 : at;
  return anchorOf(text, tokens, { from, to: at + 1, lengths: [], part: PARTS.get(day) });
}

function beside(text: string, tokens: Tokens, at: number): Anchor | undefined {
  const word = wordAt(tokens, at);
  const side = SIDES.get(word);
  const told = side === undefined ? undefined : lengthBefore(tokens, at);
  if (side === undefined || !told) return undefined;
  const lengths = told.lengths.map(({ amount, unit }) => ({ amount: side * amount, unit }));
  const pointing = MOVES.has(word) ? "moving" : "plain";
  return anchorOf(text, tokens, { from: told.from, to: at, lengths, part: told.part, pointing });
}

type Found = {
  readonly from: number;
  readonly to: number;
  readonly lengths: readonly Length[];
  readonly part: PartOfDay | undefined;
  readonly pointing?: Anchor["pointing"];
};

function anchorOf(
  text: string,
  tokens: Tokens,
  { from, to, lengths, part, pointing = "plain" }: Found,
): Anchor | undefined {
  const [start, end] = [tokens[from]?.start, tokens[to]?.end];
  if (start === undefined || end === undefined) return undefined;
  const own = { start, end, text: text.slice(start, end), lengths, ...(part ? { part } : {}) };
  return { ...own, pointing };
}
