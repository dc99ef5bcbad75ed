import type { Tool } from "../../tool/define-tool.ts";
import type { PromptItem } from "../../types/prompt-item.ts";

/** Examples of a tool a small model sees before the words; a third is read more than it is worth. */
const SHOWN = 2;

/** Requests for a tool as finished calls. */
export function workedExamples(tool: Tool): readonly PromptItem[] {
  return tool.demos.slice(0, SHOWN).flatMap((demo): PromptItem[] => [
    { kind: "user", text: demo.say },
    { kind: "call", name: tool.name, arguments: demo.input, result: demo.result },
    { kind: "assistant", text: demo.answer },
  ]);
}
