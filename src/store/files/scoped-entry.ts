import type { BigIntStats } from "node:fs";
import { lstat, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { HostFailure } from "../../errors.ts";
import { fileVersion } from "./file-version.ts";
import { anchorFolder, type FolderAnchor } from "./folder-anchor.ts";
import { orFail } from "../fs-failure.ts";
import { type Place, placeOf, type Purpose, rootOf, type Scope } from "./scoped-place.ts";

/** A file or folder inside the roots, as it was when looked at. */
export type ScopedEntry = {
  readonly place: Place;
  readonly kind: "file" | "folder";
  readonly bytes: number;
  readonly modified: number;
  readonly executable: boolean;
  readonly version: string;
};

/** What every act inside the roots needs. */
export type Inside = { readonly scope: Scope };

/** An entry held by its open folder: `at` is the path to act on. */
export type Held = {
  readonly place: Place;
  readonly at: string;
  readonly anchor: FolderAnchor;
  readonly entry: ScopedEntry;
  readonly stats: BigIntStats;
};

type Asked = { readonly path: string; readonly purpose: Purpose };

/** Acts on an existing file or folder while its own folder is held open; other kinds are refused. */
export async function withEntry<Value>(
  inside: Inside,
  asked: Asked,
  act: (held: Held) => Promise<Value>,
): Promise<Value> {
  return orFail(spoken(asked.path), async () => {
    const place = await placeOf({ scope: inside.scope, ...asked });
    const isRoot = place.real === place.root;
    await using anchor = await enter(inside, isRoot ? place.root : dirname(place.real));
    const at = isRoot ? anchor.base : join(anchor.base, basename(place.real));
    const stats = await (isRoot ? stat : lstat)(at, { bigint: true });
    return await act({ place, at, anchor, stats, entry: toEntry(place, stats) });
  });
}

/** Opens a folder and makes sure that what was opened lies in a root. */
export async function enter(inside: Inside, folder: string): Promise<FolderAnchor> {
  const anchor = await anchorFolder({ folder });
  try {
    await rootOf(inside.scope, anchor.real);
    return anchor;
  } catch (error) {
    await anchor[Symbol.asyncDispose]();
    throw error;
  }
}

export function toEntry(place: Place, stats: BigIntStats): ScopedEntry {
  if (!stats.isFile() && !stats.isDirectory()) {
    const what = stats.isSymbolicLink() ? "a link" : "not an ordinary file";
    throw new HostFailure("refused", `${spoken(place.relative)} is ${what}, so I leave it alone.`);
  }
  return {
    place,
    kind: stats.isFile() ? "file" : "folder",
    bytes: Number(stats.size),
    modified: Number(stats.mtimeMs),
    executable: stats.isFile() && (stats.mode & 0o111n) !== 0n,
    version: fileVersion(stats),
  };
}

/** A path as a sentence names it: its last part. */
export function spoken(path: string): string {
  return `“${basename(path).slice(0, 100) || "that folder"}”`;
}
