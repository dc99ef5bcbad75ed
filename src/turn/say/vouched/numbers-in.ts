import type { FoundNumber } from "../../../language/reading/found.ts";
import type { TurnState } from "../../../types/turn/stages.ts";
import type { Block } from "./heard-blocks.ts";

/** Whether a number may be told: one of the blocks, how many rows a result has or share a fact, or which of them is meant. */
export function numberTest(
  blocks: readonly Block[],
  { calls, items }: TurnState,
): (number: Pick<FoundNumber, "value" | "kind">) => boolean {
  const made = calls.flatMap(({ result }) =>
    result.ok && "items" in result && result.items
      ? [result.items.length + ("more" in result ? result.more : 0)]
      : [],
  );
  const lists = items.flatMap((item) => (item.kind === "call" ? [rowsOf(item.result)] : []));
  const all = made.reduce((sum, count) => sum + count, 0);
  const counts = [...made, all, ...lists.flatMap(sharing)];
  const most = Math.max(1, ...counts);
  return ({ value, kind }) =>
    value <= (kind === "ordinal" ? most : 1) ||
    counts.includes(value) ||
    blocks.some(({ numbers }) => numbers.includes(value));
}

function rowsOf(result: string): readonly (readonly string[])[] {
  const rows = result.split("\n").map((line) => line.split(CELL));
  return rows.filter((cells) => cells.length > 1);
}

/** Between the facts of a row. */
const CELL = " | ";

/** How many rows there are, and how many of them have the same fact. */
function sharing(rows: readonly (readonly string[])[]): readonly number[] {
  const sharers = new Map<string, number>();
  for (const cell of rows.flatMap((cells) => [...new Set(cells)])) {
    sharers.set(cell, (sharers.get(cell) ?? 0) + 1);
  }
  return [rows.length, ...sharers.values()];
}

/** Whether a length of time was told, or lies between the two ends of a time that was. */
export function isLengthTold(ms: number, { lengths, times }: Block): boolean {
  const isBetween = ({ when: { from, to, said } }: Block["times"][number]): boolean =>
    to - from === ms || said?.shared.shift?.ms === ms;
  return lengths.includes(ms) || times.some(isBetween);
}
