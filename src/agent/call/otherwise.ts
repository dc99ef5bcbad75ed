import type { Call } from "../../types/turn/call.ts";
import type { Result } from "../../types/turn/result.ts";
import { instead } from "../advance-plan.ts";
import { stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";
import type { Turn } from "../turn.ts";

/** Whether what a call found has nothing to tell of what was asked, and something else has. */
export async function toldElsewhere(
  turn: Turn,
  record: TurnRecord,
  { call, result }: { readonly call: Call; readonly result: Result },
): Promise<boolean> {
  const found = broughtSomething(result);
  const isFactless = found && !turn.stages.answers(call, result, stateOf(record));
  if (found && !isFactless) return false;
  return answeredOtherwise(turn, record, { call, missing: [], isFactless });
}

/** Where a reading call has nothing to tell, what answers the same words elsewhere takes its place. */
export async function answeredOtherwise(
  turn: Turn,
  record: TurnRecord,
  unanswered: Parameters<Turn["stages"]["otherwise"]>[0],
): Promise<boolean> {
  const state = stateOf(record);
  const part = state.mayAct
    ? await turn.stages.otherwise(unanswered, state, turn.signal)
    : undefined;
  if (part) record.plan = instead(record.plan, part, record.calls.length);
  return part !== undefined;
}

/** It worked, and found what it looked for. */
export function broughtSomething(result: Result): boolean {
  return result.ok && !("items" in result && result.items?.length === 0);
}
