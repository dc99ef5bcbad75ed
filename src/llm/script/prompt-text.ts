import type { Prompt, PromptItem } from "../../types/prompt-item.ts";

/** A prompt as a person reads it, of no model's format: who speaks stands before each item. */
export function promptText({ system, tools = [], items }: Prompt): string {
  const shown = tools.map((tool) => JSON.stringify(tool)).join("\n");
  const head = shown === "" ? [system] : [system, `[tools]\n${shown}`];
  return [`[system]\n${head.join("\n\n")}`, ...items.map(itemText)].join("\n\n");
}

function itemText(item: PromptItem): string {
  if (item.kind !== "call") return `[${item.kind}]\n${item.text}`;
  return `[call]\n${item.name}(${JSON.stringify(item.arguments)})\n[result]\n${item.result}`;
}
