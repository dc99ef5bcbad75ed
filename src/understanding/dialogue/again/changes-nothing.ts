import type { GroundedTool } from "../../../grounding/tool/ground-tool.ts";
import type { Wording } from "../../../language/reading/wording/wording.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { RememberedCall } from "../../../types/memory.ts";

/** Nothing is taken back to do it once more as it was, or with less. */
export function changesNothing(
  tool: Tool,
  lastCall: RememberedCall,
  { missing, slots }: Pick<GroundedTool, "missing" | "slots">,
): boolean {
  if (losesValue(tool, lastCall, missing)) return true;
  return missing.length === 0 && isSame(slots, lastCall);
}

/** What is to be made once more as it was is asked for so: "another one". */
export function onlyRepeats({ leaning }: Pick<Wording, "leaning">): typeof changesNothing {
  return (_, lastCall, { slots }) =>
    lastCall.isEffect && !leaning.asksAnother && isSame(slots, lastCall);
}

/** The last act would be done once more as it was: nothing is taken back for that. */
function isSame(slots: readonly Slot[], { arguments: given }: RememberedCall): boolean {
  const isGiven = ({ parameter, value }: Slot): boolean =>
    value.kind !== "free" &&
    value.candidates.length === 1 &&
    JSON.stringify(value.candidates[0]?.value) === JSON.stringify(given[parameter]);
  return slots.length === Object.keys(given).length && slots.every(isGiven);
}

/** A value that the last act had is gone, and no look-up finds it: nothing is taken back for that. */
function losesValue(tool: Tool, last: RememberedCall, missing: readonly string[]): boolean {
  return parametersOf(tool).some(
    ({ name, kind }) =>
      kind !== "handle" && missing.includes(name) && last.arguments[name] !== undefined,
  );
}
