import type { Tool } from "./define-tool.ts";

/** It changes nothing, and nothing leaves the machine by it. */
export function onlyReads({ effect, egress }: Pick<Tool, "effect" | "egress">): boolean {
  return effect === "none" && !egress;
}
