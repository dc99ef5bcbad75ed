import type { AgentRow } from "../agent-rows.ts";

/** How many of some rows, as a share and as numbers. */
export function share(rows: readonly AgentRow[], isCounted: (row: AgentRow) => boolean): string {
  if (rows.length === 0) return "–";
  const count = rows.filter(isCounted).length;
  return `${((100 * count) / rows.length).toFixed(0)} % (${count}/${rows.length})`;
}

export function untraced(rows: readonly AgentRow[]): string {
  if (rows.length === 0) return "–";
  return `${sumOf(rows, (row) => row.untraced)} of ${sumOf(rows, (row) => row.values)}`;
}

export function sumOf(rows: readonly AgentRow[], of: (row: AgentRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

/** A number, a time, a name or an address was said that nobody said or read. */
export function hasFacts({ facts }: AgentRow): boolean {
  return facts.length > 0;
}

/** Something was said to be done, and nothing was. */
export function hasActs({ acts }: AgentRow): boolean {
  return acts.length > 0;
}
