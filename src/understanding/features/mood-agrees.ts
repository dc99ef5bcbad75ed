import type { Considered } from "./considered.ts";

type Words = Pick<Considered, "tool" | "reading">;

/** The words ask for a fact, and the tool changes or makes something: no answer. */
export function actsOnQuestion({ tool, reading }: Words): boolean {
  const isTelling = tool.effect === "none" || (tool.answers?.includes("fact") ?? false);
  return !isTelling && reading.mood.asksFact;
}
