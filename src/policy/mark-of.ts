import type { RunContext, Tool } from "../tool/define-tool.ts";
import type { JsonObject } from "../types/json.ts";

export type Mark = "none" | "plain" | "red" | "harmless";

/** What a tool itself says of a call with these arguments. */
export function markOf(tool: Tool, resolved: JsonObject, host: RunContext["host"]): Mark {
  if (typeof tool.confirm !== "function") return tool.confirm === true ? "plain" : "none";
  const said = tool.confirm(resolved, host);
  if (typeof said === "string") return said;
  return said ? "plain" : "none";
}
