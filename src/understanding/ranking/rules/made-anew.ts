import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { parametersOf, takesRecord } from "../../../tool/parameter.ts";

/** The tools that would give a record another time, where something new is to be put there ("put a walk after the meeting"). */
export function madeAnew(
  looked: readonly Tool[],
  { reading }: RequestContext,
): ReadonlySet<string> {
  if (!reading.wish.isAnew) return new Set();
  const moving = looked.filter(
    (tool) =>
      tool.effect !== "none" &&
      takesRecord(tool) &&
      parametersOf(tool).some(({ kind }) => kind === "when"),
  );
  return new Set(moving.map(({ name }) => name));
}
