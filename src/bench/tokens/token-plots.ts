import { cumulative, SYSTEMS } from "./token-figures.ts";
import type { TokenFigures } from "./token-figures.ts";
import type { Chart, Series } from "../report/draw-chart.ts";

/** The plots of the report: a morning turn by turn, the totals, and what the tools take of a prompt. */
export function tokenPlots(figures: TokenFigures): readonly Chart[] {
  const [tools] = figures.sizes;
  if (tools === undefined) return [];
  const ids = figures.conversationsAt(tools).map(({ id }) => id);
  const long = longest(figures, tools, ids);
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
      title: `Tokens evaluated, turn by turn, in the conversation “${long.id}” of ${long.turns} requests (${tools} tools, cold start)`,
      kind: "lines",
      axes: { across: "request", up: "tokens evaluated so far" },
      places: Array.from({ length: long.turns }, (_, index) => String(index + 1)),
      series: long.series,
    },
    {
      title: `Tokens evaluated in each conversation (${tools} tools, cold start)`,
      kind: "bars",
      axes: { across: "conversation", up: "tokens evaluated" },
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
      axes: { across: "tools there are", up: "tokens evaluated, on average" },
      places: figures.sizes.map((size) => `${size} tools`),
      series: bySize((cells) => mean(cells.map(({ totals }) => totals.evaluated))),
    },
    {
      title: "Share of the last prompt that shows tools, % on average",
      kind: "bars",
      axes: { across: "tools there are", up: "share of the prompt, %" },
      places: figures.sizes.map((size) => `${size} tools`),
      series: bySize((cells) => 100 * mean(cells.map(({ totals }) => totals.blockShare))),
    },
  ];
}

type Long = { readonly id: string; readonly turns: number; readonly series: readonly Series[] };

/** The longest conversation that was measured; a quick run has a few short ones. */
function longest(figures: TokenFigures, tools: number, ids: readonly string[]): Long {
  const all = ids.map((id): Long => {
    const series = SYSTEMS.map((name): Series => {
      const cell = figures.cell(name, tools, id);
      return { name, values: cell?.totals ? cumulative(cell.run) : [] };
    });
    return { id, turns: Math.max(0, ...series.map(({ values }) => values.length)), series };
  });
  return all.toSorted((one, other) => other.turns - one.turns)[0] ?? NOTHING;
}

const NOTHING: Long = { id: "", turns: 0, series: [] };

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
