import type { Row } from "./corpus.ts";
import { type CrossFit, type Judged, crossFit } from "./cross-fit.ts";
import { SEED } from "./model.ts";

const FOLDS = 5;

export type JudgedBoth = {
  /** By rankers that know none of the row's intent: wording nobody wrote down. */
  readonly unknown: readonly Judged[];
  /** By rankers that know the like of it. */
  readonly known: readonly Judged[];
};

/** Every row judged twice: with its whole intent (or its topic of no tool) held out, and alone. */
export function judgeAll(options: Pick<CrossFit, "rows" | "trainVectors">): JudgedBoth {
  const sentence = ({ said, text }: Row): string => said ?? text;
  const intent = (row: Row): string =>
    row.group.startsWith("phrase ") ? sentence(row) : row.group;
  return {
    unknown: crossFit({ ...options, folds: FOLDS, seed: SEED, keyOf: intent }),
    known: crossFit({ ...options, folds: FOLDS, seed: SEED + 1, keyOf: sentence }),
  };
}

/** Of so many requests for something nobody has asked for before, one counts. */
const NEW_OF = 3;

/** What the weights are fitted to: as people ask, mostly for what others have asked for in like words. */
export function mixed({ unknown, known }: JudgedBoth): readonly Judged[] {
  return [...unknown.filter((_, at) => at % NEW_OF === 0), ...known];
}
