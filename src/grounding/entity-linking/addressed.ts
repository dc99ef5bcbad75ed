import type { Tool } from "../../tool/define-tool.ts";
import { peopleTaken } from "../../tool/parameter.ts";
import type { RememberedCall } from "../../types/memory.ts";

/** Whom an act was done for: those it was sent to, or whose card it looked at, as they were given. */
export function addressedBy(
  tool: Tool | undefined,
  call: RememberedCall | undefined,
): readonly string[] {
  if (!tool || !call) return [];
  const given = peopleTaken(tool).flatMap(({ name }) => call.arguments[name] ?? []);
  return given.filter((one) => typeof one === "string");
}
