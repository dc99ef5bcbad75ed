import type { UnclearName } from "../known-names.ts";
import type { FailureCode } from "../failure-code.ts";
import type { JsonObject, JsonValue } from "../json.ts";
import type { UnreadText } from "../unread-text.ts";

/** How to take a write back: data for `Host.undo`. */
export type Undo = { readonly operation: string; readonly input: JsonObject };

/** One row of a list: short speakable facts, with a handle when it can be acted on. */
export type Item = { readonly handle?: string; readonly [field: string]: JsonValue | undefined };

/** Short handles issued for the records of this result, with the ids they stand for. */
export type Handles = { readonly [handle: string]: string };

/** Values of a row that its tool's sentences are made of, and that no fact of it says. */
export type Told = { readonly [value: string]: string | number | boolean };

/** What else is known of a row, told when it is asked for: its time, and facts that no list has. */
export type RowDetails = {
  /** In epoch milliseconds. */
  readonly at?: number;
  readonly facts: Readonly<Record<string, string>>;
  readonly told?: Told;
};

export type ItemsResult = {
  readonly ok: true;
  readonly items: readonly Item[];
  /** One for each of the rows. */
  readonly details?: readonly RowDetails[];
  /** How many rows were left out. */
  readonly more: number;
  /** Nothing has all of the words that were looked for: these come nearest, the best first. */
  readonly isPartial?: true;
  /** They go on with a list whose first rows were said before. */
  readonly isContinued?: boolean;
  readonly handles: Handles;
};
export type TextResult = {
  readonly ok: true;
  readonly text: string;
  /** Where the next part starts, when there is one. */
  readonly nextOffset?: number;
  /** What comes after this part. */
  readonly unread?: UnreadText;
  readonly handles: Handles;
};
/** How an act is told among others like it: each by itself, and once what is so of all. */
export type Together = { readonly each: string; readonly all: string };

export type DoneResult = {
  readonly ok: true;
  /** What was done, as one sentence. */
  readonly done: string;
  /** The same with every date written out, for whoever reads it on another day. */
  readonly dated?: string;
  readonly items?: readonly Item[];
  /** One for each of them. */
  readonly details?: readonly RowDetails[];
  readonly handles: Handles;
  readonly undo?: Undo;
  readonly together?: Together;
};
export type Success = ItemsResult | TextResult | DoneResult;
export type Failure = {
  readonly ok: false;
  readonly code: FailureCode;
  readonly message: string;
  /** It was told to stop, and may have begun. */
  readonly isStopped?: true;
  /** The name that means nothing for sure. */
  readonly unclear?: UnclearName;
};
export type Result = Success | Failure;
