import { markdownTable } from "../../src/bench/markdown-table.ts";
import type { LinearModel } from "../../src/trained/linear-model.ts";
import { boundariesIn } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { percent } from "../acts/act-figures.ts";
import type { BoundaryRow } from "./boundary-row.ts";

/** Least likelihoods that are compared. */
const LEASTS = [0.3, 0.5, 0.7, 0.9];

/** How much is parted as it should be, by how likely a further request must be. */
export function boundaryFigures(
  model: LinearModel,
  sets: readonly (readonly [name: string, rows: readonly BoundaryRow[]])[],
): string {
  const head = [
    "utterances",
    "",
    "from",
    "parted as they should be",
    "places found",
    "of those right",
  ];
  const lines = sets.flatMap(([name, rows]) =>
    LEASTS.map((least) => [name, rows.length, least, ...countsOf(model, rows, least)]),
  );
  return markdownTable(head, lines);
}

function countsOf(
  model: LinearModel,
  rows: readonly BoundaryRow[],
  least: number,
): readonly string[] {
  let [whole, right, found, all] = [0, 0, 0, 0];
  for (const { words, boundaries } of rows) {
    const starts = boundaries.map(
      (one) => words.find(({ start }) => start >= one.start)?.start ?? -1,
    );
    const own = boundariesIn(model, words, { least }).map(({ start }) => start);
    const hits = own.filter((start) => starts.includes(start)).length;
    whole += Number(hits === own.length && hits === starts.length);
    [right, found, all] = [right + hits, found + own.length, all + starts.length];
  }
  return [percent(whole, rows.length), percent(right, all), percent(right, found)];
}
