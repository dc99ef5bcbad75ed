import type { VdirState, Parsed, Entry, Shelves } from "./vdir-item.ts";
import type { Stats } from "node:fs";
import { statSync } from "node:fs";
import { setImmediate as nextTick } from "node:timers/promises";
import { messageOf } from "../../../errors.ts";
import { inTurn } from "../state/in-turn.ts";
import type { FoundCollections } from "./collections.ts";
import { findCollections } from "./collections.ts";
import { readEntry, unreadable } from "./items/read-entry.ts";
import { stateOf } from "./vdir-state.ts";

export type VdirOptions<Value> = {
  /** A folder, or one file that is all there is. */
  readonly folder: string;
  /** Lower case, with its dot. */
  readonly extension: string;
  /** May throw: the message becomes the file's problem. */
  readonly parse: Parse<Value>;
  readonly progress?: IndexProgress;
};

/** Reads a file's text; what it held before is there to be taken over where it is the same. */
export type Parse<Value> = (text: string, before?: Value) => Parsed<Value>;

/** Told while many files are read for the first time. */
export type IndexProgress = (done: number, total: number) => void;

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
  let last: { readonly key: string; readonly state: VdirState<Value> } | undefined;
  const look = async (): Promise<VdirState<Value>> => {
    const found = findCollections(options.folder, options.extension);
    const { read, gone } = await lookAtAll(found, { shelves, ...options });
    const key = keyOf(found);
    if (read > 0 || gone > 0 || last?.key !== key) last = { key, state: stateOf(shelves, found) };
    return last.state;
  };
  const queue = inTurn();
  return () => queue(look);
}

/** Brings the shelves up to date; answers how many files were read and how many had gone. */
async function lookAtAll<Value>(
  { folders }: FoundCollections,
  {
    shelves,
    parse,
    progress,
  }: Pick<VdirOptions<Value>, "parse" | "progress"> & { readonly shelves: Shelves<Value> },
): Promise<{ readonly read: number; readonly gone: number }> {
  const total = folders.reduce((sum, { items }) => sum + items.length, 0);
  let gone = keepOnly(
    shelves,
    folders.map(({ id }) => id),
  );
  let seen = 0;
  let read = 0;
  for (const { id, path, items } of folders) {
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
      // Written anew, with the same in it.
      if (entry.content && entry.content === known?.content) continue;
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
    const before = known?.content?.value;
    const again = (text: string): Parsed<Value> => parse(text, before);
    const { content, flaws } = readEntry({ path, stats, known, parse: again });
    return { stats, isFresh, flaws, ...(content ? { content } : {}) };
  } catch (error) {
    // Removed between listing and looking, or not to be read: the next look decides anew.
    return { stats: undefined, isFresh: true, ...unreadable(messageOf(error)) };
  }
}

function isUnchanged(a: Stats, b: Stats): boolean {
  return a.mtimeMs === b.mtimeMs && a.size === b.size && a.ino === b.ino && a.ctimeMs === b.ctimeMs;
}

function keyOf({ folders, unreadable }: FoundCollections): string {
  return JSON.stringify([
    folders.map(({ id, name, isMarked }) => [id, name, isMarked]),
    unreadable.map(({ id, error }) => [id, messageOf(error)]),
  ]);
}
