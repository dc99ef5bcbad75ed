import type { Call } from "../../types/turn/call.ts";
import type { TurnEvent } from "../../types/event.ts";
import type { Result } from "../../types/turn/result.ts";
import type { Verdict } from "../../types/turn/verdict.ts";
import type { Turn } from "../turn.ts";
import { append, callItem, stateOf } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";

/** Judges, confirms where needed and runs one business call; every outcome is a Result. */
export async function makeBusinessCall(
  turn: Turn,
  record: TurnRecord,
  { call, isLookup }: { readonly call: Call; readonly isLookup: boolean },
): Promise<Result> {
  const verdict = await turn.stages.judge(call, stateOf(record));
  turn.emit(callEvent(record, call, { kind: "business", verdict: shortVerdict(verdict) }));
  const result = await carryOut(turn, record, { call, verdict });
  turn.emit(resultEvent(call.id, result));
  const said = record.plan.parts[record.plan.at]?.text ?? turn.utterance.text;
  const isReading = turn.stages.isReading(call);
  record.calls = [...record.calls, { call, result, isLookup, said, isReading }];
  append(record, callItem(call, turn.stages.render(call, result)));
  return result;
}

/** Lets the exposure answer a meta-call; one that shows nothing new ends discovery for the turn. */
export async function answerMetaCall(turn: Turn, record: TurnRecord, call: Call): Promise<void> {
  turn.emit(callEvent(record, call, { kind: "meta", verdict: "run" }));
  const answer = await turn.stages.discover(call, stateOf(record));
  record.metaCalls += 1;
  record.searchedInVain ||= answer.revealed.length === 0;
  turn.emit({ type: "result", id: call.id, ok: true, text: answer.text });
  append(record, callItem(call, answer.text));
}

type Judged = { readonly call: Call; readonly verdict: Verdict };

async function carryOut(
  turn: Turn,
  record: TurnRecord,
  { call, verdict }: Judged,
): Promise<Result> {
  const refused = await refusalOf(turn, record, { call, verdict });
  if (refused) return refused;
  const started = performance.now();
  const result = await turn.stages.run(call, stateOf(record), turn.signal);
  record.ms.tool += performance.now() - started;
  return result;
}

/** What a call that may not run comes to: policy said no, or a person did. */
export async function refusalOf(
  turn: Turn,
  record: TurnRecord,
  { call, verdict }: Judged,
): Promise<Result | undefined> {
  if (verdict.kind === "refuse") {
    const { reason, unclear } = verdict;
    return { ok: false, code: "refused", message: reason, ...(unclear ? { unclear } : {}) };
  }
  if (verdict.kind === "run") return undefined;
  const asked = performance.now();
  const answer = await turn.stages.confirm(verdict, call);
  record.ms.asked += performance.now() - asked;
  const { level, text, hash } = verdict;
  turn.emit({ type: "confirm", id: call.id, level, text, hash, answer });
  record.isDeclined ||= answer !== "yes";
  return answer === "yes"
    ? undefined
    : { ok: false, code: "refused", message: record.words.declined };
}

export function callEvent(
  record: TurnRecord,
  call: Call,
  { kind, verdict }: Pick<Extract<TurnEvent, { type: "call" }>, "kind" | "verdict">,
): TurnEvent {
  const { id, name, origins, by } = call;
  return {
    type: "call",
    id,
    step: record.steps,
    kind,
    name,
    arguments: call.arguments,
    origins,
    by,
    verdict,
  };
}

export function shortVerdict(verdict: Verdict): "run" | "confirm" | "confirm-red" | "refuse" {
  if (verdict.kind !== "confirm") return verdict.kind;
  return verdict.level === "red" ? "confirm-red" : "confirm";
}

export function resultEvent(id: string, result: Result): TurnEvent {
  if (!result.ok)
    return { type: "result", id, ok: false, code: result.code, message: result.message };
  if ("done" in result) {
    return {
      type: "result",
      id,
      ok: true,
      done: result.done,
      ...(result.items ? { items: result.items } : {}),
    };
  }
  if ("text" in result) return { type: "result", id, ok: true, text: result.text };
  return { type: "result", id, ok: true, items: result.items, more: result.more };
}
