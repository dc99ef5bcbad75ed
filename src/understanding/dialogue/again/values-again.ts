import { groundTool } from "../../../grounding/tool/ground-tool.ts";
import type { RequestContext } from "../../../grounding/reading/request-context.ts";
import { parametersOf } from "../../../tool/parameter.ts";
import type { Tool } from "../../../tool/define-tool.ts";
import { NAME_KINDS } from "../../../types/known-names.ts";
import type { Slot } from "../../../types/turn/call-space.ts";
import type { RememberedCall } from "../../../types/memory.ts";
import { writtenBy } from "../../revising/values.ts";
import { slotsOf } from "../kept-slots.ts";
import type { Rewritten } from "../edit/rewrite.ts";

type Replacing = {
  readonly tool: Tool;
  readonly lastCall: RememberedCall;
  readonly rewritten: Rewritten;
};

/** What the last act had beside its words; the record that it was done to only where the new words name no other. */
export function keptBeside(
  slots: readonly Slot[],
  { tool, lastCall, rewritten }: Replacing,
): readonly Slot[] {
  const parameters = parametersOf(tool);
  const { object, kinds } = rewritten;
  const isWritten = writtenBy(tool, lastCall).some(({ value }) => isIn(object?.was ?? "", value));
  const names = kinds.filter((kind) => NAME_KINDS.some((one) => one === kind));
  const isNamed = names.some((kind) => !parameters.some((one) => one.kind === kind));
  if (object ? isWritten : !isNamed) return slots;
  const records = parameters.filter(({ kind }) => kind === "handle").map(({ name }) => name);
  return slots.filter(({ parameter }) => !records.includes(parameter));
}

function isIn(words: string, text: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** Words that were written down whole: what stands in their place is written down whole. */
export function objectSlots(
  tool: Tool,
  last: RememberedCall,
  { object, text }: Rewritten,
): readonly Slot[] {
  if (!object) return stillSaid(tool, last, text);
  const origin = { origin: "said", text: object.is } as const;
  return writtenBy(tool, last)
    .filter(({ value }) => value.toLowerCase() === object.was.toLowerCase())
    .map(({ parameter }) => ({
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value: object.is, origin }] },
    }));
}

/** Words that were written down and still stand in the request. */
function stillSaid(tool: Tool, last: RememberedCall, text: string): readonly Slot[] {
  const kept = writtenBy(tool, last).filter(({ value }) =>
    text.toLowerCase().includes(value.toLowerCase()),
  );
  return kept.map(({ parameter, value }) => {
    const origin = last.origins[parameter] ?? ({ origin: "said", text: value } as const);
    return {
      parameter,
      required: true,
      value: { kind: "closed", candidates: [{ value, origin }] },
    };
  });
}

/** What the last act was done with that its own words don't say: answers to questions, what was in focus. */
export function unsaid(
  tool: Tool,
  last: RememberedCall,
  { reading, context }: RequestContext,
): readonly Slot[] {
  const told = groundTool(tool, reading, context).slots.map(({ parameter }) => parameter);
  return slotsOf(last).filter(({ parameter }) => !told.includes(parameter));
}
