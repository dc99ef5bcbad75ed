import type { Call } from "../../types/turn/call.ts";
import type { Lack } from "../../types/turn/plan.ts";
import type { ReadCall } from "../../types/turn/stages.ts";
import { fedInto, looksOwed, movedOn } from "../advance-plan.ts";
import { goOn, template } from "../end-turn.ts";
import type { Ending } from "../end-turn.ts";
import { makeBusinessCall } from "./make-call.ts";
import { stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";
import type { Turn } from "../turn.ts";
import { answeredOtherwise, broughtSomething } from "./otherwise.ts";

/** The look-up for a record a tool lacks, one a part; what it finds is for that tool. */
export async function lookupFor(
  turn: Turn,
  record: TurnRecord,
  lack: Lack,
): Promise<ReadCall | undefined> {
  const state = stateOf(record);
  const looks = record.calls.slice(record.plan.since).filter(({ isLookup }) => isLookup);
  const hasLooked = looks.length > looksOwed(record.plan);
  if (hasLooked || !state.mayAct) return undefined;
  const call = await turn.stages.lookup(lack, state);
  if (!call) return undefined;
  record.plan = fedInto(record.plan, lack);
  return { kind: "lookup", call };
}

/** A look-up that finds something goes on to the call it was made for; else its sentence is what is said of it. */
export async function lookUp(
  turn: Turn,
  record: TurnRecord,
  call: Call,
): Promise<Ending | undefined> {
  const result = await makeBusinessCall(turn, record, { call, isLookup: true });
  if (turn.signal.aborted) return template(record.words.stopped);
  const isFound = broughtSomething(result) && "items" in result;
  if (isFound || turn.stages.isDriven) return undefined;
  if (await answeredOtherwise(turn, record, { call, missing: [] })) return undefined;
  record.said = [
    ...record.said,
    turn.stages.say(call, result, stateOf(record)) ?? record.words.apology,
  ];
  record.plan = movedOn(record.plan, record.calls.length);
  return goOn(record);
}
