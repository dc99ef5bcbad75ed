import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { oneLine } from "../text/one-line.ts";
import { errnoOf } from "../../../store/fs-failure.ts";

/** One calendar, list or address book: a folder of items, the root itself when items lie in it, or one file of many items. */
export type Collection = {
  /** Path below the root with `/` between parts; empty for the root. */
  readonly id: string;
  readonly name: string;
  /** Another name it goes by: of a file with a name inside, the file's own. */
  readonly also?: readonly string[];
  readonly path: string;
  /** Names of the item files in it. */
  readonly items: readonly string[];
  /** The file below the root that holds all of it. */
  readonly file?: string;
};

/** A folder as it was found, before anybody has looked into its files. */
export type FoundFolder = Collection & {
  /** Another program has named or coloured it as a collection. */
  readonly isMarked: boolean;
  /** The root is this one file. */
  readonly isOnlyFile: boolean;
};

export type UnreadableFolder = { readonly id: string; readonly error: unknown };

export type FoundCollections = {
  readonly folders: readonly FoundFolder[];
  readonly unreadable: readonly UnreadableFolder[];
};

/** `calendars/account/calendar` is as deep as vdirsyncer lays folders out; a loop of links ends here too. */
const DEPTH_LIMIT = 3;
/** Bytes of a `displayname` that is a name. */
const NAME_LIMIT = 500;

/**
 * The collections below a root, as vdirsyncer, khal and todoman lay them out: each folder with items,
 * with a `displayname` or `color`, or without folders in it. A root that is not there has none; a
 * folder that cannot be read is told apart from an empty one.
 */
export function findCollections(said: string, extension: string): FoundCollections {
  const { root, file } = rootOf(said, extension);
  if (file !== undefined) return onlyFile(root, file);
  const found: FoundFolder[] = [];
  const unreadable: UnreadableFolder[] = [];
  const visit = (id: string, depth: number): void => {
    const path = join(root, id);
    try {
      const { items, folders, isMarked } = contentOf(path, extension);
      const isCollection = depth === 0 ? items.length > 0 : isMarked || folders.length === 0;
      if (isCollection || items.length > 0)
        found.push({ id, name: nameOf(path), path, items, isMarked, isOnlyFile: false });
      if (depth === DEPTH_LIMIT) return;
      for (const name of folders) visit(id === "" ? name : `${id}/${name}`, depth + 1);
    } catch (error) {
      if (depth > 0 || errnoOf(error) !== "ENOENT") unreadable.push({ id, error });
    }
  };
  visit("", 0);
  return { folders: found, unreadable };
}

/** Where the files lie that a setting names: a folder, or the one file of a folder. */
export function rootOf(
  said: string,
  extension: string,
): { readonly root: string; readonly file?: string } {
  if (!said.toLowerCase().endsWith(extension) || isFolder(said)) return { root: said };
  return { root: dirname(said), file: basename(said) };
}

function onlyFile(root: string, file: string): FoundCollections {
  const marks = { isMarked: false, isOnlyFile: true };
  const folder = { id: "", name: basename(root), path: root, items: [file], ...marks };
  return { folders: [folder], unreadable: [] };
}

function contentOf(
  path: string,
  extension: string,
): { items: readonly string[]; folders: readonly string[]; isMarked: boolean } {
  const items: string[] = [];
  const folders: string[] = [];
  let isMarked = false;
  for (const name of readdirSync(path)) {
    // Hidden files are other programs' own, temporary ones among them (vdir specification).
    if (name.startsWith(".")) continue;
    if (name.toLowerCase().endsWith(extension)) items.push(name);
    else if (name === "displayname" || name === "color") isMarked = true;
    else if (isFolder(`${path}/${name}`)) folders.push(name);
  }
  return { items, folders: folders.toSorted(), isMarked };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link that leads nowhere, or round in a circle, is no folder of the user's.
    return false;
  }
}

/** What `displayname` says on one line, else the folder's own name. */
function nameOf(path: string): string {
  const file = join(path, "displayname");
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > NAME_LIMIT) return basename(path);
  return oneLine(readFileSync(file, "utf8")) || basename(path);
}
