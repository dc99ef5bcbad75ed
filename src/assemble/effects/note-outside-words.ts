import { tainted } from "../../policy/taint.ts";
import type { StepRequest } from "../../types/llm.ts";
import type { Bench } from "../turn/create-stages.ts";

/**
 * A tool of an outside server speaks to the model before it is ever called: by its name, its
 * description and its fields. Whatever step shows one has shown a stranger's words.
 */
export function noteOutsideWords(
  { registry, taint }: Pick<Bench, "registry" | "taint">,
  { system, items, choices }: Pick<StepRequest, "system" | "items" | "choices">,
): void {
  const strange = registry.list().filter(({ writtenBy }) => writtenBy === "stranger");
  if (strange.length === 0) return;
  const text = [system, JSON.stringify(items), ...choices.map(({ name }) => name)].join("\n");
  const shown = strange.filter(({ name }) => text.includes(name)).map(({ name }) => name);
  if (shown.length > 0) taint.set(tainted(taint.current(), shown.map(describing)));
}

function describing(name: string): string {
  return `the description of ${name}`;
}
