import { readBelowHundred } from "../../numbers/read-number.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

const WRITTEN = /^(?:19|20|21)\d{2}$/;

/** A year of 1900 to 2199: "2027", "twenty twenty seven", "two thousand and five". */
export function readYear(tokens: Tokens, at: number): Read<number> {
  const word = wordAt(tokens, at);
  if (WRITTEN.test(word)) return { value: Number(word), next: at + 1 };
  if (tokens[at]?.kind !== "word") return undefined;
  if (word === "two" && wordAt(tokens, at + 1) === "thousand") return readThousands(tokens, at + 2);
  const century = readBelowHundred(tokens, at);
  if (!century || century.value < 19 || century.value > 21) return undefined;
  const rest = readBelowHundred(tokens, century.next);
  // "twenty five" is a number, "twenty twenty five" a year.
  if (!rest || rest.value < 10) return undefined;
  return { value: century.value * 100 + rest.value, next: rest.next };
}

function readThousands(tokens: Tokens, at: number): Read<number> {
  const place = wordAt(tokens, at) === "and" ? at + 1 : at;
  const rest = readBelowHundred(tokens, place);
  return rest ? { value: 2000 + rest.value, next: rest.next } : { value: 2000, next: at };
}
