import type { JsonObject } from "../../types/json.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";

/** The models' names of the records that an act was done to, or made; of the last one that is remembered where there is none. */
export function recordsOf(
  act: FinishedCall | undefined,
  last: { readonly arguments: JsonObject } | undefined,
): readonly string[] {
  const given = Object.values((act?.call ?? last)?.arguments ?? {}).flat();
  const made = act?.result.ok ? Object.keys(act.result.handles) : [];
  return [...made, ...given.filter((value) => typeof value === "string")];
}
