import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Reading } from "../../language/reading/reading.ts";
import { saidAt } from "../reading/said-at.ts";
import { wordingsOf } from "../reading/wordings-of.ts";

/** The kind of record that is meant: "untick the lemons" speaks of a finished one. */
export function kindMeant(kind: string, tool: Tool, reading: Reading): string {
  const { reversal } = tool;
  const flag = parametersOf(tool).find(({ name }) => name === reversal?.flag);
  if (!reversal || !flag) return kind;
  const words = wordingsOf(tool, flag, reading.language)["true"] ?? [];
  return words.some((wording) => saidAt(wording, reading) !== undefined) ? reversal.kind : kind;
}
