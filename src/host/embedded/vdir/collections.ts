import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { errnoOf } from "../../../store/fs-failure.ts";

/** One calendar, list or address book: a folder of items, or the root itself when items lie in it. */
export type Collection = {
  /** Path below the root with `/` between parts; empty for the root. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Names of the item files in it. */
  readonly items: readonly string[];
};

export type UnreadableFolder = { readonly id: string; readonly error: unknown };

export type FoundCollections = {
  readonly collections: readonly Collection[];
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
export function findCollections(root: string, extension: string): FoundCollections {
  const collections: Collection[] = [];
  const unreadable: UnreadableFolder[] = [];
  const visit = (id: string, depth: number): void => {
    const path = join(root, id);
    try {
      const { items, folders, isMarked } = contentOf(path, extension);
      const isCollection = depth === 0 ? items.length > 0 : isMarked || folders.length === 0;
      if (isCollection || items.length > 0)
        collections.push({ id, name: nameOf(path), path, items });
      if (depth === DEPTH_LIMIT) return;
      for (const name of folders) visit(id === "" ? name : `${id}/${name}`, depth + 1);
    } catch (error) {
      if (depth > 0 || errnoOf(error) !== "ENOENT") unreadable.push({ id, error });
    }
  };
  visit("", 0);
  return { collections, unreadable };
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
  return readFileSync(file, "utf8").replace(/\s+/g, " ").trim() || basename(path);
}
