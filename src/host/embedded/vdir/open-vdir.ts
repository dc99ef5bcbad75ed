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
  readonly collectionId: string;
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
  let entries: Entries<Value> = new Map();
  let last: VdirState<Value> | undefined;
  const look = async (): Promise<VdirState<Value>> => {
    const found = findCollections(options.folder, options.extension);
    const { seen, read } = await lookAtAll(found, { entries, ...options });
    const isSame = read === 0 && seen.size === entries.size && last && isAlike(last, found);
    entries = seen;
    return isSame && last ? last : (last = stateOf(seen, found));
  };
  const queue = inTurn();
  return () => queue(look);
}

type Entries<Value> = ReadonlyMap<string, Entry<Value>>;

async function lookAtAll<Value>(
  { collections }: FoundCollections,
  {
    entries,
    parse,
    progress,
  }: Pick<VdirOptions<Value>, "parse" | "progress"> & { readonly entries: Entries<Value> },
): Promise<{ readonly seen: Entries<Value>; readonly read: number }> {
  const total = collections.reduce((sum, { items }) => sum + items.length, 0);
  const seen = new Map<string, Entry<Value>>();
  let read = 0;
  for (const { id, path, items } of collections) {
    for (const name of items) {
      const file = id === "" ? name : `${id}/${name}`;
      const known = entries.get(file);
      const entry = lookAt(`${path}/${name}`, { collectionId: id, known, parse });
      seen.set(file, entry);
      if (entry === known) {
        if (seen.size % LOOK_BATCH === 0) await nextTick();
      } else if (++read % READ_BATCH === 0) {
        progress?.(seen.size, total);
        await nextTick();
      }
    }
  }
  if (read >= READ_BATCH) progress?.(total, total);
  return { seen, read };
}

/** The entry of a file as it is: the known one when the file has not changed since it was read. */
function lookAt<Value>(
  path: string,
  {
    collectionId,
    known,
    parse,
  }: Pick<VdirOptions<Value>, "parse"> & {
    readonly collectionId: string;
    readonly known: Entry<Value> | undefined;
  },
): Entry<Value> {
  try {
    const stats = statSync(path);
    if (known?.stats && !known.isFresh && isUnchanged(known.stats, stats)) return known;
    const isFresh = Date.now() - stats.mtimeMs < FRESH_MS;
    return { collectionId, stats, isFresh, ...readEntry({ path, stats, parse }) };
  } catch (error) {
    // Removed between listing and looking, or not to be read: the next look decides anew.
    return { collectionId, stats: undefined, isFresh: true, problems: [messageOf(error)] };
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

function stateOf<Value>(
  entries: ReadonlyMap<string, Entry<Value>>,
  found: FoundCollections,
): VdirState<Value> {
  const collections = new Map(found.collections.map((collection) => [collection.id, collection]));
  const items: VdirItem<Value>[] = [];
  const problems: FileProblem[] = found.unreadable.map(({ id, error }) => ({
    file: id,
    reason: messageOf(error),
  }));
  for (const file of [...entries.keys()].toSorted()) {
    const entry = entries.get(file);
    const collection = entry && collections.get(entry.collectionId);
    if (entry?.content && collection) items.push({ file, collection, ...entry.content });
    for (const reason of entry?.problems ?? []) problems.push({ file, reason });
  }
  return { ...found, items, problems };
}
