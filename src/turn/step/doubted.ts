import type { HandleBook } from "../../tool/handle-book.ts";
import type { JsonObject } from "../../types/json.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { severalOf } from "./told-apart.ts";

/**
 * What a model is told once that chose one of several records the words fit, without having looked any
 * up for them: what was said before may tell which is meant, or it has to be asked.
 */
export function doubted(
  handles: Pick<HandleBook, "resolve">,
  { given, slots }: { readonly given: JsonObject; readonly slots: readonly Slot[] },
  { calls, items }: Pick<TurnState, "calls" | "items">,
): string | undefined {
  if (calls.length > 0) return undefined;
  const fitting = slots.flatMap((slot) => {
    const several = severalOf(slot).flatMap(({ value }) => handles.resolve(String(value)) ?? []);
    const isOne = several.some(({ handle }) => handle === given[slot.parameter]);
    return isOne && several.length > 1 ? several : [];
  });
  if (fitting.length === 0) return undefined;
  const rows = fitting.map(({ handle, facts }) => [handle, ...Object.values(facts)].join(" | "));
  const told = `Not done yet, for several fit: ${rows.join("; ")}. Where nothing that was said tells which, ask; else call it again.`;
  const isTold = items.some((item) => item.kind === "note" && item.text === told);
  return isTold ? undefined : told;
}
