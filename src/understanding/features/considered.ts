import type { GroundingContext } from "../../grounding/grounding-context.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../tool/define-tool.ts";

/** A tool beside the words it may serve, with all that features are read off. */
export type Considered = {
  readonly tool: Tool;
  readonly reading: Reading;
  readonly context: GroundingContext;
  /** The values the words and the machine give the tool. */
  readonly grounded: GroundedTool;
};
