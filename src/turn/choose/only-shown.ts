import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { PromptItem } from "../../types/prompt-item.ts";
import type { TurnState } from "../../types/turn/stages.ts";

/** A record by its short id. */
const HANDLE = /[a-z]+:\d+/g;

/** The request over the records alone that stand in the conversation: a model can't tell apart what only code has seen. */
export function onlyShown(
  request: RequestContext,
  { items }: Pick<TurnState, "items">,
): RequestContext {
  const shown = new Set(items.flatMap(handlesIn));
  const handles = request.context.handles.filter(({ handle }) => shown.has(handle));
  return { ...request, context: { ...request.context, handles } };
}

function handlesIn(item: PromptItem): readonly string[] {
  return (item.kind === "call" ? item.result : item.text).match(HANDLE) ?? [];
}
