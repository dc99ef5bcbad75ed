import type { Emit } from "../types/event.ts";

export type WriteValue = (value: unknown) => void;

/** An `Emit` a turn: each event as one JSON object a line with its place (`seq`, `turn`) and `ms` since the turn began. */
export function jsonLines(write: WriteValue): { readonly nextTurn: () => Emit } {
  let seq = 0;
  let turn = 0;
  return {
    nextTurn: () => {
      turn += 1;
      const number = turn;
      const started = performance.now();
      return ({ type, ...facts }) => {
        seq += 1;
        const ms = Math.round(performance.now() - started);
        write(
          type === "usage"
            ? withMs({ type, seq, turn: number }, facts)
            : { type, seq, turn: number, ms, ...facts },
        );
      };
    },
  };
}

type Facts = Readonly<Record<string, unknown>>;

/** `usage` has its own `ms`: whole milliseconds by stage. */
function withMs(head: Facts, facts: Facts): Facts {
  const stages = Object.entries(facts["ms"] ?? {});
  const ms = Object.fromEntries(stages.map(([stage, value]) => [stage, Math.round(Number(value))]));
  return { ...head, ...facts, ms };
}
