import type { JsonObject } from "../../types/json.ts";

/** How one domain takes its own writes back, by operation name (`calendar.remove`); answers what was undone. */
export type UndoTable = Readonly<Record<string, (input: JsonObject) => Promise<string>>>;

/** One domain of the embedded host: its interface, its undo operations, and what to close. */
export type EmbeddedPart<Domain> = {
  readonly host: Domain;
  readonly undo: UndoTable;
  readonly close?: () => void;
};
