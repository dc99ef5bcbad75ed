import { wrapUp } from "../end-turn.ts";
import type { Ending } from "../end-turn.ts";
import type { Turn } from "../turn.ts";
import { append } from "../turn-record.ts";
import type { TurnRecord } from "../turn-record.ts";

/** A malformed call, or words that can't be said, are repaired once, uncharged; the next ends the turn. */
const REPAIRS = 1;

export function mayRepair({ repairs }: TurnRecord): boolean {
  return repairs < REPAIRS;
}

/** The model is told what was wrong and asked again; the turn ends where it was before. */
export function repair(
  turn: Turn,
  record: TurnRecord,
  { name, text }: { readonly name: string; readonly text: string },
): Ending | undefined {
  if (!mayRepair(record)) return wrapUp(record);
  record.repairs += 1;
  turn.emit({
    type: "call",
    id: `r${record.repairs}`,
    step: record.steps,
    kind: "repair",
    name,
    arguments: {},
    origins: {},
    by: "model",
    verdict: "refuse",
  });
  append(record, { kind: "note", text });
  return undefined;
}
