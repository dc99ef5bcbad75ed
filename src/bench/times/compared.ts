import type { Clock } from "../../types/clock.ts";
import type { When } from "../../types/time/when.ts";
import type { CorpusMeaning } from "./corpus.ts";

const MINUTE_MS = 60_000;

/** A corpus's meaning as instants: `to` is exclusive, a moment has `to` = `from`. */
export type Meant = {
  readonly from: number;
  readonly to: number;
  /** One unit of the grain after `from`. */
  readonly unitMs: number;
  readonly meaning: CorpusMeaning;
};

/** A reading of a phrase beside what it means there. */
export type Compared = {
  readonly text: string;
  readonly when: When;
  readonly meant: Meant;
  readonly clock: Clock;
};

/** Nobody says seconds of the clock. */
export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < MINUTE_MS;
}
