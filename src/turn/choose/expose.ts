import { abstains } from "../../discovery/abstains.ts";
import type { Exposure } from "../../exposure/exposure.ts";
import { onlyReads } from "../../tool/only-reads.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Callable, CallSpace } from "../../types/turn/call-space.ts";
import { drives } from "../../types/model-profile.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped } from "../../understanding/plan.ts";
import { hasServed } from "../../exposure/choices.ts";

type Exposing = {
  readonly exposure: Pick<Exposure, "space">;
  readonly profile: Pick<ModelProfile, "isLed" | "callable" | "values">;
  readonly registry: Pick<Registry, "get">;
};

/** What the model may call for the part at hand: what the strategy shows, or the one tool a look-up was made for. */
export async function expose(exposing: Exposing, state: TurnState): Promise<CallSpace> {
  const { exposure, profile } = exposing;
  if (drives(profile)) return whatIsLeft(exposing, state);
  const space = await exposure.space(scoped(state));
  const fed = space.callable.filter(({ tool }) => tool === state.plan.feed?.tool);
  if (fed.length > 0) return { ...space, callable: fed, mustCall: true, mayAnswer: false };
  if (!profile.isLed || profile.callable !== "all" || space.callable.length === 0) return space;
  if (owesCall(state)) return { ...space, mustCall: true, mayAnswer: false };
  // What the words asked for is done, or was nothing: they speak for no tool any more.
  return { ...space, callable: space.callable.map(unweighed) };
}

/** For a model that decides by itself: each tool that its acts or its look-ups still reach, none of them weighed. */
async function whatIsLeft({ exposure, registry }: Exposing, state: TurnState): Promise<CallSpace> {
  const { mayAct, mayLook } = state;
  const space = await exposure.space(scoped({ ...state, mayAct: mayAct || mayLook }));
  const callable = space.callable.map(unweighed).filter(({ tool: name }) => {
    const tool = registry.get(name);
    return tool && onlyReads(tool) ? mayLook : mayAct;
  });
  const mustCall = callable.length > 0 && knowsNothing(state) && owesCall(state);
  return { ...space, callable, mustCall, mayAnswer: !mustCall };
}

function unweighed(choice: Callable): Callable {
  return { ...choice, bias: 0 };
}

/** No result stands in the conversation: an answer could only be made up. */
function knowsNothing({ items, calls }: TurnState): boolean {
  return calls.length === 0 && items.every(({ kind }) => kind !== "call");
}

/** A tool fits the part at hand and none was called for it: what a model would answer now it made up. */
function owesCall(state: TurnState): boolean {
  const { plan } = state;
  const { ranked, calls } = scoped(state);
  const isAtHand = plan.at < plan.parts.length;
  return isAtHand && !abstains(ranked) && !hasServed({ calls });
}
