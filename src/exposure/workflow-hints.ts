import type { Tool } from "../tool/define-tool.ts";

/** How these tools and others of their domains go together, each once; said only beside tools that were just shown. */
export function hintsFor(shown: readonly Tool[]): readonly string[] {
  return [...new Set(shown.flatMap(({ workflow }) => workflow ?? []))];
}
