import { createTagger, spansOf } from "../../src/grounding/tagger/create-tagger.ts";
import type { Tagger } from "../../src/language/reading/tagger.ts";
import type { Label } from "../../src/language/reading/marks.ts";
import { LABELS } from "../../src/language/reading/marks.ts";
import { labelOf } from "../../src/grounding/tagger/tags.ts";
import type { MarkedRow } from "./marked-rows.ts";
import { trainChain } from "./train-chain.ts";

/** Parts the requests are held out in, each read by a tagger trained without it. */
const FOLDS = 3;

type Counts = { said: number; found: number; right: number };

/** A table of how many stretches are found to the letter in requests nobody has seen; `beside` are learned in every fold. */
export function taggerFigures(rows: readonly MarkedRow[], beside: readonly MarkedRow[]): string {
  const counts = new Map(LABELS.map((label): [Label, Counts] => [label, empty()]));
  for (let fold = 0; fold < FOLDS; fold++) {
    const seen = rows.filter((_, index) => index % FOLDS !== fold);
    const tagger = createTagger(trainChain([...seen, ...beside]));
    const held = rows.filter((_, index) => index % FOLDS === fold);
    for (const row of held) count(counts, row, tagger);
  }
  const all = [...counts.values()].reduce(sum, empty());
  const lines = [...counts, ["all", all] as const].map(
    ([label, { said, found, right }]) =>
      `| ${label} | ${said} | ${percent(right / said)} | ${percent(right / found)} |`,
  );
  return [
    "| stretch | said | found | right of those found |",
    "| --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

function count(
  counts: ReadonlyMap<Label, Counts>,
  { reading, tool, tags }: MarkedRow,
  tagger: Tagger,
): void {
  const found = tagger(reading, { tool, needs: [] });
  const keys = new Set(found.map(({ label, start, end }) => `${label} ${start} ${end}`));
  for (const { label } of found) add(counts.get(label), { said: 0, found: 1, right: 0 });
  for (const { from, to } of spansOf(tags)) {
    const label = labelOf(tags[from] ?? 0);
    const [first, last] = [reading.tokens[from], reading.tokens[to]];
    if (!label || !first || !last) continue;
    const isRight = keys.has(`${label} ${first.start} ${last.end}`);
    add(counts.get(label), { said: 1, found: 0, right: isRight ? 1 : 0 });
  }
}

function empty(): Counts {
  return { said: 0, found: 0, right: 0 };
}

function sum(one: Counts, other: Counts): Counts {
  return {
    said: one.said + other.said,
    found: one.found + other.found,
    right: one.right + other.right,
  };
}

function add(counts: Counts | undefined, more: Counts): void {
  if (counts) Object.assign(counts, sum(counts, more));
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${Math.round(1000 * share) / 10} %` : "–";
}
