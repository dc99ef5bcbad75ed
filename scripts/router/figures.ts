import { auroc } from "../../src/bench/discovery/discovery-measures.ts";
import { isClear } from "../../src/discovery/create-index.ts";
import { type FusionWeights, fuse } from "../../src/discovery/fuse.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import type { Judged } from "./cross-fit.ts";

/** What a cross-fit shows, as one line of the card. */
export function figures(name: string, judged: readonly Judged[], weights: FusionWeights): string {
  return figuresOf(
    name,
    judged.map(({ row, evidence }) => ({ row, ranked: fuse(evidence, weights) })),
  );
}

export type RankedRow = Pick<Judged, "row"> & { readonly ranked: Ranked };

/** The same for what was ranked already. */
export function figuresOf(name: string, runs: readonly RankedRow[]): string {
  const forTool = runs.filter(({ row }) => row.accept.length > 0);
  const forNone = runs.filter(({ row }) => row.accept.length === 0);
  const recall = [1, 3, 5].map((depth) =>
    percent(forTool, ({ row, ranked }) =>
      ranked.tools.slice(0, depth).some((tool) => row.accept.includes(tool.name)),
    ),
  );
  const isShown = ({ ranked }: (typeof runs)[number]): boolean =>
    ranked.none <= (ranked.tools[0]?.score ?? 0);
  const area = auroc(
    forNone.map(({ ranked }) => ranked.none),
    forTool.map(({ ranked }) => ranked.none),
  );
  const unsure = percent(runs, ({ ranked }) => !isClear(ranked));
  const shown = [percent(forTool, isShown), percent(forNone, isShown)];
  return `| ${[name, ...recall, area.toFixed(3), ...shown, unsure].join(" | ")} |`;
}

export const FIGURES_HEAD =
  "| held out | R@1 | R@3 | R@5 | AUROC | revealed | spurious | unsure |\n| --- | --- | --- | --- | --- | --- | --- | --- |";

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
  if (items.length === 0) return "–";
  return ((100 * items.filter(holds).length) / items.length).toFixed(1);
}
