import type { Tool } from "./define-tool.ts";

/** A tool asks before it acts, or what it does can't be undone. */
export function isConsequential({ confirm, effect }: Tool): boolean {
  return confirm !== undefined || effect === "irreversible";
}
