import type { Tool } from "../tool/define-tool.ts";
import type { Result } from "../types/turn/result.ts";
import type { Taint } from "../types/taint.ts";

/** Sources that are named in a warning. */
const MAX_SOURCES = 20;

/**
 * The taint of a call that is about to run: by what its tool reads, whatever comes of it. A failure
 * quotes names and titles like a result does, and a call that is cut off may have been read in part.
 */
export function taintBy(taint: Taint, { reads, name }: Pick<Tool, "reads" | "name">): Taint {
  if (reads === "nothing") return taint;
  return reads === "trusted" ? { ...taint, personal: true } : tainted(taint, [name]);
}

/** The same once there is a result: where it shows records, they are the sources. */
export function taintAfter(taint: Taint, tool: Tool, result: Result): Taint {
  const shown = result.ok ? Object.keys(result.handles) : [];
  const isNamed = tool.reads === "untrusted" && shown.length > 0;
  return isNamed ? tainted(taint, shown) : taintBy(taint, tool);
}

/** The taint after a stranger's words from these sources came before the model. */
export function tainted(taint: Taint, sources: readonly string[]): Taint {
  const all = [...new Set([...taint.sources, ...sources])].slice(-MAX_SOURCES);
  return { sources: all, untrusted: true, personal: true };
}
