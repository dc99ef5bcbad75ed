import { undone } from "./advance-plan.ts";
import type { Ending } from "./end-turn.ts";
import { append, stateOf } from "./turn-record.ts";
import type { TurnRecord } from "./turn-record.ts";
import type { Turn, TurnOutcome } from "./turn.ts";

/** The turn's answer, with what was not done and what was left out, and where it goes on. */
export function finishTurn(turn: Turn, record: TurnRecord, ending: Ending): TurnOutcome {
  const { from, question } = ending;
  const { emit, stages } = turn;
  const left = question ? [] : undone(record.plan);
  const isOurs = from === "template";
  const sentences = [
    ending.text,
    isOurs && left.length > 0 ? stages.sayUndone(left) : undefined,
    isOurs && !question ? stages.leftOver(stateOf(record)) : undefined,
  ];
  const whole = sentences.filter((each) => each !== undefined).join(" ");
  const more = question ? undefined : stages.moreToCome(record.calls);
  const text = more === undefined ? whole : `${whole}\n\n${more}`;
  const delta = text.slice(ending.heard?.length ?? 0);
  if (delta !== "") emit({ type: "text-delta", text: delta });
  emit({ type: "answer", text, from, unserved: left });
  append(record, { kind: "assistant", text });
  return { record, answer: text, question };
}
