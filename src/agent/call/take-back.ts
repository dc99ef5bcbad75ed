import { messageOf } from "../../errors.ts";
import type { Call } from "../../types/turn/call.ts";
import type { Result } from "../../types/turn/result.ts";
import { callEvent, refusalOf, resultEvent, shortVerdict } from "./make-call.ts";
import type { Turn } from "../turn.ts";
import { append, callItem, stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";

/**
 * Takes back what the conversation did last, where a model wants something else in its place. It counts
 * as an act, and comes before every other of its turn: what was read in it can't have brought it about.
 */
export async function takeBackLast(turn: Turn, record: TurnRecord, call: Call): Promise<void> {
  const { stages } = turn;
  const verdict = stages.judgeTakeBack(stateOf(record));
  turn.emit(callEvent(record, call, { kind: "business", verdict: shortVerdict(verdict) }));
  record.takenBack += 1;
  const refused = hasActed(record) ? TOO_LATE : await refusalOf(turn, record, { call, verdict });
  const result = refused ?? (await takenBack(turn));
  turn.emit(resultEvent(call.id, result));
  const said = turn.utterance.text;
  record.calls = [...record.calls, { call, result, isLookup: true, said }];
  append(record, callItem(call, stages.render(call, result)));
  if (result.ok && "done" in result) record.said = [...record.said, result.done];
}

/** What can't be taken back any more is told to the model, which may do otherwise. */
async function takenBack({ stages }: Turn): Promise<Result> {
  try {
    return { ok: true, done: await stages.takeBack("asked"), handles: {} };
  } catch (error) {
    return { ok: false, code: "refused", message: messageOf(error) };
  }
}

function hasActed({ calls }: TurnRecord): boolean {
  return calls.some(({ isLookup, isReading }) => !isLookup && !isReading);
}

const TOO_LATE: Result = {
  ok: false,
  code: "refused",
  message: "Only what was done before this turn can be taken back.",
};
