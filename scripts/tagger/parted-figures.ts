import { markdownTable } from "../../src/bench/markdown-table.ts";
import type { EncodedBegins } from "../../src/grounding/tagger/encoded/encoded-scores.ts";
import type { LinearModel } from "../../src/trained/linear-model.ts";
import { wordsOf } from "../../src/understanding/parts/boundary/boundary-features.ts";
import { AROUND, boundariesIn } from "../../src/understanding/parts/boundary/boundary-model.ts";
import { percent } from "../acts/act-figures.ts";
import type { ParsedSaid } from "./boundary-rows.ts";

/** What the words around a place count for beside the encoder; undefined: they alone. */
const SHARES = [undefined, 0, AROUND, 1] as const;

/** How much is parted as it should be, by what the words around a place count for beside the encoder. */
export function partedFigures(
  model: LinearModel,
  encoded: EncodedBegins,
  sets: Readonly<Record<string, readonly ParsedSaid[]>>,
): string {
  const head = [
    "utterances",
    "",
    "by",
    "parted as they should be",
    "places found",
    "of those right",
  ];
  const lines = Object.entries(sets).flatMap(([name, rows]) =>
    SHARES.map((around) => [
      name,
      rows.length,
      nameOf(around),
      ...countsOf(rows, (one) => {
        const deciding = around === undefined ? {} : { encoded: encoded(one), around };
        return boundariesIn(model, wordsOf(one), deciding).map(({ start }) => start);
      }),
    ]),
  );
  return markdownTable(head, lines);
}

function nameOf(around: (typeof SHARES)[number]): string {
  if (around === undefined) return "the words around alone";
  return around === 0 ? "the encoder alone" : `the encoder, and ${around} of the words around`;
}

function countsOf(
  rows: readonly ParsedSaid[],
  startsIn: (reading: ParsedSaid["reading"]) => readonly number[],
): readonly string[] {
  let [whole, right, found, all] = [0, 0, 0, 0];
  for (const { reading, begins } of rows) {
    const starts = reading.tokens.filter((_, at) => begins[at] !== 0).map(({ start }) => start);
    const own = startsIn(reading);
    const hits = own.filter((start) => starts.includes(start)).length;
    whole += Number(hits === own.length && hits === starts.length);
    [right, found, all] = [right + hits, found + own.length, all + starts.length];
  }
  return [percent(whole, rows.length), percent(right, all), percent(right, found)];
}
