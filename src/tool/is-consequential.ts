import type { Tool } from "./define-tool.ts";
import type { Registry } from "./registry.ts";

/** A tool asks before it acts, or what it does can't be undone. */
export function isConsequential({ confirm, effect }: Tool): boolean {
  return confirm !== undefined || effect === "irreversible";
}

/** Whether the tool of a name is one; no tool is none. */
export function consequentialIn(registry: Pick<Registry, "get">): (name: string) => boolean {
  return (name) => {
    const tool = registry.get(name);
    return tool !== undefined && isConsequential(tool);
  };
}
