import { isConsequential } from "../../src/tool/is-consequential.ts";
import type { Ranked } from "../../src/types/turn/ranked.ts";
import { rerank } from "../../src/understanding/ranking/rerank.ts";
import type { Reranker } from "../../src/understanding/ranking/rerank.ts";
import { tools } from "../../tools/index.ts";
import type { RerankCase } from "./fit-reranker.ts";

export const RERANK_HEAD =
  "| ranked by | R@1 | right tool decided | rightly declined | sure | of those right |\n| --- | --- | --- | --- | --- | --- |";

const CONSEQUENTIAL = new Set(tools.filter(isConsequential).map(({ name }) => name));

/** How often the first tool and the decision are right, as one line of the card. */
export function rerankFigures(
  name: string,
  cases: readonly RerankCase[],
  reranker?: Reranker,
): string {
  const runs = cases.map((one) => ({
    ...one,
    ranked: reranker ? reranked(one, reranker) : one.ranked,
  }));
  const forTool = runs.filter(({ accept }) => accept.length > 0);
  const forNone = runs.filter(({ accept }) => accept.length === 0);
  const sure = runs.filter(({ ranked }) => ranked.sure);
  const cells = [
    percent(forTool, isRight),
    percent(forTool, (run) => isRight(run) && !declines(run)),
    percent(forNone, declines),
    percent(runs, ({ ranked }) => ranked.sure),
    percent(sure, isRight),
  ];
  return `| ${[name, ...cells].join(" | ")} |`;
}

function reranked({ ranked, features, excluded }: RerankCase, reranker: Reranker): Ranked {
  const isOne = (name: string): boolean => CONSEQUENTIAL.has(name);
  return rerank(ranked, { reranker, features, excluded, isConsequential: isOne });
}

type Run = Pick<RerankCase, "accept" | "ranked">;

function isRight({ accept, ranked }: Run): boolean {
  return accept.includes(ranked.tools[0]?.name ?? "");
}

function declines({ ranked }: Run): boolean {
  return ranked.none > (ranked.tools[0]?.score ?? 0);
}

function percent<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
  if (items.length === 0) return "–";
  return ((100 * items.filter(holds).length) / items.length).toFixed(1);
}
