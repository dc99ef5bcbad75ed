import type { Tool } from "../../../tool/define-tool.ts";

/** What a tool does, as a part of a sentence. */
export function inAFewWords({ description }: Pick<Tool, "description">): string {
  const what = description.replace(/[.\s]+$/, "");
  return `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}
