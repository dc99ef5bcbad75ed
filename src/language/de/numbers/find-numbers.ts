import type { FoundNumber } from "../../reading/found.ts";
import { wordAt } from "../../tokens.ts";
import type { Read, Tokens } from "../../tokens.ts";
import { findEach } from "../../numbers/find-each.ts";
import { tokenise } from "../tokenise.ts";
import { readNumber, readOrdinal } from "./read-number.ts";
import { words } from "../../words.ts";

const PERCENT: ReadonlySet<string> = new Set(["%", "prozent"]);
/** Before a rank in words these say that one of several is meant; "erst" and "achten" say something else. */
const BEFORE_RANKS = words("der die das den dem des am im vom zum zur als jeden jede jedes");

type Value = Pick<FoundNumber, "value" | "kind">;

/** All numbers in a text, left to right: "dreißig Prozent", "der zweite", "2,5", "ein Dutzend". An article is none. */
export function findNumbers(text: string): readonly FoundNumber[] {
  const found = findEach(text, tokenise(text), readAny);
  return found.map(({ place, value }) => ({ ...place, ...value }));
}

function readAny(tokens: Tokens, at: number): Read<Value> {
  const rank = isRank(tokens, at) ? readOrdinal(tokens, at) : undefined;
  if (rank) return { value: { value: rank.value, kind: "ordinal" }, next: rank.next };
  const number = readNumber(tokens, at);
  if (!number) return undefined;
  const isPercent = PERCENT.has(wordAt(tokens, number.next));
  const kind = isPercent ? "percent" : "number";
  return { value: { value: number.value, kind }, next: number.next + (isPercent ? 1 : 0) };
}

/** "Am 3.", "der dritte", "3. Eintrag"; a stop behind a bare number may end the sentence. */
function isRank(tokens: Tokens, at: number): boolean {
  if (BEFORE_RANKS.has(wordAt(tokens, at - 1))) return true;
  if (/^\d+$/.test(wordAt(tokens, at))) return tokens[at + 2]?.kind === "word";
  return tokens[at]?.kind === "number";
}
