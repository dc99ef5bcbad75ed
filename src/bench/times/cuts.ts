import { markdownTable } from "../markdown-table.ts";
import type { Row } from "./corpus.ts";
import type { Judged } from "./judge.ts";

const FEWEST = 5;
const VERDICTS = ["right", "convention", "asked", "unread", "wrong"] as const;

type Halves = { readonly read: readonly Judged[]; readonly unread: readonly Judged[] };

/** Figures by what a row says of itself, so that a kind of phrase that fails is seen in a half that is never looked at. */
const CUTS: Readonly<Record<string, (row: Row) => string>> = {
  kind: kindOf,
  grain: grainOf,
  "kind and grain": (row) => `${kindOf(row)}, ${grainOf(row)}`,
  words: (row) => String(row.text.split(/\s+/).length),
  digits: (row) => (/\d/.test(row.text) ? "some" : "none"),
};

/** One table a cut; what has few phrases stands together, as a figure of it would tell the phrase. */
export function cutTables({ read, unread }: Halves): string {
  return Object.entries(CUTS)
    .map(([name, cut]) =>
      markdownTable(
        [name, "half", "phrases", ...VERDICTS],
        [...linesOf("read", read, cut), ...linesOf("unread", unread, cut)],
      ),
    )
    .join("\n\n");
}

function linesOf(
  half: string,
  rows: readonly Judged[],
  cut: (row: Row) => string,
): readonly (readonly (string | number)[])[] {
  const groups = Map.groupBy(rows, ({ row }) => cut(row));
  const few = [...groups].filter(([, { length }]) => length < FEWEST);
  const many = [...groups].filter(([, { length }]) => length >= FEWEST);
  const rest = few.flatMap(([, some]) => some);
  return [...many, ...(rest.length > 0 ? [["others", rest] as const] : [])]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, some]) => [name, half, some.length, ...VERDICTS.map((kind) => count(some, kind))]);
}

function count(rows: readonly Judged[], kind: (typeof VERDICTS)[number]): number {
  return rows.filter(({ verdict }) => verdict.kind === kind).length;
}

function kindOf(row: Row): string {
  if ("kind" in row) return row.kind;
  if ("unit" in row) return "length";
  const [meaning] = row.accept;
  return typeof meaning === "object" ? meaning.kind : "repeat";
}

function grainOf(row: Row): string {
  if ("unit" in row) return row.unit;
  const [meaning] = "accept" in row ? row.accept : [];
  return typeof meaning === "object" ? meaning.grain : "–";
}
