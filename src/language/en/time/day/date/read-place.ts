import { readOrdinal } from "../../../numbers/read-number.ts";
import { wordAt } from "../../../../tokens.ts";
import type { Read, Tokens } from "../../../../tokens.ts";
import { after } from "../../vocabulary.ts";

const LAST: ReadonlySet<string> = new Set(["last", "final", "closing"]);
const PLACES: ReadonlyMap<string, number> = new Map([
  ["opening", 1],
  ["former", 1],
  ["latter", 2],
]);
const SECOND_LAST = [
  "penultimate",
  "last but one",
  "next to last",
  "next to the last",
  "next - to - last",
];

/** "second", "last", "third last", "next to last"; negative from the end. */
export function readPlace(tokens: Tokens, at: number): Read<number> {
  const second = after(tokens, at, SECOND_LAST);
  if (second !== undefined) return { value: -2, next: second };
  if (LAST.has(wordAt(tokens, at))) return { value: -1, next: at + 1 };
  const place = PLACES.get(wordAt(tokens, at));
  if (place !== undefined) return { value: place, next: at + 1 };
  const rank = readOrdinal(tokens, at);
  if (!rank) return undefined;
  // "The first to last day" are all of them.
  const last =
    rank.value > 1
      ? after(tokens, rank.next, ["last", "to last", "from last", "- to - last"])
      : undefined;
  return last === undefined ? rank : { value: -rank.value, next: last };
}
