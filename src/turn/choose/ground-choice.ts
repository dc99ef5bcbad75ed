import { headingOver } from "../../grounding/text-slots/heading-of.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Callable } from "../../types/call-space.ts";
import type { ModelProfile } from "../../types/model-profile.ts";

/** A tool of the call space with its values, what has to be asked for it, and the index's weight. */
export function groundChoice(
  { values, choiceWeight }: Pick<ModelProfile, "values" | "choiceWeight">,
  choice: Callable,
  { tool, grounded }: { readonly tool: Tool; readonly grounded: GroundedTool },
): Callable {
  const { slots, missing, unclear, unsaid } = grounded;
  const bias = choice.bias * choiceWeight;
  const wanted = [...missing, ...unclear, ...(values === "closed" ? unsaid : [])];
  const heading = headingOver(tool)?.name;
  // A text is asked for before its heading, which it tells.
  const isHeading = (name: string): boolean => name === heading;
  const ordered = [...wanted.filter((name) => !isHeading(name)), ...wanted.filter(isHeading)];
  return { ...choice, slots, missing: ordered, bias };
}
