import { cumulative, SYSTEMS } from "./token-figures.ts";
import type { TokenFigures } from "./token-figures.ts";
import type { Chart, Series } from "../report/draw-chart.ts";

/** The plots of the report: a morning turn by turn, the totals, and what the tools take of a prompt. */
export function tokenPlots(figures: TokenFigures): readonly Chart[] {
  const [tools] = figures.sizes;
  if (tools === undefined) return [];
  const morning = SYSTEMS.map((name): Series => {
    const cell = figures.cell(name, tools, "morning");
    return { name, values: cell?.totals ? cumulative(cell.run) : [] };
  });
  const turns = Math.max(0, ...morning.map(({ values }) => values.length));
  const ids = figures.conversationsAt(tools).map(({ id }) => id);
  const bySize = (
    pick: (cells: ReturnType<TokenFigures["fitting"]>) => number,
  ): readonly Series[] =>
    SYSTEMS.map((name) => ({
      name,
      values: figures.sizes.map((size) => {
        const cells = figures.fitting(name, size);
        return cells.length === 0 ? undefined : pick(cells);
      }),
    }));
  return [
    {
      title: `Tokens evaluated, turn by turn, in a morning of 20 requests (${tools} tools, cold start)`,
      kind: "lines",
      places: Array.from({ length: turns }, (_, index) => String(index + 1)),
      series: morning,
    },
    {
      title: `Tokens evaluated in each conversation (${tools} tools, cold start)`,
      kind: "bars",
      places: ids,
      series: SYSTEMS.map((name) => ({
        name,
        values: ids.map((id) => figures.cell(name, tools, id)?.totals?.evaluated),
      })),
    },
    {
      title:
        "Tokens evaluated in a conversation on average, by the number of tools (those that fit)",
      kind: "bars",
      places: figures.sizes.map((size) => `${size} tools`),
      series: bySize((cells) => mean(cells.map(({ totals }) => totals.evaluated))),
    },
    {
      title: "Share of the last prompt that shows tools, % on average",
      kind: "bars",
      places: figures.sizes.map((size) => `${size} tools`),
      series: bySize((cells) => 100 * mean(cells.map(({ totals }) => totals.blockShare))),
    },
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
