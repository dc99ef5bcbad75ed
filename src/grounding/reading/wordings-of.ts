import type { Wordings } from "../../language/contract/tools.ts";
import type { Vocabulary } from "../../language/vocabulary.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Parameter } from "../../tool/parameter.ts";

/** What is said for each value of a tool's field: what the tool brings along, and what the language has for it. */
export function wordingsOf(
  tool: Tool,
  { name, words }: Parameter,
  { tools }: Vocabulary,
): Wordings {
  return { ...words, ...tools.wordingsOf(tool.name, name) };
}
