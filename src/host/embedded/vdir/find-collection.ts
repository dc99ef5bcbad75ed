import { basename } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { fold } from "../../../language/normalise.ts";
import { fsFailure } from "../../../store/fs-failure.ts";
import type { Named } from "../../../types/known-names.ts";
import type { Collection, UnreadableFolder } from "./collections.ts";
import type { VdirState } from "./vdir-item.ts";

/** What the collections of a domain are called when speaking of them. */
export type CollectionWord = "calendar" | "list";

const USUAL_NAMES = ["default", "personal", "private", "home", "inbox", "reminders", "calendar"];

/**
 * The collection with exactly this name, whatever its case. Fails with `not_found` and the names there
 * are, with `permission` and the like where its folder is there but closed, or with `ambiguous` and the folders where two share the name; a folder's path works as well.
 */
export function findCollection(
  collections: readonly Collection[],
  {
    name,
    word,
    unreadable = [],
  }: {
    readonly name: string;
    readonly word: CollectionWord;
    /** Folders that may be the one that is meant, and cannot be read. */
    readonly unreadable?: readonly UnreadableFolder[];
  },
): Collection {
  const byName = collections.filter((collection) => isSame(collection.name, name));
  const named = byName.length > 0 ? byName : collections.filter(isAlso(name));
  const [only] = named;
  if (only && named.length === 1) return only;
  const folder = collections.find(({ id }) => id === name);
  if (folder && (named.length === 0 || folder.name !== name)) return folder;
  if (only) {
    const folders = named.map(({ id }) => id);
    const sentence = `There are ${named.length} ${word}s called ${quoted(name)}: ${folders.join(", ")}.`;
    throw new HostFailure("ambiguous", sentence, folders);
  }
  const closed = unreadable.find(({ id }) => isSame(basename(id), name));
  if (closed) throw fsFailure(closed.error, `the ${word} ${quoted(name)}`);
  const names = collections.map((collection) => collection.name);
  const rest = names.length > 0 ? ` There is ${names.join(", ")}.` : "";
  throw new HostFailure("not_found", `There is no ${word} called ${quoted(name)}.${rest}`, names);
}

/**
 * The collections that hold what `isOurs` wants, or nothing yet: calendars and reminder lists may lie side by
 * side in one root, as CalDAV servers keep them.
 */
export function collectionsWith<Value>(
  { collections, items }: VdirState<Value>,
  isOurs: (value: Value) => boolean,
): readonly Collection[] {
  const ours = new Set<string>();
  const others = new Set<string>();
  for (const { collection, value, shape } of items) {
    if (isOurs(value)) ours.add(collection.id);
    else if (shape?.items !== 0) others.add(collection.id);
  }
  return collections.filter(({ id }) => ours.has(id) || !others.has(id));
}

/** A collection by the names it goes by. */
export function namedCollection({ id, name, also }: Collection): Named {
  return also ? { id, name, also } : { id, name };
}

/**
 * Where a new item goes when no collection is named: the one with the most usual name, else the one that
 * weighs most, else the first.
 */
export function usualCollection<Value>(
  collections: readonly Collection[],
  { items }: Pick<VdirState<Value>, "items">,
  weightOf: (value: Value) => number,
): Collection | undefined {
  const weights = new Map<string, number>();
  for (const { collection, value } of items)
    weights.set(collection.id, (weights.get(collection.id) ?? 0) + weightOf(value));
  const weight = ({ id }: Collection): number => weights.get(id) ?? 0;
  return collections.toSorted((a, b) => rankOf(a) - rankOf(b) || weight(b) - weight(a))[0];
}

function rankOf({ name }: Collection): number {
  const at = USUAL_NAMES.indexOf(fold(name));
  return at < 0 ? USUAL_NAMES.length : at;
}

function isAlso(name: string): (collection: Collection) => boolean {
  return ({ also = [] }) => also.some((other) => isSame(other, name));
}

function isSame(a: string, b: string): boolean {
  return a.trim().normalize("NFC").toLowerCase() === b.trim().normalize("NFC").toLowerCase();
}

function quoted(name: string): string {
  return `“${name}”`;
}
