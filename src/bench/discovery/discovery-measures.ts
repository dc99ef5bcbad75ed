import { quantile } from "../quantile.ts";
import type { Request } from "./discovery-sets.ts";

/** What a ranker makes of some words. `doubt` orders requests by how unlikely any tool is; any scale. */
export type Ranking = {
  readonly order: readonly string[];
  readonly doubt: number;
  /** It says itself that nothing fits; undefined for a ranker that always answers. */
  readonly abstains?: boolean;
};
export type Ranker = {
  readonly name: string;
  readonly rank: (text: string) => Ranking;
  /** Of what it keeps beside the tools' own words. */
  readonly bytes?: number;
};

export type Measures = {
  readonly tools: number;
  /** Share of tool requests with a right tool among the first 1, 3, 5. */
  readonly recall: readonly [number, number, number];
  /** How well doubt tells requests for no tool from others; 0.5 is chance. */
  readonly auroc: number;
  /** Share of tool requests it reveals something for, and of no-tool requests it does so in vain. */
  readonly revealed: number;
  readonly spurious: number;
  /** Microseconds a query: median and 99th of a hundred. */
  readonly median: number;
  readonly slow: number;
};

export type MeasureOptions = {
  readonly requests: readonly Request[];
  /** For a ranker that always answers: the doubt above which this share of tool requests is still revealed. */
  readonly revealed?: number;
};

/** Runs every request through a ranker. */
export function measure(ranker: Ranker, { requests, revealed = 1 }: MeasureOptions): Measures {
  const runs = requests.map((request) => run(ranker, request));
  const forTool = runs.filter(({ request }) => request.accept.length > 0);
  const forNone = runs.filter(({ request }) => request.accept.length === 0);
  const limit = quantile(doubts(forTool), revealed);
  const isShown = ({ ranking }: Run): boolean =>
    ranking.abstains === undefined ? ranking.doubt <= limit : !ranking.abstains;
  const times = runs.map(({ microseconds }) => microseconds);
  return {
    tools: forTool.length,
    recall: [recallAt(forTool, 1), recallAt(forTool, 3), recallAt(forTool, 5)],
    auroc: auroc(doubts(forNone), doubts(forTool)),
    revealed: share(forTool, isShown),
    spurious: share(forNone, isShown),
    median: quantile(times, 0.5),
    slow: quantile(times, 0.99),
  };
}

/** What a bar costs: tool requests declined, and requests for none that get a tool, where doubt above it declines. */
export type BarPoint = {
  readonly bar: number;
  readonly declined: number;
  readonly spurious: number;
};

/** Every bar on the same runs: which one fits depends on what each of the two errors costs. */
export function barCurve(
  ranker: Ranker,
  requests: readonly Request[],
  bars: readonly number[],
): readonly BarPoint[] {
  const runs = requests.map((request) => run(ranker, request));
  const forTool = doubts(runs.filter(({ request }) => request.accept.length > 0));
  const forNone = doubts(runs.filter(({ request }) => request.accept.length === 0));
  return bars.map((bar) => ({
    bar,
    declined: forTool.filter((doubt) => doubt > bar).length / forTool.length,
    spurious: forNone.filter((doubt) => doubt <= bar).length / forNone.length,
  }));
}

/** The chance that a value of the first list is above one of the second (ties half). */
export function auroc(above: readonly number[], below: readonly number[]): number {
  const all = [
    ...above.map((value) => ({ value, isAbove: true })),
    ...below.map((value) => ({ value, isAbove: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (all[end]?.value === all[start]?.value && end < all.length) end += 1;
    for (let index = start; index < end; index++)
      if (all[index]?.isAbove) ranks += (start + end + 1) / 2;
    start = end;
  }
  const pairs = above.length * below.length;
  return pairs === 0 ? Number.NaN : (ranks - (above.length * (above.length + 1)) / 2) / pairs;
}

type Run = { readonly request: Request; readonly ranking: Ranking; readonly microseconds: number };

function run(ranker: Ranker, request: Request): Run {
  const start = performance.now();
  const ranking = ranker.rank(request.text);
  return { request, ranking, microseconds: (performance.now() - start) * 1000 };
}

function recallAt(runs: readonly Run[], depth: number): number {
  return share(runs, ({ request, ranking }) =>
    ranking.order.slice(0, depth).some((name) => request.accept.includes(name)),
  );
}

function share(runs: readonly Run[], holds: (run: Run) => boolean): number {
  return runs.length === 0 ? Number.NaN : runs.filter(holds).length / runs.length;
}

function doubts(runs: readonly Run[]): readonly number[] {
  return runs.map(({ ranking }) => ranking.doubt);
}
