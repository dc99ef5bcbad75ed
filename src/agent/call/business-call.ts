import type { Call } from "../../types/turn/call.ts";
import type { Result } from "../../types/turn/result.ts";
import type { TurnState } from "../../types/turn/stages.ts";
import { isOfDay, movedOn, readsBeside, unserved } from "../advance-plan.ts";
import { goOn, template, wrapUp } from "../end-turn.ts";
import type { Ending } from "../end-turn.ts";
import { makeBusinessCall } from "./make-call.ts";
import { stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";
import type { Turn } from "../turn.ts";
import { whatAnswers } from "../what-answers.ts";
import { broughtSomething, toldElsewhere } from "./otherwise.ts";

/** Makes a call and says what came of it; the ending of the turn, or nothing where it goes on. */
export async function businessCall(
  turn: Turn,
  record: TurnRecord,
  call: Call,
): Promise<Ending | undefined> {
  const { mayAct, mayLook } = stateOf(record);
  if (!(turn.stages.isReading(call) ? mayLook : mayAct)) return wrapUp(record);
  const isLookup = readsBeside(record.plan);
  const result = await makeBusinessCall(turn, record, { call, isLookup });
  const made = stateOf(record);
  if (await toldElsewhere(turn, record, { call, result })) return undefined;
  record.plan = movedOn(record.plan, record.calls.length);
  if (turn.signal.aborted) return template(record.words.stopped);
  if (await asksBack(turn, record, { call, result })) return goOn(record);
  const sentence = turn.stages.say(call, result, made);
  record.said = turn.stages.isDriven ? toldBy(record, sentence) : saidWith(made, sentence);
  if (!turn.stages.endsWithTemplate || sentence === undefined) return undefined;
  if (broughtSomething(result)) return isServed(record) ? wrapUp(record) : undefined;
  const isStopped = !result.ok && (record.isDeclined || result.isStopped === true);
  return isStopped ? wrapUp(record) : goOn(record);
}

/** Whether a tool put a question back. What a look-up can't tell is for the model to read: nobody is asked because of one. */
async function asksBack(turn: Turn, record: TurnRecord, { call, result }: Made): Promise<boolean> {
  if (record.open || turn.stages.isReading(call)) return false;
  record.open = await turn.stages.reopen(call, result);
  return record.open !== undefined;
}

type Made = { readonly call: Call; readonly result: Result };

/** What is said of the last call stands with it: which of them answer is seen at the end. */
function toldBy(record: TurnRecord, told: string | undefined): readonly string[] {
  const before = record.calls.slice(0, -1);
  record.calls = [...before, ...record.calls.slice(-1).map((last) => ({ ...last, told }))];
  return whatAnswers(record.calls);
}

/** What the shares of a day say stands in their own order, which is read from its end; nothing is said of one that is empty. */
function saidWith({ plan, said }: TurnState, sentence = ""): readonly string[] {
  if (sentence === "") return said;
  return isOfDay(plan) ? [sentence, ...said] : [...said, sentence];
}

function isServed(record: TurnRecord): boolean {
  return unserved(record.plan).length === 0 || !stateOf(record).mayAct;
}
