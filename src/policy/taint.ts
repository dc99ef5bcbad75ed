import type { Tool } from "../tool/define-tool.ts";
import type { Result } from "../types/result.ts";
import type { Taint } from "../types/taint.ts";

/** Sources that are named in a warning. */
const MAX_SOURCES = 20;

/** The taint after a call's result reached the model. A failed call carries no stranger's words. */
export function taintAfter(taint: Taint, tool: Tool, result: Result): Taint {
  if (!result.ok || tool.reads === "nothing") return taint;
  if (tool.reads === "trusted") return { ...taint, personal: true };
  const sources = [...new Set([...taint.sources, ...sourcesOf(tool, result)])].slice(-MAX_SOURCES);
  return { sources, untrusted: true, personal: true };
}

function sourcesOf(tool: Tool, result: Result & { ok: true }): readonly string[] {
  const handles = Object.keys(result.handles);
  return handles.length > 0 ? handles : [tool.name];
}
