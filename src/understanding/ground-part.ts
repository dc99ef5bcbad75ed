import { groundAnswer } from "../grounding/tool/ground-answer.ts";
import { groundTool } from "../grounding/tool/ground-tool.ts";
import type { GroundedTool } from "../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../grounding/request/request-context.ts";
import type { Tool } from "../tool/define-tool.ts";
import type { PlanValues } from "../types/plan.ts";
import { withKept } from "./follow-up.ts";

/** The values of a tool for the part at hand: of its words, of the call it answers a question of, or of the last call. */
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
      return withKept(tool, groundTool(tool, reading, context), values.kept);
  }
}
