import type { JsonObject } from "../../../types/json.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Undone } from "../../../types/undone.ts";

/** How one domain takes its own writes back, by operation name (`calendar.remove`); answers what was undone. */
export type UndoTable = Readonly<Record<string, (input: JsonObject) => Promise<Undone>>>;

/** One domain of the embedded host: its interface, its undo operations, and what to close. */
export type EmbeddedPart<Domain> = {
  readonly host: Domain;
  readonly undo: UndoTable;
  /** What of the user's files cannot be read and is left out, for `doctor`. */
  readonly problems?: () => Promise<readonly FileProblem[]>;
  /** How many records there are. */
  readonly tally?: () => Promise<Tally>;
  /** What was sent and waits, or did not go. */
  readonly outbox?: Outbox;
  readonly close?: () => void | Promise<void>;
};

/** A file below the domain's folder, and in one sentence what is wrong with it. */
export type FileProblem = {
  readonly file: string;
  readonly reason: string;
  /** What alike ones are counted under: "without a start". */
  readonly kind?: string;
  /** Whether a whole record is left out for it, not a part of one. */
  readonly isItem?: boolean;
};

/** How many there are of something: 412, "event". */
export type Count = { readonly count: number; readonly noun: string };

/** What a domain holds, and what lies there that it has no use for, for `doctor`. */
export type Tally = {
  /** The records, and the collections they are in. */
  readonly held: readonly Count[];
  /** Left out as of a kind nobody asks about: journal entries. */
  readonly unused?: readonly Count[];
};
