import type { Emit } from "../types/event.ts";
import type { Outgoing } from "../types/outgoing.ts";

/** How what was sent ended, as events; kept back until there is a turn to tell them in. */
export function outgoingEvents(): {
  readonly tell: (outgoing: Outgoing) => void;
  readonly flow: (emit: Emit) => void;
} {
  const kept: Outgoing[] = [];
  let into: Emit | undefined;
  return {
    tell: (outgoing) => {
      if (into) into({ type: "outbox", ...outgoing });
      else kept.push(outgoing);
    },
    flow: (emit) => {
      into = emit;
      for (const outgoing of kept.splice(0)) emit({ type: "outbox", ...outgoing });
    },
  };
}

/** `usage` is a turn's last event: it comes when nothing of the turn is to be told any more. */
export function usageLast(emit: Emit): { readonly emit: Emit; readonly end: () => void } {
  const kept: Parameters<Emit>[0][] = [];
  return {
    emit: (event) => (event.type === "usage" ? void kept.push(event) : emit(event)),
    end: () => kept.splice(0).forEach((event) => emit(event)),
  };
}
