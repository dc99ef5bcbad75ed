import type { Undo } from "./result.ts";

/** An effect that can be taken back. `done` says what was done. */
export type Effect = {
  readonly id: string;
  readonly tool: string;
  readonly done: string;
  readonly undo: Undo;
  readonly at: number;
};

/** Keeps what was done, newest last, so that it can be undone; survives a crash. */
export type Journal = {
  readonly record: (effect: Omit<Effect, "id">) => string;
  /** The newest effect not yet undone, or the one with this id. */
  readonly find: (id?: string) => Effect | undefined;
  readonly markUndone: (id: string) => void;
};
