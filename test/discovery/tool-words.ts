import type { IndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";

/** A tool of the index from a name and a few words. */
export function toolWords(
  name: string,
  description: string,
  phrases: readonly string[] = [],
): IndexedTool {
  const domain = name.split(".")[0] ?? name;
  return { name, description, parameters: [], phrases, domain, consequential: false };
}
