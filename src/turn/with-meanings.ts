import { meaningsOf } from "../grounding/meanings-of.ts";
import type { Language } from "../language/language.ts";
import type { Registry } from "../tool/registry.ts";
import type { Call } from "../types/turn/call.ts";
import type { Slot } from "../types/turn/call-space.ts";
import type { Clock } from "../types/clock.ts";

/** What it takes to say what the times of a call mean. */
export type MeaningSources = {
  readonly registry: Pick<Registry, "get">;
  readonly language: Language;
  readonly host: { readonly clock: Clock };
};

/** A call with what its times mean, found once: what is judged, shown and run is the same. */
export function withMeanings(
  { registry, language, host }: MeaningSources,
  call: Call,
  slots: readonly Slot[],
): Call {
  const tool = registry.get(call.name);
  if (!tool) return call;
  const meanings = meaningsOf(tool, call.arguments, { language, clock: host.clock, slots });
  return Object.keys(meanings).length === 0 ? call : { ...call, meanings };
}
