import type { DiscoveryReport } from "./discovery.ts";
import type { Measures } from "./discovery-measures.ts";
import { markdownTable } from "../markdown-table.ts";

const HEAD = ["R@1", "R@3", "R@5", "AUROC", "revealed", "spurious", "µs", "µs p99"] as const;

/** The report as Markdown tables. */
export function renderDiscovery(report: DiscoveryReport): string {
  return [
    `Dev split of HWU64, ${report.acting} acting tools:`,
    markdownTable(
      ["ranker", ...HEAD],
      report.rankers.map(({ ranker, measures }) => [ranker, ...cellsOf(measures)]),
    ),
    "Other sets:",
    markdownTable(
      ["set", "ranker", ...HEAD],
      report.sets.map(({ set, ranker, measures }) => [set, ranker, ...cellsOf(measures)]),
    ),
    "Among more tools (outside tools without phrases), requests for a tool only:",
    markdownTable(
      ["tools", "ranker", "R@1", "R@3", "R@5", "µs", "µs p99"],
      report.scale.map(({ tools, ranker, measures }) => [
        tools,
        ranker,
        ...measures.recall.map(percent),
        Math.round(measures.median),
        Math.round(measures.slow),
      ]),
    ),
    'Declined / spurious where "none fits" has to be likelier than so much to decline:',
    markdownTable(
      ["set", ...(report.curves[0]?.points ?? []).map(({ bar }) => String(bar))],
      report.curves.map(({ set, points }) => [
        set,
        ...points.map(({ declined, spurious }) => `${percent(declined)} / ${percent(spurious)}`),
      ]),
    ),
    sizesOf(report),
  ].join("\n\n");
}

function cellsOf(measures: Measures): readonly (string | number)[] {
  return [
    ...measures.recall.map(percent),
    Number.isNaN(measures.auroc) ? "–" : measures.auroc.toFixed(3),
    percent(measures.revealed),
    percent(measures.spurious),
    Math.round(measures.median),
    Math.round(measures.slow),
  ];
}

function sizesOf({ buildMs, addMs, routerBytes, vectorBytes, unsure }: DiscoveryReport): string {
  return [
    `Index built in ${buildMs.toFixed(1)} ms, 100 outside tools added in ${addMs.toFixed(1)} ms.`,
    `Router ${kilobytes(routerBytes)} KB, vector ranker ${kilobytes(vectorBytes)} KB.`,
    `Vectors are asked for in ${percent(unsure)} % of the dev requests; their computing is not in the times.`,
    "Rankers that always answer get the threshold at which they reveal as many tool requests as the index.",
  ].join(" ");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}

function percent(share: number): string {
  return Number.isNaN(share) ? "–" : (100 * share).toFixed(1);
}
