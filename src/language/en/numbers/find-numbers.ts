import type { FoundNumber } from "../../reading/found.ts";
import { standsForThing as pointsToThing } from "../pointing.ts";
import { readNumber, readOrdinal } from "./read-number.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import { findEach } from "../../numbers/find-each.ts";
import { tokenise } from "../tokenise.ts";

const PERCENT: readonly string[] = ["%", "percent"];
/** Words that are ranks only beside something to rank: "a second", "give me a minute, first …". */
const UNSURE_RANKS: ReadonlySet<string> = new Set(["second", "first"]);

/**
 * All numbers in a text, left to right: "thirty percent", "the second one", "a dozen eggs",
 * "half". Numbers inside times ("five thirty") come out one by one; ask `findWhen` for times.
 */
export function findNumbers(text: string): readonly FoundNumber[] {
  const found = findEach(text, tokenise(text), readAny);
  return found.map(({ place, value }) => ({ ...place, ...value }));
}

type Value = Pick<FoundNumber, "value" | "kind">;

function readAny(tokens: Tokens, at: number): Read<Value> {
  return readRank(tokens, at) ?? readPercent(tokens, at) ?? readPlain(tokens, at);
}

function readRank(tokens: Tokens, at: number): Read<Value> {
  const rank = readOrdinal(tokens, at);
  if (!rank) return undefined;
  if (UNSURE_RANKS.has(wordAt(tokens, at)) && wordAt(tokens, at - 1) !== "the") return undefined;
  return { value: { value: rank.value, kind: "ordinal" }, next: rank.next };
}

function readPercent(tokens: Tokens, at: number): Read<Value> {
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const [word, after] = [wordAt(tokens, number.next), wordAt(tokens, number.next + 1)];
  const length = PERCENT.includes(word) ? 1 : word === "per" && after === "cent" ? 2 : 0;
  if (length === 0) return undefined;
  return { value: { value: number.value, kind: "percent" }, next: number.next + length };
}

function readPlain(tokens: Tokens, at: number): Read<Value> {
  if (standsForThing(tokens, at)) return undefined;
  const number = readNumber(tokens, at);
  if (number) return { value: { value: number.value, kind: "number" }, next: number.next };
  // "Half past" is a time of day.
  if (wordAt(tokens, at) !== "half" || wordAt(tokens, at + 1) === "past") return undefined;
  return { value: { value: 0.5, kind: "number" }, next: at + 1 };
}

function standsForThing(tokens: Tokens, at: number): boolean {
  if (wordAt(tokens, at) !== "one") return false;
  const [lead, before, next] = [at - 2, at - 1, at + 1].map((place) => tokens[place]?.word);
  const isRanked = readOrdinal(tokens, at - 1) !== undefined;
  return isRanked || pointsToThing("one", { lead, before, next });
}
