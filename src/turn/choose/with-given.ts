import { withSlots } from "../../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";

/** A tool with these values in place of what its words alone give for the same fields; of several it is asked which. */
export function withGiven(
  tool: Tool,
  { slots }: Pick<GroundedTool, "slots">,
  given: readonly Slot[],
): GroundedTool {
  const filled = new Set(given.map(({ parameter }) => parameter));
  const others = slots.filter(({ parameter }) => !filled.has(parameter));
  const own = withSlots(parametersOf(tool), [...others, ...given]);
  const isSeveral = (name: string): boolean =>
    given.some(({ parameter, value }) => parameter === name && many(value));
  return { ...own, unclear: own.unclear.filter((name) => !filled.has(name) || isSeveral(name)) };
}

function many(value: Slot["value"]): boolean {
  return value.kind !== "free" && value.candidates.length > 1;
}
