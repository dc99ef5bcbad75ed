import type { Result } from "../types/turn/result.ts";
import type { Tool } from "./define-tool.ts";

/**
 * How many handles a result owes: rows of a tool that shows records and gave no id for them, or the
 * one record an act touched and didn't show, unless it is gone. A record without a handle can't be spoken of again.
 */
export function handlesOwed({ gives, act }: Tool, result: Result): number {
  if (gives === undefined || !result.ok || "text" in result) return 0;
  if ("done" in result && result.items === undefined) return act === "remove" ? 0 : 1;
  return (result.items ?? []).filter(({ handle }) => handle === undefined).length;
}
