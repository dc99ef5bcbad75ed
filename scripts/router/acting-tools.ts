import { type IndexedTool, toIndexedTool } from "../../src/discovery/corpus/indexed-tool.ts";
import { tools } from "../../tools/index.ts";
import type { Language } from "../../src/language/language.ts";
import { english } from "../../src/language/en/english.ts";

/** The tools that act, with the usage phrases not left out. */
export function actingTools(
  leftOut: ReadonlySet<string> = new Set(),
  language: Pick<Language, "tools"> = english,
): readonly IndexedTool[] {
  return tools
    .filter((tool) => tool.run !== undefined)
    .map((tool) => {
      const phrases = language.tools.phrasesOf(tool.name).filter((phrase) => !leftOut.has(phrase));
      return toIndexedTool(tool, phrases);
    });
}
