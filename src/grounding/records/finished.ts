import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Parameter } from "../../tool/parameter.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { saidAt } from "../reading/said-at.ts";

/** The kind that finished reminders are kept as: only what opens one again speaks of them. */
export const FINISHED = "finished reminder";

/** Whether a tool may open again what is finished. */
export function mayOpenAgain(tool: Tool): boolean {
  return undoOf(tool) !== undefined;
}

/** The kind of record that is meant: "untick the lemons" speaks of a finished one. */
export function kindMeant(kind: string, tool: Tool, analysis: Reading): string {
  const words = undoOf(tool)?.words["true"] ?? [];
  const opensAgain = words.some((wording) => saidAt(wording, analysis) !== undefined);
  return opensAgain && kind === "reminder" ? FINISHED : kind;
}

function undoOf(tool: Tool): Parameter | undefined {
  return parametersOf(tool).find(({ name, kind }) => name === "undo" && kind === "flag");
}
