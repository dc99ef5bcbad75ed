import type { Host } from "../host/host.ts";
import type { JsonObject } from "../types/json.ts";
import type { Item } from "../types/turn/result.ts";

/** A record a request may speak of. */
export type FoundRecord = {
  /** The host's own. */
  readonly id: string;
  /** What it is called, and what else tells it apart. */
  readonly facts: Item;
  /** When it is, in epoch milliseconds. */
  readonly at?: number | undefined;
  /** The list or the like that it is on. */
  readonly on?: string | undefined;
  /** When it is over. */
  readonly until?: number | undefined;
  /** It is one of a series. */
  readonly repeats?: boolean;
  /** The arguments that show it. */
  readonly shownBy: JsonObject;
};

/** How a reading tool finds the records of a kind, for itself and for every tool that takes one. */
export type Finder = {
  readonly kind: string;
  /** The field that takes words of the record. */
  readonly words: string;
  /**
   * Reads the records there are, and fails where that would put a question on the screen: on a Mac only
   * a tool that runs may do so.
   */
  readonly records: (host: Host) => Promise<readonly FoundRecord[]>;
  /** Those that are over, the last first, for a question about what was; none are kept where it lacks this. */
  readonly past?: (host: Host) => Promise<readonly FoundRecord[]>;
};

/** More records of a kind are not looked through for one request. */
export const MOST_RECORDS = 500;
