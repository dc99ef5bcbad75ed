import type { Origin } from "./turn/origin.ts";
import type { Undo } from "./turn/result.ts";

/** What is about to be done, kept before it is done. */
export type Intent = {
  readonly tool: string;
  /** What will be done, in words. */
  readonly what: string;
  /** `sha256:` over the exact arguments. */
  readonly digest: string;
  readonly at: number;
};

/** An effect that happened. `done` says what was done; one without `undo` can't be taken back. */
export type Effect = {
  readonly id: string;
  readonly tool: string;
  readonly done: string;
  readonly undo: Undo | undefined;
  readonly at: number;
  readonly isUndone: boolean;
};

export type Outcome = { readonly done: string; readonly undo: Undo | undefined };

/** One row of the audit: what a call was, what was decided and what came of it; no contents. */
export type AuditEntry = {
  readonly tool: string;
  readonly digest: string;
  /** The arguments with secrets and long texts left out. */
  readonly view: string;
  /** Where each argument came from. */
  readonly origins: { readonly [parameter: string]: Origin["origin"] };
  readonly verdict: "run" | "confirm" | "confirm-red" | "refuse" | "undo";
  /** The approved hash, or nothing where nobody was asked. */
  readonly approval: string | undefined;
  readonly outcome: string;
  readonly at: number;
};

/** One kind of thing that was removed. */
export type Forgotten = { readonly what: string; readonly files: number; readonly bytes: number };

/** What a check of the whole audit found. */
export type AuditCheck =
  | { readonly kind: "intact"; readonly rows: number }
  /** `row` is the first that was changed, put in or taken out. */
  | { readonly kind: "broken"; readonly row: number };

/**
 * Keeps what was done, newest last, so that it can be undone; survives a crash. An effect is begun
 * before and finished or abandoned after it; each is on disk when the function returns.
 */
export type Journal = {
  readonly begin: (intent: Intent) => string;
  readonly finish: (id: string, outcome: Outcome) => void;
  /** It is known that nothing was done. */
  readonly abandon: (id: string) => void;
  /** The newest effect not yet undone, or the one with this id. */
  readonly find: (id?: string) => Effect | undefined;
  /** The newest of this conversation that is not yet undone. */
  readonly findOwn: () => Effect | undefined;
  readonly markUndone: (id: string) => void;
  /** Newest first. */
  readonly list: (limit: number) => readonly Effect[];
  /** What was begun by a process that ended before it could say how it went; each is given out once. */
  readonly takeInterrupted: () => readonly Intent[];
  readonly note: (entry: AuditEntry) => void;
};

/** What taking an effect back takes. */
export type Undoing = {
  readonly journal: Journal;
  /** Takes one effect back; answers what was undone. */
  readonly undo: (effect: Effect) => Promise<string>;
  /** When it was done, and what. */
  readonly tell: (effect: Effect) => string;
};
