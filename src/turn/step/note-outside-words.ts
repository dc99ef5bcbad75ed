import { tainted } from "../../policy/taint.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Registry } from "../../tool/registry.ts";
import type { StepRequest } from "../../types/llm.ts";
import type { TaintKeeper } from "../../types/taint-keeper.ts";

/**
 * A tool of an outside server speaks to the model before it is ever called: by its name, its
 * description and its fields. Whatever step shows one has shown a stranger's words.
 */
export function noteOutsideWords(
  { registry, taint }: { readonly registry: Registry; readonly taint: TaintKeeper },
  { system, tools, items, choices }: Pick<StepRequest, "system" | "tools" | "items" | "choices">,
): void {
  const strange = registry.list().filter(({ writtenBy }) => writtenBy === "stranger");
  if (strange.length === 0) return;
  const text = [system, JSON.stringify([tools, items]), ...choices.map(({ name }) => name)].join(
    "\n",
  );
  const shown = strange.filter((tool) => isIn(text, tool)).map(({ name }) => name);
  if (shown.length > 0) taint.set(tainted(taint.current(), shown.map(describing)));
}

/** As much of a description says where it was taken over into an answer ("What comes nearest: …"). */
const TELLING = { from: 1, to: 40, least: 12 };

/** By its name, or by its description alone, whose first letter an answer may have changed. */
function isIn(text: string, { name, description }: Pick<Tool, "name" | "description">): boolean {
  const told = description.slice(TELLING.from, TELLING.to);
  return (
    text.includes(name) ||
    (told.length >= TELLING.least && text.includes(JSON.stringify(told).slice(1, -1)))
  );
}

function describing(name: string): string {
  return `the description of ${name}`;
}
