import type { Chart } from "../report/draw-chart.ts";
import type { DiscoveryReport } from "./discovery.ts";

/** Recall at 3 by the number of tools, a line a ranker. */
export function discoveryPlot({ scale }: DiscoveryReport): Chart {
  const counts = [...new Set(scale.map(({ tools }) => tools))].toSorted((a, b) => a - b);
  return {
    title: "Right tool among the first three, by number of tools",
    kind: "lines",
    axes: { across: "tools", up: "requests, %" },
    places: counts.map(String),
    series: [...Map.groupBy(scale, ({ ranker }) => ranker)].map(([name, rows]) => ({
      name,
      values: counts.map((count) => {
        const row = rows.find(({ tools }) => tools === count);
        return row && 100 * row.measures.recall[1];
      }),
    })),
  };
}
