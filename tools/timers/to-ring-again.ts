import type { Host } from "../../src/host/host.ts";
import type { Timer } from "../../src/host/machine.ts";

const MINUTE_MS = 60_000;
/** So long after a bell "five more minutes" are of what rang, though other timers run. */
const JUST_RUNG_MS = 3 * MINUTE_MS;
/** So long where none does. */
const RUNG_MS = 30 * MINUTE_MS;

/** What rang a moment ago and is to ring again: what it is called; undefined where nothing did. */
export async function toRingAgain(
  { timers, clock }: Pick<Host, "timers" | "clock">,
  running: readonly Timer[],
): Promise<string | undefined> {
  const rung = await timers.lastRung();
  const since = rung ? clock.now() - rung.at : Infinity;
  return since <= (running.length > 0 ? JUST_RUNG_MS : RUNG_MS) ? rung?.label : undefined;
}
