import type { Exposure } from "../../exposure/exposure.ts";
import type { CallSpace } from "../../types/call-space.ts";
import type { TurnState } from "../../types/stages.ts";
import { scoped } from "../../understanding/plan.ts";

/** What the model may call for the part at hand: what the strategy shows, or the one tool a look-up was made for. */
export async function expose(exposure: Exposure, state: TurnState): Promise<CallSpace> {
  const space = await exposure.space(scoped(state));
  const fed = space.callable.filter(({ tool }) => tool === state.plan.feed?.tool);
  return fed.length > 0 ? { ...space, callable: fed, mustCall: true, mayAnswer: false } : space;
}
