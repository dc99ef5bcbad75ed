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

/** What the words gave, with what the last request gave beside it. */
export function withKept(tool: Tool, grounded: GroundedTool, kept: readonly Slot[]): GroundedTool {
  const filled = new Set(grounded.slots.map(({ parameter }) => parameter));
  const isTime = grounded.slots.some(({ parameter }) => parameter === "from");
  const beside = kept.filter(
    ({ parameter }) => !filled.has(parameter) && !(isTime && parameter === "to"),
  );
  return withSlots(parametersOf(tool), [...grounded.slots, ...beside]);
}
