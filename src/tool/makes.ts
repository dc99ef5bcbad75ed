import type { Tool } from "./define-tool.ts";
import { parametersOf, takesRecord } from "./parameter.ts";

/** It writes down what is said, as something new. */
export function makes(tool: Tool): boolean {
  const isText = ({ kind, of, required }: ReturnType<typeof parametersOf>[number]): boolean =>
    required && of === undefined && (kind === "span" || kind === "free");
  return !takesRecord(tool) && parametersOf(tool).some(isText);
}
