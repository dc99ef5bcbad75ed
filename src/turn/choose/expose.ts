import { abstains } from "../../discovery/abstains.ts";
import { hasServed } from "../../exposure/choices.ts";
import type { Exposure } from "../../exposure/exposure.ts";
import type { CallSpace } from "../../types/call-space.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { TurnState } from "../../types/stages.ts";
import { scoped } from "../../understanding/plan.ts";

/** What the model may call for the part at hand: what the strategy shows, or the one tool a look-up was made for. */
export async function expose(
  exposure: Pick<Exposure, "space">,
  { isLed, callable }: Pick<ModelProfile, "isLed" | "callable">,
  state: TurnState,
): Promise<CallSpace> {
  const space = await exposure.space(scoped(state));
  const fed = space.callable.filter(({ tool }) => tool === state.plan.feed?.tool);
  if (fed.length > 0) return { ...space, callable: fed, mustCall: true, mayAnswer: false };
  if (!isLed || callable !== "all" || space.callable.length === 0) return space;
  if (owesCall(state)) return { ...space, mustCall: true, mayAnswer: false };
  // What the words asked for is done, or was nothing: they speak for no tool any more.
  return { ...space, callable: space.callable.map((choice) => ({ ...choice, bias: 0 })) };
}

/** A tool fits the part at hand and none was called for it: what a model would answer now it made up. */
function owesCall(state: TurnState): boolean {
  const { plan } = state;
  const { ranked, calls } = scoped(state);
  const isAtHand = plan.at < plan.parts.length;
  return isAtHand && !abstains(ranked) && !hasServed({ calls });
}
