import { saidAt } from "../../grounding/reading/said-at.ts";
import { wordingsOf } from "../../grounding/reading/wordings-of.ts";
import type { Reading } from "../../language/reading/reading.ts";
import type { Tool } from "../../tool/define-tool.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Utterance } from "../../types/turn/utterance.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import type { Sources } from "../sources.ts";
import type { Leaned } from "./leaning.ts";

/** "Resume the timer": the tool that says that it can't be done with what was made last. */
export async function declinedBy(
  { lastCall, registry, contextOf }: Sources,
  utterance: Utterance,
): Promise<Tool | undefined> {
  const kind = registry.get(lastCall?.tool ?? "")?.gives;
  if (kind === undefined) return undefined;
  const { reading } = await contextOf(utterance);
  return registry.acting().find((tool) => tool.gives === kind && isDeclined(tool, reading));
}

function isDeclined(tool: Tool, reading: Reading): boolean {
  const { declines } = tool;
  const parameter = parametersOf(tool).find(({ name }) => name === declines?.field);
  if (!declines || !parameter) return false;
  const words = wordingsOf(tool, parameter, reading.language)[declines.value] ?? [];
  return words.some((one) => saidAt(one, reading) !== undefined);
}

/** "Pause it", right behind a timer. */
export async function declinedOfLast(
  sources: Sources,
  utterance: Utterance,
): Promise<Leaned | undefined> {
  const { reading } = await sources.contextOf(utterance);
  const isPointed = reading.tokens.some(({ is }) => is.has("pointer"));
  const tool = isPointed ? await declinedBy(sources, utterance) : undefined;
  if (!tool) return undefined;
  const part = { text: utterance.text, ranked: onlyTool(tool.name) };
  return { part, values: { from: "words" } };
}
