import type { Stats } from "node:fs";
import { statSync } from "node:fs";
import { setImmediate as nextTick } from "node:timers/promises";
import { messageOf } from "../../../errors.ts";
import type { FileProblem } from "../part.ts";
import { inTurn } from "../state/in-turn.ts";
import type { Collection, FoundCollections, UnreadableFolder } from "./collections.ts";
import { findCollections } from "./collections.ts";
import type { ReadFile } from "./read-entry.ts";
import { readEntry } from "./read-entry.ts";

/** One item file that could be read. */
export type VdirItem<Value> = {
  /** Below the root, with `/` between parts. */
  readonly file: string;
  readonly collection: Collection;
  /** Changes whenever the file's content does. */
  readonly version: string;
  readonly value: Value;
  /** Something in it is damaged: it is shown as far as it goes, but never written. */
  readonly isDamaged: boolean;
};

export type VdirState<Value> = {
  readonly collections: readonly Collection[];
  readonly unreadable: readonly UnreadableFolder[];
  /** In the order of their paths. */
  readonly items: readonly VdirItem<Value>[];
  readonly problems: readonly FileProblem[];
};

export type VdirOptions<Value> = {
  readonly folder: string;
  /** Lower case, with its dot. */
  readonly extension: string;
  /** May throw: the message becomes the file's problem. */
  readonly parse: (text: string) => Parsed<Value>;
  readonly progress?: IndexProgress;
};

export type Parsed<Value> = {
  readonly value: Value;
  /** What could not be read and was left out. */
  readonly damage: readonly string[];
  /** What was read, but not as it was meant. */
  readonly remarks: readonly string[];
};

/** Told while many files are read for the first time. */
export type IndexProgress = (done: number, total: number) => void;

type Entry<Value> = ReadFile<Value> & {
  readonly stats: Stats | undefined;
  /** Written so shortly before it was read that another write may carry the same time. */
  readonly isFresh: boolean;
};

/** Times of files move in steps of up to 10 ms on Linux; the 2 s of FAT are left aside. */
const FRESH_MS = 50;
/** Files asked for their state (3 µs each) and files read (100 µs each) before the event loop gets a turn. */
const LOOK_BATCH = 2_000;
const READ_BATCH = 100;

/**
 * Reads a folder of items and keeps what it has parsed by path, time and size, so that a second look
 * costs one `stat` a file. Every look sees the disk as it is at that moment, edits in place included.
 */
export function openVdir<Value>(options: VdirOptions<Value>): () => Promise<VdirState<Value>> {
  const shelves: Shelves<Value> = new Map();
  let last: VdirState<Value> | undefined;
  const look = async (): Promise<VdirState<Value>> => {
    const found = findCollections(options.folder, options.extension);
    const { read, gone } = await lookAtAll(found, { shelves, ...options });
    const isSame = read === 0 && gone === 0 && last && isAlike(last, found);
    return isSame && last ? last : (last = stateOf(shelves, found));
  };
  const queue = inTurn();
  return () => queue(look);
}

/** The entries of a collection by the names of their files, by the collection's id. */
type Shelves<Value> = Map<string, Map<string, Entry<Value>>>;

/** Brings the shelves up to date; answers how many files were read and how many had gone. */
async function lookAtAll<Value>(
  { collections }: FoundCollections,
  {
    shelves,
    parse,
    progress,
  }: Pick<VdirOptions<Value>, "parse" | "progress"> & { readonly shelves: Shelves<Value> },
): Promise<{ readonly read: number; readonly gone: number }> {
  const total = collections.reduce((sum, { items }) => sum + items.length, 0);
  let gone = keepOnly(
    shelves,
    collections.map(({ id }) => id),
  );
  let seen = 0;
  let read = 0;
  for (const { id, path, items } of collections) {
    const shelf = shelves.get(id) ?? new Map<string, Entry<Value>>();
    shelves.set(id, shelf);
    for (const name of items) {
      const known = shelf.get(name);
      const entry = lookAt(`${path}/${name}`, { known, parse });
      seen++;
      if (entry === known) {
        if (seen % LOOK_BATCH === 0) await nextTick();
        continue;
      }
      shelf.set(name, entry);
      if (++read % READ_BATCH === 0) {
        progress?.(seen, total);
        await nextTick();
      }
    }
    if (shelf.size > items.length) gone += keepOnly(shelf, items);
  }
  if (read >= READ_BATCH) progress?.(total, total);
  return { read, gone };
}

/** Takes every other key out of a map; answers how many there were. */
function keepOnly(map: Map<string, unknown>, keys: readonly string[]): number {
  const kept = new Set(keys);
  const others = [...map.keys()].filter((key) => !kept.has(key));
  for (const key of others) map.delete(key);
  return others.length;
}

/** The entry of a file as it is: the known one when the file has not changed since it was read. */
function lookAt<Value>(
  path: string,
  {
    known,
    parse,
  }: Pick<VdirOptions<Value>, "parse"> & { readonly known: Entry<Value> | undefined },
): Entry<Value> {
  try {
    const stats = statSync(path);
    if (known?.stats && !known.isFresh && isUnchanged(known.stats, stats)) return known;
    const isFresh = Date.now() - stats.mtimeMs < FRESH_MS;
    return { stats, isFresh, ...readEntry({ path, stats, parse }) };
  } catch (error) {
    // Removed between listing and looking, or not to be read: the next look decides anew.
    return { stats: undefined, isFresh: true, problems: [messageOf(error)] };
  }
}

function isUnchanged(a: Stats, b: Stats): boolean {
  return a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino && a.ctimeMs === b.ctimeMs;
}

function isAlike(last: FoundCollections, found: FoundCollections): boolean {
  return keyOf(last) === keyOf(found);
}

function keyOf({ collections, unreadable }: FoundCollections): string {
  return JSON.stringify([
    collections.map(({ id, name }) => [id, name]),
    unreadable.map(({ id, error }) => [id, messageOf(error)]),
  ]);
}

function stateOf<Value>(shelves: Shelves<Value>, found: FoundCollections): VdirState<Value> {
  const items: VdirItem<Value>[] = [];
  const problems: FileProblem[] = found.unreadable.map(({ id, error }) => ({
    file: id,
    reason: messageOf(error),
  }));
  for (const collection of found.collections) {
    for (const [name, entry] of shelves.get(collection.id) ?? []) {
      const file = collection.id === "" ? name : `${collection.id}/${name}`;
      if (entry.content) items.push({ file, collection, ...entry.content });
      for (const reason of entry.problems) problems.push({ file, reason });
    }
  }
  return { ...found, items: items.toSorted(byFile), problems: problems.toSorted(byFile) };
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  if (a.file === b.file) return 0;
  return a.file < b.file ? -1 : 1;
}
