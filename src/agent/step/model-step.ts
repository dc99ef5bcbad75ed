import { AssistantError } from "../../errors.ts";
import type { CallSpace } from "../../types/turn/call-space.ts";
import type { StepOutcome, StepRequest } from "../../types/llm.ts";
import { leave, template, wrapUp } from "../end-turn.ts";
import type { Ending } from "../end-turn.ts";
import { isDone } from "../../types/turn/is-done.ts";
import { mayRepair, repair } from "./repair.ts";
import { streamAnswer } from "./streamed-answer.ts";
import type { StreamedAnswer } from "./streamed-answer.ts";
import { countStep, stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";
import type { Turn } from "../turn.ts";

/** A crashed model is asked again once. */
const CRASHES = 1;
/** A step that takes longer is given up; prefill of 8K tokens on one slow core takes about 30 s. */
const STEP_TIMEOUT_MS = 120_000;

/** One generation; a crashed model is asked again, then given up. */
export async function stepOnce(
  turn: Turn,
  record: TurnRecord,
  request: StepRequest,
): Promise<StepOutcome | undefined> {
  const state = stateOf(record);
  record.answer = streamAnswer({
    mayPass: (sentence) => !turn.stages.endsWithTemplate && turn.stages.vouches(sentence, state),
    emit: (text) => turn.emit({ type: "text-delta", text }),
  });
  const { add: onText } = record.answer;
  while (record.crashes <= CRASHES) {
    const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(STEP_TIMEOUT_MS)]);
    try {
      return await turn.stages.step(request, { signal, onText });
    } catch (error) {
      if (!(error instanceof AssistantError) || error.code !== "model_crashed") throw error;
      record.crashes += 1;
      turn.emit({ type: "error", code: error.code, message: error.message });
    }
  }
  return undefined;
}

/** Tells what the step could call and what it cost. */
export function emitStep(
  turn: Turn,
  record: TurnRecord,
  { space, outcome }: { readonly space: CallSpace; readonly outcome: StepOutcome },
): void {
  countStep(record, outcome);
  const callable = space.callable.map(({ tool }) => tool);
  turn.emit({ type: "step", step: record.steps, callable, ...outcome.usage, stop: outcome.stop });
}

/**
 * A model that has nothing to say, or says what nobody vouches for, leaves the word to the templates;
 * a small one that chose no tool too, for it would make facts up.
 */
export function answerOf(turn: Turn, record: TurnRecord, text: string): Ending | undefined {
  const { stages, utterance } = turn;
  const trimmed = text.trim();
  if (stages.endsWithTemplate && trimmed !== "" && record.said.length === 0 && !record.open) {
    return template(stages.nearest(record.plan.parts[0].ranked, utterance));
  }
  if (trimmed === "" || stages.endsWithTemplate) return leave(record);
  if (record.open) return wrapUp(record);
  const { heard, isWhole } = heardOf(record, trimmed);
  if (isWhole) return { text: trimmed, from: "model", heard: trimmed };
  const isUnsaid = heard === "" && !record.calls.some(isDone);
  if (stages.isDriven && isUnsaid && mayRepair(record)) {
    return repair(turn, record, { name: "?", text: UNKNOWN });
  }
  const plain =
    record.said.length > 0
      ? wrapUp(record)
      : template(stages.nearest(record.plan.parts[0].ranked, utterance));
  return heard === "" ? plain : { ...plain, text: `${heard} ${plain.text}`, heard };
}

const UNKNOWN =
  "That answer was not said: nobody said what it states, and no result has it. Call a tool that tells or does it, ask the user, or say what the results have.";

/** What was let through of an answer; one that came in a piece is looked at now. */
function heardOf({ answer }: TurnRecord, text: string): ReturnType<StreamedAnswer["end"]> {
  const streamed = answer?.end();
  if (!answer || !streamed) return { heard: "", isWhole: false };
  if (streamed.heard !== "" || !streamed.isWhole) return streamed;
  answer.add(text);
  return answer.end();
}
