import type { Host } from "../host/host.ts";
import type { Sayings } from "../language/contract/sayings.ts";

/** A text somebody keeps, as far as a look for words tells of it. */
export type FoundText = {
  /** The host's own. */
  readonly id: string;
  /** What it is called, with what else tells what it is about. */
  readonly title: string;
  /** What it is called by itself, where it has a name. */
  readonly name?: string;
  /** What it is called where a sentence of it is said. */
  readonly source: string;
  /** Who wrote it, where that is not who keeps it: `Name <address>`, or what they are called. */
  readonly by?: string;
  /** When it was written to somebody, in epoch milliseconds. */
  readonly at?: number;
  /** All of it, where that was at hand. */
  readonly text?: string;
  /** What tells that all of it is still as it was read. */
  readonly version?: string;
};

/** A machine, and how what is found there is called. */
export type TextPlace = { readonly host: Host; readonly say: Sayings };

/** The texts a tool reads, and how one is found by what stands in it. */
export type Contents = {
  /** The kind of record that such a text is, or stands in. */
  readonly kind: string;
  /** The field that takes which one. */
  readonly field: string;
  /** Those a word stands in, or in what they are called; a few. */
  readonly withWord: (word: string, place: TextPlace) => Promise<readonly FoundText[]>;
  /** The newest of all, at most `LATEST`: what is asked for in other words is found among them by meaning. */
  readonly latest: (place: TextPlace) => Promise<readonly FoundText[]>;
  readonly textOf: (id: string, host: Host) => Promise<string>;
};

/** Texts of one kind that are compared with a question in meaning. */
export const LATEST = 100;

/** Texts looked at for one word. */
export const MOST_FOUND = 20;
