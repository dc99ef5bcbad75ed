import { withSlots } from "../../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { RememberedCall } from "../../types/memory.ts";
import type { Slot } from "../../types/turn/call-space.ts";

/** The values a call was made with. */
export function slotsOf({
  arguments: given,
  origins,
}: Pick<RememberedCall, "arguments" | "origins">): readonly Slot[] {
  return Object.entries(given).map(([parameter, value]) => {
    const origin = origins[parameter] ?? { origin: "foreign" };
    return {
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value, origin }] },
    };
  });
}

/** The record in focus as the value of a parameter. */
export function pointedTo(parameter: string, handle: string): readonly Slot[] {
  const origin = { origin: "handle", handle, chosenBy: "alone" } as const;
  return slotsOf({ arguments: { [parameter]: handle }, origins: { [parameter]: origin } });
}

type Given = { readonly kept: readonly Slot[]; readonly put: readonly Slot[] };

/** What stands in the place of what the last request had, what the words gave, and what the last request gave beside it. */
export function withKept(tool: Tool, grounded: GroundedTool, { kept, put }: Given): GroundedTool {
  const set = new Set(put.map(({ parameter }) => parameter));
  const own = [...put, ...grounded.slots.filter(({ parameter }) => !set.has(parameter))];
  const filled = new Set(own.map(({ parameter }) => parameter));
  const isTime = own.some(({ parameter }) => parameter === "from");
  const beside = kept.filter(
    ({ parameter }) => !filled.has(parameter) && !(isTime && parameter === "to"),
  );
  const found = withSlots(parametersOf(tool), [...own, ...beside]);
  // A time that was told by what nobody knows stays to be asked for.
  const left = grounded.unclear.filter(
    (one) => !filled.has(one) && !beside.some(({ parameter }) => parameter === one),
  );
  return { ...found, unclear: [...found.unclear, ...left] };
}
