import { tools } from "../../../tools/index.ts";
import { openBench } from "./measured/open-bench.ts";
import type { DiscoveryOptions } from "./measured/open-bench.ts";
import { curveRows, ownRankers, rankerRows, scaleRows, setRows } from "./measured/rows.ts";
import type { CurveRow, RankerRow, ScaleRow, SetRow } from "./measured/rows.ts";
import { sizes, unsureShare } from "./measured/sizes.ts";
import type { Sizes } from "./measured/sizes.ts";

export type DiscoveryReport = Sizes & {
  /** Tools of ours that do something. */
  readonly acting: number;
  /** Every ranker on the dev split. */
  readonly rankers: readonly RankerRow[];
  /** This index on every other set: heard by word errors, unseen, languages, outside tools. */
  readonly sets: readonly SetRow[];
  readonly scale: readonly ScaleRow[];
  /** The default index with another bar for "none fits", on the typed sets. */
  readonly curves: readonly CurveRow[];
  /** Share of the dev requests the fast rankers are unsure of. */
  readonly unsure: number;
};

const SCALE: readonly number[] = [tools.length, 200, 500, 2_000];
const QUICK_SCALE: readonly number[] = [tools.length, 200];

/** Measures this index beside other people's rankers on the same requests. */
export async function benchDiscovery(options: DiscoveryOptions): Promise<DiscoveryReport> {
  const bench = await openBench(options);
  options.onStep?.("rankers on the dev split");
  const ours = ownRankers(bench, bench.acting);
  const rankers = await rankerRows(bench, ours);
  options.onStep?.("other sets");
  const sets = setRows(bench, ours);
  const scale: ScaleRow[] = [];
  for (const count of options.isQuick ? QUICK_SCALE : SCALE) {
    options.onStep?.(`${count} tools`);
    scale.push(...(await scaleRows(bench, count)));
  }
  const acting = bench.acting.length;
  const curves = curveRows(bench, ours);
  return { acting, rankers, sets, scale, curves, ...sizes(bench), unsure: unsureShare(bench) };
}
