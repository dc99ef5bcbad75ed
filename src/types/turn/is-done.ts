import type { FinishedCall } from "./stages.ts";

/** It changed something, and nobody took that back in the same turn. */
export function isDone({ result, isTakenBack }: FinishedCall): boolean {
  return result.ok && "done" in result && isTakenBack !== true;
}
