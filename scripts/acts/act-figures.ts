import { LEARNED_ACTS } from "../../src/types/turn/dialogue.ts";
import type { ActModel } from "../../src/understanding/dialogue/act/act-model.ts";
import type { ActRow } from "./act-rows.ts";

/** For each act how many were found, and of what was taken for it how much was right. */
export function actFigures(
  model: ActModel,
  rows: readonly ActRow[],
  others: readonly ActRow[],
): string {
  const taken = rows.map(({ act, said }) => ({ act, is: model(said) }));
  const lines = LEARNED_ACTS.map((act) => {
    const own = taken.filter((row) => row.act === act);
    const as = taken.filter(({ is }) => is === act);
    const right = own.filter(({ is }) => is === act).length;
    return `| ${act} | ${own.length} | ${percent(right, own.length)} | ${percent(right, as.length)} |`;
  });
  const right = taken.filter(({ act, is }) => act === is).length;
  const kept = others.filter(({ said }) => model(said) === "request").length;
  return [
    "| act | held out | found | of those taken for it right |",
    "| --- | --- | --- | --- |",
    ...lines,
    `| all | ${taken.length} | ${percent(right, taken.length)} | |`,
    `| plain requests | ${others.length} | ${percent(kept, others.length)} | |`,
  ].join("\n");
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}
