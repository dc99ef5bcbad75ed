import type { Host } from "../../src/host/host.ts";
import { defined } from "../defined.ts";
import type { Range } from "../time-range.ts";

/** More events than a week of anybody's has. */
const ENOUGH = 2_000;

/** When a calendar (or, without a name, any of them) is taken; a whole day where its event takes it. */
export async function busyTimes(
  host: Host,
  { from, to }: Range,
  calendar: string | undefined,
): Promise<readonly Range[]> {
  const { rows } = await host.calendar.query({ from, to, limit: ENOUGH, ...defined({ calendar }) });
  return rows
    .filter(({ free }) => free !== true)
    .map(({ start, end }) => ({ from: start, to: end }));
}
