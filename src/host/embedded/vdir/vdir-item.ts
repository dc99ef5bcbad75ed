import type { Stats } from "node:fs";
import type { FileProblem } from "../parts/part.ts";
import type { FileShape } from "./books.ts";
import type { Collection, UnreadableFolder } from "./collections.ts";
import type { Flaw } from "./flaw.ts";

/** One item file that could be read. */
export type VdirItem<Value> = {
  /** Below the root, with `/` between parts. */
  readonly file: string;
  readonly collection: Collection;
  /** Changes whenever the file's content does. */
  readonly version: string;
  readonly value: Value;
  readonly shape?: FileShape | undefined;
};

export type VdirState<Value> = {
  readonly collections: readonly Collection[];
  readonly unreadable: readonly UnreadableFolder[];
  /** In the order of their paths. */
  readonly items: readonly VdirItem<Value>[];
  readonly problems: readonly FileProblem[];
};

export type Parsed<Value> = {
  readonly value: Value;
  /** What the file says of itself; nothing where every file is an item of its folder. */
  readonly shape?: FileShape;
  /** What could not be read, or not as it was meant. */
  readonly flaws: readonly Flaw[];
};

export type Entry<Value> = ReadFile<Value> & {
  readonly stats: Stats | undefined;
  /** Written so shortly before it was read that another write may carry the same time. */
  readonly isFresh: boolean;
};

/** The entries of a collection by the names of their files, by the collection's id. */
export type Shelves<Value> = Map<string, Map<string, Entry<Value>>>;

/** What a file holds, where it can be read, and what is wrong with it. */
export type ReadFile<Value> = {
  readonly content?: {
    readonly version: string;
    readonly value: Value;
    readonly shape?: FileShape | undefined;
  };
  readonly flaws: readonly Flaw[];
};
