import { normalise } from "../../../language/normalise.ts";
import type { AgentCase, Wanted } from "./agent-case.ts";

/** What is written down as the user says it; people, records and moments have to be right. */
const WRITTEN_DOWN = new Set(["title", "text", "body", "subject", "query", "label"]);

/**
 * A case whose wanted words may also stand as they were heard: a text to be written down can't be
 * more right than the hearing. Records, moments and numbers stay what they are.
 */
export function asHeard(one: AgentCase, heard: readonly string[]): AgentCase {
  const pairs = one.say.map(({ text }, index) => alignWords(text, heard[index] ?? ""));
  const also = (value: Wanted): Wanted => {
    const values = [value].flat();
    return [...values, ...values.flatMap((text) => pairs.flatMap((words) => heardAs(text, words)))];
  };
  const allOf = (fields: Readonly<Record<string, Wanted>>): Record<string, Wanted> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        WRITTEN_DOWN.has(name) ? also(value) : value,
      ]),
    );
  const calls = one.calls.map((call) => (call.with ? { ...call, with: allOf(call.with) } : call));
  const end = one.end?.map((difference) =>
    difference.is ? { ...difference, is: allOf(difference.is) } : difference,
  );
  return { ...one, calls, ...(end ? { end } : {}) };
}

/** One word said, with the words heard in its place: none, one, or some that were put in after it. */
type WordPair = { readonly said: string; readonly heard: string };

/** The words that were heard where these were said; nothing where they were not said like this. */
function heardAs(
  wanted: Exclude<Wanted, readonly unknown[]>,
  pairs: readonly WordPair[],
): string[] {
  if (typeof wanted !== "string") return [];
  const isPart = wanted.startsWith("~");
  const words = normalise(wanted).split(" ");
  const start = pairs.findIndex((_, at) =>
    words.every((word, by) => pairs[at + by]?.said === word),
  );
  if (start < 0) return [];
  const heard = pairs
    .slice(start, start + words.length)
    .map((pair) => pair.heard)
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return heard === "" ? [] : [`${isPart ? "~" : ""}${heard}`];
}

/** The words of both, side by side, with the fewest changes. */
export function alignWords(said: string, heard: string): readonly WordPair[] {
  const [from, to] = [normalise(said).split(" "), normalise(heard).split(" ")];
  const cost = from.map(() => to.map(() => 0));
  const at = (row: number, column: number): number =>
    row < 0 ? column + 1 : column < 0 ? row + 1 : (cost[row]?.[column] ?? 0);
  for (const [row, word] of from.entries()) {
    for (const [column, other] of to.entries()) {
      const replaced = at(row - 1, column - 1) + (word === other ? 0 : 1);
      const line = cost[row] ?? [];
      line[column] = Math.min(replaced, at(row - 1, column) + 1, at(row, column - 1) + 1);
    }
  }
  const pairs: WordPair[] = [];
  let [row, column, extra] = [from.length - 1, to.length - 1, ""];
  while (row >= 0) {
    const here = at(row, column);
    const same = from[row] === to[column] ? 0 : 1;
    if (column >= 0 && here === at(row - 1, column - 1) + same) {
      pairs.unshift({ said: from[row--] ?? "", heard: `${to[column--] ?? ""} ${extra}`.trim() });
      extra = "";
    } else if (here === at(row - 1, column) + 1) {
      pairs.unshift({ said: from[row--] ?? "", heard: extra.trim() });
      extra = "";
    } else {
      extra = `${to[column--] ?? ""} ${extra}`;
    }
  }
  return pairs;
}
