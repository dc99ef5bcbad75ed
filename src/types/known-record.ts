import type { JsonObject } from "./json.ts";
import type { Item } from "./turn/result.ts";

/** A record the machine keeps and a request may speak of, with the reading call that shows it. */
export type KnownRecord = {
  readonly kind: string;
  /** The host's own. */
  readonly id: string;
  readonly facts: Item;
  /** When it is, in epoch milliseconds. */
  readonly at?: number | undefined;
  /** The list or the like that it is on. */
  readonly on?: string | undefined;
  /** When it is over. */
  readonly until?: number | undefined;
  /** It is one of a series. */
  readonly repeats?: boolean;
  readonly shownBy: {
    readonly tool: string;
    readonly arguments: JsonObject;
    /** The field of the tool that takes words of the record. */
    readonly words: string;
  };
};

/** Records by kind: `event`, `reminder`, `mail`. */
export type KnownRecords = Readonly<Partial<Record<string, readonly KnownRecord[]>>>;
