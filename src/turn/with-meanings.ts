import { meaningsOf } from "../grounding/meanings-of.ts";
import type { Call } from "../types/call.ts";
import type { CallSpace, Slot } from "../types/call-space.ts";
import type { TurnState } from "../types/stages.ts";
import type { Bench } from "./create-stages.ts";
import { shortcut } from "./shortcut.ts";

/** The call that needs no model, where one is left. */
export function shortcutWithMeanings(
  bench: Bench,
  space: CallSpace,
  state: TurnState,
): Call | undefined {
  const call = shortcut({ space, state, id: bench.nextCallId });
  return call && withMeanings(bench, call, space.callable[0]?.slots ?? []);
}

/** A call with what its times mean, found once: what is judged, shown and run is the same. */
export function withMeanings(
  { registry, language, host }: Pick<Bench, "registry" | "language" | "host">,
  call: Call,
  slots: readonly Slot[],
): Call {
  const tool = registry.get(call.name);
  if (!tool) return call;
  const meanings = meaningsOf(tool, call.arguments, { language, clock: host.clock, slots });
  return Object.keys(meanings).length === 0 ? call : { ...call, meanings };
}
