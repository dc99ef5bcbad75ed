import { parametersOf, recordTaken } from "../../tool/parameter.ts";
import { pointedTo } from "../dialogue/kept-slots.ts";
import type { Leaned, Said } from "../dialogue/leaning.ts";
import { onlyTool } from "../ranking/rules/one-tool.ts";
import { isSettled } from "../ranking/rerank.ts";
import type { Sources } from "../sources.ts";

/**
 * Something is wrong with what was just made, and nothing that was said says what is right: the tool that changes
 * such a record asks what. Undefined for words that surely ask for something by themselves.
 */
export function askWhat(
  { lastCall, registry, handles }: Sources,
  { utterance: { text }, understood }: Said,
): Leaned | undefined {
  const [newest] = handles.recent();
  const made = registry.get(lastCall?.tool ?? "")?.gives;
  if (!lastCall?.isEffect || !newest || newest.kind !== made) return undefined;
  if (understood.some(({ ranked }) => isSettled(ranked))) return undefined;
  const changing = registry.acting().find((tool) => {
    const mayChange = tool.effect === "reversible" && recordTaken(tool, newest.kind);
    return mayChange && parametersOf(tool).some(({ name }) => lastCall.arguments[name]);
  });
  const record = changing && recordTaken(changing, newest.kind);
  if (!record) return undefined;
  const slots = pointedTo(record.name, newest.handle);
  const part = { text, ranked: onlyTool(changing.name) };
  return { part, values: { from: "revised", slots }, replaces: false };
}
