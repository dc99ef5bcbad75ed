import type { RequestContext } from "../../grounding/reading/request-context.ts";
import type { GroundedTool } from "../../grounding/tool/ground-tool.ts";
import { isTakenBack } from "../../grounding/typed-slots/of-one-thing.ts";
import { nearTime } from "../../grounding/typed-slots/ground-when.ts";
import type { SaidWhen } from "../../language/reading/reading.ts";
import { likelyTimes } from "../../grounding/tagger/marked-times.ts";
import { parametersOf, takesRecord } from "../../tool/parameter.ts";
import { unusedWords } from "./settled-by-code.ts";
import type { GroundedChoice } from "./settled-by-code.ts";

/**
 * What is changed at a time other than the one that was said is changed wrongly: where words of time are
 * held by no value of a whole call, nor by the record it is done to, its own time is asked for.
 */
export function askingLeftOver(
  { tool, grounded }: GroundedChoice,
  request: RequestContext,
): GroundedTool {
  const near = nearTime(parametersOf(tool));
  const lacks = grounded.missing.length > 0 || grounded.unclear.length > 0;
  if (tool.effect === "none" || !near || lacks) return grounded;
  const unused = new Set(unusedWords(tool, grounded, request));
  const { whens, language } = request.reading;
  const isLeft = (when: SaidWhen): boolean =>
    language.tokensOf(when.text).some(({ word }) => unused.has(word)) &&
    !isTakenBack(when, request.reading) &&
    !isOfRecord(when, grounded, request);
  const likely = takesRecord(tool) ? [] : likelyTimes({ reading: request.reading, tool }, whens);
  const wanted = likely.length > 0 ? likely : whens;
  return wanted.some(isLeft) ? { ...grounded, unclear: [near.name] } : grounded;
}

/** "Thursday's squash", "the dentist on the tenth": it says which record is meant. */
function isOfRecord(
  { when }: SaidWhen,
  { slots }: GroundedTool,
  { context }: RequestContext,
): boolean {
  const values = new Set(
    slots.flatMap(({ value }) =>
      value.kind === "free" ? [] : value.candidates.map((one) => String(one.value)),
    ),
  );
  return context.handles.some(
    ({ handle, at }) => values.has(handle) && at !== undefined && when.from <= at && at <= when.to,
  );
}
