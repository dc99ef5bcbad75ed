import { channel } from "node:diagnostics_channel";
import type { RequestReader } from "../../grounding/reading/request-context.ts";
import type { Registry } from "../../tool/registry.ts";
import type { Call } from "../../types/turn/call.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { scoped } from "../../understanding/plan.ts";
import { LEAST_DOUBT, likelyWrong } from "./likely-wrong.ts";
import { signsOf } from "./signs-of.ts";

/** Told of every call that changes something, with its signs: what their weights are fitted by. */
export const DOUBTS = channel("sotto:doubts");

type Doubting = {
  readonly registry: Pick<Registry, "get">;
  readonly contextOf: RequestReader;
};

/** Whether a call that changes something may well be another than was meant, so that it is shown before it is done. */
export async function isDoubted(
  { registry, contextOf }: Doubting,
  call: Call,
  state: TurnState,
): Promise<boolean> {
  const tool = registry.get(call.name);
  if (!tool || tool.effect === "none") return false;
  const part = scoped(state);
  const own = await contextOf(part.utterance, [tool]);
  const { reading: whole } = await contextOf(state.utterance, [tool]);
  const signs = signsOf({ tool, call, state: part, own, whole });
  DOUBTS.publish({ id: call.id, said: state.utterance.text, signs });
  return likelyWrong(signs) >= LEAST_DOUBT;
}
