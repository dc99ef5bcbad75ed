import { messageOf } from "../../errors.ts";
import type { Call } from "../../types/turn/call.ts";
import type { FinishedCall } from "../../types/turn/stages.ts";
import type { Result } from "../../types/turn/result.ts";
import { callEvent, refusalOf, resultEvent, shortVerdict } from "./make-call.ts";
import type { Turn } from "../turn.ts";
import { isDone } from "../../types/turn/is-done.ts";
import { whatAnswers } from "../what-answers.ts";
import { append, callItem, stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";

/**
 * Takes back what was done last, where a model wants something else in its place: once what the turn
 * itself did, whoever made the call, which is none of its acts then; or what an earlier turn did, as an
 * act that comes before every other of its turn, so that nothing read in it can have brought it about.
 */
export async function takeBackLast(turn: Turn, record: TurnRecord, call: Call): Promise<void> {
  const { stages } = turn;
  const own = record.calls.findLast((one) => isDone(one) && !one.takesBack);
  const verdict = stages.judgeTakeBack(stateOf(record));
  turn.emit(callEvent(record, call, { kind: "business", verdict: shortVerdict(verdict) }));
  const refused = hasTakenBackOwn(record) ? ONCE : await refusalOf(turn, record, { call, verdict });
  const result = refused ?? (await takenBack(turn, own));
  if (result.ok && own) {
    record.calls = record.calls.map((one) => (one === own ? { ...one, isTakenBack: true } : one));
  } else record.takenBack += 1;
  turn.emit(resultEvent(call.id, result));
  const told = result.ok && "done" in result ? result.done : undefined;
  const made = { call, result, isLookup: true, said: turn.utterance.text, told, takesBack: true };
  record.calls = [...record.calls, made];
  append(record, callItem(call, stages.render(call, result)));
  record.said = whatAnswers(record.calls);
}

/** What can't be taken back any more is told to the model, which may do otherwise. */
async function takenBack({ stages }: Turn, own: FinishedCall | undefined): Promise<Result> {
  try {
    const done = await stages.takeBack(own ? "just done" : "asked");
    return { ok: true, done, items: await stages.again(own), handles: {} };
  } catch (error) {
    return { ok: false, code: "refused", message: messageOf(error) };
  }
}

function hasTakenBackOwn({ calls }: TurnRecord): boolean {
  return calls.some(({ isTakenBack }) => isTakenBack);
}

const ONCE: Result = {
  ok: false,
  code: "refused",
  message: "One act of this turn was taken back already. Do what is wanted in its place.",
};
