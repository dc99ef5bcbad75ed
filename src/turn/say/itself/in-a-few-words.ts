import type { Language } from "../../../language/language.ts";
import type { Tool } from "../../../tool/define-tool.ts";

/** What a tool does, as a part of a sentence: in words of the language, where it has any, else as its description says. */
export function inAFewWords(
  { name, description }: Pick<Tool, "name" | "description">,
  { tools }: Pick<Language, "tools">,
): string {
  const what = description.replace(/[.\s]+$/, "");
  return tools.doesOf(name) ?? `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}
