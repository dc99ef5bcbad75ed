import type { RequestReader } from "../../grounding/request/request-context.ts";
import type { Registry } from "../../tool/registry.ts";
import type { CallSpace } from "../../types/call-space.ts";
import type { ModelProfile } from "../../types/model-profile.ts";
import type { TurnState } from "../../types/stages.ts";
import { groundPart } from "../../understanding/ground-part.ts";
import { scoped, valuesAt } from "../../understanding/plan.ts";
import { groundChoice } from "./ground-choice.ts";
import { settled } from "./settled.ts";

export type Grounding = {
  readonly registry: Registry;
  readonly contextOf: RequestReader;
  readonly profile: ModelProfile;
  /** Code may settle a choice and make a call without the model. */
  readonly hasFastPath: boolean;
};

/** The call space with the values the words give each tool. */
export async function groundSpace(
  grounding: Grounding,
  space: CallSpace,
  state: TurnState,
): Promise<CallSpace> {
  const { registry, contextOf, profile, hasFastPath } = grounding;
  const tools = space.callable.flatMap((choice) => registry.get(choice.tool) ?? []);
  const request = await contextOf(scoped(state).utterance, tools);
  const callable = space.callable.flatMap((choice) => {
    const tool = registry.get(choice.tool);
    if (!tool) return [];
    const grounded = groundPart(valuesAt(state.plan), tool, request);
    return [groundChoice(profile, choice, { tool, grounded })];
  });
  const grounded = { ...space, callable };
  return hasFastPath ? settled(grounded, profile.mostOverruled) : grounded;
}
