import type { Item, Success } from "../../types/turn/result.ts";

/** Whether a sentence that was found still stands in what was read: a text, or the rows of a list. */
export function stillStands(sentence: string, result: Success): boolean {
  const read = "text" in result ? result.text : rowsRead(result).join("\n");
  return isIn(read, sentence);
}

/** The row of a list that a sentence stands in. */
export function rowWith(sentence: string, result: Success): Item | undefined {
  if ("text" in result) return undefined;
  const rows = rowsRead(result);
  return (result.items ?? []).find((_, at) => isIn(rows[at] ?? "", sentence));
}

function isIn(text: string, sentence: string): boolean {
  const plain = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return plain(text).includes(plain(sentence));
}

/** All that is known of each row that was read, shown or not. */
function rowsRead(result: Exclude<Success, { readonly text: string }>): readonly string[] {
  const details = "details" in result ? (result.details ?? []) : [];
  return (result.items ?? []).map((item, at) => rowWords({ ...item, ...details[at]?.facts }));
}

/** A row's facts, one after the other. */
export function rowWords({ handle: _, ...facts }: Item): string {
  return Object.values(facts)
    .filter((value) => value !== undefined && value !== "")
    .join(", ");
}
