import { type IndexedTool, toIndexedTool } from "../../src/discovery/shelf/indexed-tool.ts";
import { tools } from "../../tools/index.ts";
import { usagePhrases } from "../../tools/usage-phrases.ts";

/** The forty tools that act, with the usage phrases not left out. */
export function actingTools(leftOut: ReadonlySet<string> = new Set()): readonly IndexedTool[] {
  return tools
    .filter((tool) => tool.run !== undefined)
    .map((tool) => {
      const phrases = usagePhrases(tool.name).filter((phrase) => !leftOut.has(phrase));
      return toIndexedTool(tool, phrases);
    });
}
