import { lstat } from "node:fs/promises";
import { basename, join } from "node:path";
import { HostFailure } from "../../errors.ts";
import { durableRemove, durableWrite } from "../durable-write.ts";
import { orFail } from "../fs-failure.ts";
import { moveNew } from "./move-new.ts";
import {
  type Held,
  type Inside,
  type ScopedEntry,
  spoken,
  toEntry,
  withEntry,
} from "./scoped-entry.ts";
import { enterNewFolder, removeEmptyFolders } from "./scoped-folders.ts";
import { type ReadEntry, readWhole } from "./scoped-read.ts";
import { isInside, type Place, placeOf, type Purpose } from "./scoped-place.ts";

type Created = ScopedEntry & {
  /** Folders that had to be made for it, outermost first. */
  readonly madeFolders: readonly string[];
};

type Change = { readonly path: string; readonly version: string };

/**
 * Files below a few roots and nothing else, whatever a path says and however the disk changes
 * meanwhile: links are resolved before, never followed at the opening, and what was opened is
 * compared with what was checked. Regular files only; a write replaces the file as a whole, never
 * through a hard link. Every failure is a HostFailure.
 */
export type ScopedFs = {
  readonly roots: readonly string[];
  readonly locate: (path: string, purpose: Purpose) => Promise<Place>;
  readonly stat: (path: string) => Promise<ScopedEntry>;
  /** The whole file; `invalid` when it holds more than `maxBytes`. */
  readonly read: (path: string, maxBytes: number) => Promise<ReadEntry>;
  /** A new file, with the folders it needs; `invalid` when the name is taken. */
  readonly create: (path: string, content: string | Uint8Array) => Promise<Created>;
  /** New content for a file that still has this version. */
  readonly replace: (change: Change & { readonly content: Uint8Array }) => Promise<ScopedEntry>;
  /** Deletes a file that still has this version. */
  readonly remove: (change: Change) => Promise<void>;
  /** Removes these folders as far as they are empty, the last first. */
  readonly removeFolders: (folders: readonly string[]) => Promise<void>;
  /** Moves a file or folder, no link, to an absolute path outside, which must be free. */
  readonly moveOut: (path: string, target: string) => Promise<void>;
  /** The same by another's hand, which is told the absolute path and answers where it put it. */
  readonly handOut: (path: string, move: (real: string) => Promise<string>) => Promise<string>;
  /** Moves a file or folder, no link, to a free path inside, making its folders. */
  readonly move: (path: string, to: string) => Promise<ScopedEntry>;
  /** Moves what lies at an absolute path outside to a free path inside, making its folders. */
  readonly moveIn: (source: string, path: string) => Promise<ScopedEntry>;
};

export type ScopedFsOptions = {
  readonly roots: readonly string[];
  /** Our own folders, closed also where a root holds them. */
  readonly closed?: readonly string[];
};

export function createScopedFs(options: ScopedFsOptions): ScopedFs {
  const scope = { roots: options.roots, closed: options.closed ?? [] };
  const inside: Inside = { scope };
  return {
    roots: options.roots,
    locate: (path, purpose) => placeOf({ scope, path, purpose }),
    stat: (path) => withEntry(inside, { path, purpose: "read" }, async ({ entry }) => entry),
    read: (path, maxBytes) => readWhole(inside, path, maxBytes),
    create: (path, content) => create(inside, path, content),
    replace: (change) => replace(inside, change),
    remove: (change) => withUnchanged(inside, change, ({ at }) => durableRemove(at)),
    removeFolders: (folders) => orFail("the folder", () => removeEmptyFolders(inside, folders)),
    moveOut: (path, target) => leaving(inside, path, ({ at }) => moveNew(at, target)),
    handOut: (path, move) => leaving(inside, path, ({ place }) => move(place.real)),
    move: (path, to) => leaving(inside, path, ({ at }) => moveIn(inside, at, to)),
    moveIn: (source, path) => moveIn(inside, source, path),
  };
}

async function create(
  inside: Inside,
  path: string,
  content: string | Uint8Array,
): Promise<Created> {
  return orFail(spoken(path), async () => {
    const place = await placeOf({ scope: inside.scope, path, purpose: "write" });
    const { anchor, made } = await enterNewFolder(inside, place);
    try {
      const at = join(anchor.base, basename(place.real));
      await durableWrite(at, content, { mustNotExist: true });
      await anchor.recheck();
      return { ...toEntry(place, await lstat(at, { bigint: true })), madeFolders: made };
    } catch (error) {
      await removeEmptyFolders(inside, made);
      throw error;
    } finally {
      await anchor[Symbol.asyncDispose]();
    }
  });
}

function replace(
  inside: Inside,
  change: Change & { readonly content: Uint8Array },
): Promise<ScopedEntry> {
  return withUnchanged(inside, change, async ({ place, at, anchor }) => {
    await durableWrite(at, change.content);
    await anchor.recheck();
    return toEntry(place, await lstat(at, { bigint: true }));
  });
}

function withUnchanged<Value>(
  inside: Inside,
  { path, version }: Change,
  act: (held: Held) => Promise<Value>,
): Promise<Value> {
  return withEntry(inside, { path, purpose: "write" }, (held) => {
    if (held.entry.kind === "folder") {
      throw new HostFailure("invalid", `${spoken(path)} is a folder.`);
    }
    if (held.entry.version !== version) {
      throw new HostFailure("invalid", `${spoken(path)} has changed since, so I left it as it is.`);
    }
    return act(held);
  });
}

function leaving<Value>(
  inside: Inside,
  path: string,
  move: (held: Held) => Promise<Value>,
): Promise<Value> {
  return withEntry(inside, { path, purpose: "move" }, (found) => {
    const { place } = found;
    if (place.isLink) throw new HostFailure("refused", `${spoken(path)} is a link, so it stays.`);
    const held = [...inside.scope.roots, ...inside.scope.closed];
    if (place.relative === "" || held.some((folder) => isInside(folder, place.real))) {
      throw new HostFailure("refused", "I don't move the folders I work in.");
    }
    return move(found);
  });
}

async function moveIn(inside: Inside, source: string, path: string): Promise<ScopedEntry> {
  return orFail(spoken(path), async () => {
    const place = await placeOf({ scope: inside.scope, path, purpose: "move" });
    const { anchor, made } = await enterNewFolder(inside, place);
    try {
      const at = join(anchor.base, basename(place.real));
      await moveNew(source, at);
      return toEntry(place, await lstat(at, { bigint: true }));
    } catch (error) {
      await removeEmptyFolders(inside, made);
      throw error;
    } finally {
      await anchor[Symbol.asyncDispose]();
    }
  });
}
