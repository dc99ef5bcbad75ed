import { readDecimals, readNumber } from "../read-number.ts";
import { isArticle } from "./read-share-of.ts";
import { after } from "../../time/vocabulary.ts";
import { wordAt } from "../../../tokens.ts";
import type { Read, Tokens } from "../../../tokens.ts";

/** What "a few" is taken for. */
const A_FEW = 3;

/** How many of a unit: "twenty", "a couple of", "a few", "another", "a good ten". */
export function readAmount(tokens: Tokens, at: number): Read<number> {
  // "Point five (hours)": alone it may be the fifth point of a list.
  const number = readNumber(tokens, at) ?? readDecimals(tokens, { value: 0, next: at });
  if (number) return number;
  const word = wordAt(tokens, at);
  if (word === "couple") return { value: 2, next: at + (wordAt(tokens, at + 1) === "of" ? 2 : 1) };
  if (word === "a" && wordAt(tokens, at + 1) === "few") return { value: A_FEW, next: at + 2 };
  if (word === "few") return { value: A_FEW, next: at + 1 };
  const single = after(tokens, at, ["a single", "one single", "another"]);
  if (single !== undefined) return { value: 1, next: single };
  const generous = readGenerous(tokens, at);
  return generous ?? (isArticle(word) ? { value: 1, next: at + 1 } : undefined);
}

const MORE = "a good|an extra|an additional|a further|a full|extra|additional|more|further".split(
  "|",
);

/** "A good ten (minutes)", "an extra five", "a further two". */
function readGenerous(tokens: Tokens, at: number): Read<number> {
  const start = after(tokens, at, MORE);
  return start === undefined ? undefined : readNumber(tokens, start);
}
