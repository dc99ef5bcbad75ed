import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool, withSlots } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../grounding/reading/request-context.ts";
import type { Tool } from "../tool/define-tool.ts";
import { parametersOf } from "../tool/parameter.ts";
import type { PlanValues } from "../types/turn/plan.ts";
import { withKept } from "./dialogue/kept-slots.ts";

/** The values of a tool for the part at hand: of its words, of the call it answers a question of, of the last call, or of what is in focus. */
export function groundPart(
  values: PlanValues,
  tool: Tool,
  { reading, context }: RequestContext,
): GroundedTool {
  switch (values.from) {
    case "words":
      return groundTool(tool, reading, context);
    case "answer":
      return groundAnswer(tool, values.question, { reading, context });
    case "last-call":
      return withKept(tool, groundTool(tool, reading, context), values);
    case "focus":
      return withSlots(parametersOf(tool), values.slots);
  }
}
