import type { AuditEntry, Effect, Intent, Journal } from "../../src/types/journal.ts";

/** A journal in memory that tells what it was told, in order. */
export function journalOf(
  effects: readonly Effect[] = [],
  interrupted: readonly Intent[] = [],
): Journal & { readonly kept: string[]; readonly audited: AuditEntry[] } {
  const kept: string[] = [];
  const audited: AuditEntry[] = [];
  const left = [...interrupted];
  return {
    kept,
    audited,
    begin: ({ what }) => {
      kept.push(`begin: ${what}`);
      return "1";
    },
    finish: (id, { done }) => void kept.push(`finish ${id}: ${done}`),
    abandon: (id) => void kept.push(`abandon ${id}`),
    find: (id) => effects.find((one) => id === undefined || one.id === id),
    findOwn: () => effects[0],
    markUndone: (id) => void kept.push(`undone ${id}`),
    list: (limit) => effects.slice(0, limit),
    takeInterrupted: () => left.splice(0),
    note: (entry) => void audited.push(entry),
  };
}

export const effectOf = (changes: Partial<Effect> = {}): Effect => ({
  id: "e1",
  tool: "mail.send",
  done: "Sent “Lunch” to Ben.",
  undo: { operation: "mail.recall", input: { id: "m1" } },
  at: 0,
  isUndone: false,
  ...changes,
});
