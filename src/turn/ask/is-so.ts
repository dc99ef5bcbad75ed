import { toLocal } from "../../language/when/local-time.ts";
import type { Clock } from "../../types/clock.ts";
import type { OwedUse } from "../../types/turn/plan.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import { itemsOf } from "./looks.ts";

type Condition = Extract<OwedUse, { readonly kind: "condition" }>;

/** Whether a condition is so, by what was looked up for it. */
export function isSo(
  { wants }: Pick<Condition, "wants">,
  { found, left = [] }: Looked,
  clock: Clock,
): boolean {
  const apart = new Set(left.flatMap(itemsOf).map(({ handle }) => handle));
  const count = found.reduce((sum, one) => sum + busyIn(one, { clock, apart }), 0);
  return count > 0 === (wants === "some");
}

type Looked = {
  readonly found: readonly FinishedCall[];
  /** What may be there all the same. */
  readonly left?: readonly FinishedCall[];
};

type Counting = { readonly clock: Clock; readonly apart: ReadonlySet<string | undefined> };

/** What counts as being there at a time of day: what takes all day takes no hour of it. */
function busyIn(found: FinishedCall, { clock: { zone }, apart }: Counting): number {
  const { result, call } = found;
  const isOfHour = Object.values(call.meanings ?? {}).some(
    (one) => one.kind === "when" && one.when.precision !== "day",
  );
  const details = isOfHour && "details" in result ? (result.details ?? []) : [];
  const allDay = details.filter(({ at }) => at !== undefined && isMidnight(at, zone)).length;
  const items = itemsOf(found).filter(({ handle }) => handle === undefined || !apart.has(handle));
  return Math.max(0, items.length - allDay);
}

function isMidnight(at: number, zone: string): boolean {
  const { hour, minute } = toLocal(at, zone);
  return hour === 0 && minute === 0;
}
