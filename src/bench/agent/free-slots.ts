import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Slot } from "../../types/turn/call-space.ts";

const LONGEST = 80;

/** The same tool with every text open, as models without grounding get it: only for measuring what grounding is worth. */
export function freeSlots(tool: Tool, grounded: readonly Slot[]): readonly Slot[] {
  return parametersOf(tool).flatMap(({ name, kind, type, required }): readonly Slot[] => {
    if (type !== "string" || kind === "enum") {
      return grounded.filter(({ parameter }) => parameter === name);
    }
    return [{ parameter: name, required, value: { kind: "free", maxLength: LONGEST } }];
  });
}
