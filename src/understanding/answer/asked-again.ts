import { abstains } from "../../discovery/abstains.ts";
import { groundTool } from "../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../grounding/reading/request-context.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { Slot } from "../../types/turn/call-space.ts";
import type { OpenQuestion } from "../../types/turn/open-question.ts";
import type { Part } from "../parts/part.ts";
import { REQUEST } from "./other-request.ts";

type Again = { readonly understood: readonly Part[]; readonly request: RequestContext };

/** The same asked for once more, of something else or with all that it takes: a request of its own. */
export function isAskedAgain(tool: Tool, open: OpenQuestion, again: Again): boolean {
  return isWholeAgain(tool, again.understood, again.request) || tellsTimeAgain(tool, open, again);
}

/** "Text Tom that the hall is booked": the same asked for once more, with all that it takes. */
function isWholeAgain(
  tool: Tool,
  [only, ...others]: readonly Part[],
  request: RequestContext,
): boolean {
  const isSame = only?.ranked.tools[0]?.name === tool.name && !abstains(only.ranked);
  const { wish, leaning, text } = request.reading;
  // "No, text Tom instead" changes what was asked for.
  const isChanged = leaning.corrects || leaning.corrected.text !== text;
  if (!isSame || others.length > 0 || !wish.beginsAct || isChanged) return false;
  const { missing, unclear, unsaid } = groundTool(tool, request.reading, request.context);
  return missing.length + unclear.length + unsaid.length === 0;
}

/** "The eye test is at five now", where a time was told and nothing is offered: the same of another thing, at another time. */
function tellsTimeAgain(
  tool: Tool,
  { slots, missing }: OpenQuestion,
  { understood: [only, ...others], request }: Again,
): boolean {
  const [first] = only?.ranked.tools ?? [];
  const isSame = first?.name === tool.name && first.score >= REQUEST.score;
  if (!isSame || others.length > 0 || slots.some((slot) => missing.includes(slot.parameter)))
    return false;
  const times = parametersOf(tool).filter(
    ({ kind, name }) => kind === "when" && !missing.includes(name),
  );
  const told = groundTool(tool, request.reading, request.context).slots;
  const isIn = (some: readonly Slot[], name: string): boolean =>
    some.some(({ parameter }) => parameter === name);
  return times.some(({ name }) => isIn(slots, name) && isIn(told, name));
}
