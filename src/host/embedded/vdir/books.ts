import { basename, extname } from "node:path";
import { fold } from "../../../language/normalise.ts";
import type { Collection, FoundFolder } from "./collections.ts";

/** What a file of items is by its own account, whichever kind of them a domain reads. */
export type FileShape = {
  /** What the file calls the calendar or list it holds. */
  readonly name?: string;
  /** Different items of any kind; a series counts once. */
  readonly items: number;
  /** It names the program that made it (PRODID), or is published as a whole (METHOD:PUBLISH). */
  readonly isSigned: boolean;
  /** Of the only one. */
  readonly uid?: string;
  /** What of it no domain keeps, by its kind: "journal entry". */
  readonly others: ReadonlyMap<string, number>;
};

/** A file in the folder it was found in, with what it says of itself where it could be read. */
export type ShapedFile = { readonly name: string; readonly shape: FileShape | undefined };

/** As many letters of a UID in a file's name cannot be there by chance. */
const TELLING_LETTERS = 8;

/**
 * An .ics file is a calendar (or list) of its own when it holds several items, bears a calendar's name, or lies
 * at the top of the folders as a program's whole export (PRODID or METHOD:PUBLISH); every other one, and a single
 * item in a file named after its UID, is an item of the calendar its folder is.
 */
function isBook({ name, shape }: ShapedFile, folder: FoundFolder): boolean {
  if (!shape) return false;
  if (folder.isOnlyFile || shape.items > 1) return true;
  if (isNamedAfter(shape.uid, name)) return false;
  return shape.name !== undefined || (folder.id === "" && !folder.isMarked && shape.isSigned);
}

/** Whether a file bears its item's UID, whole or in part, or a number that only a program makes up. */
function isNamedAfter(uid: string | undefined, file: string): boolean {
  const stem = lettersOf(stemOf(file));
  if (/^[0-9a-f]{20,}$/.test(stem)) return true;
  const letters = lettersOf(uid ?? "");
  if (stem === letters) return stem !== "";
  return stem.length >= TELLING_LETTERS && letters.startsWith(stem);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/%[0-9a-f]{2}|[^\p{L}\p{N}]/gu, "");
}

function stemOf(file: string): string {
  return basename(file, extname(file));
}

export type SortedFiles = {
  /** The folder, where it is a collection beside the books in it. */
  readonly folder?: Collection;
  /** The collection of each file. */
  readonly homeOf: (file: string) => Collection;
  readonly books: readonly Collection[];
};

/** Tells which files of a folder are items of it and which are collections of their own. */
export function sortFiles(folder: FoundFolder, files: readonly ShapedFile[]): SortedFiles {
  const books = new Map<string, Collection>();
  for (const file of files) {
    if (isBook(file, folder)) books.set(file.name, bookOf(folder, file));
  }
  if (folder.isOnlyFile && files.length === 0) {
    for (const name of folder.items) books.set(name, bookOf(folder, { name, shape: undefined }));
  }
  const items = folder.items.filter((name) => !books.has(name));
  const isCollection =
    items.length > 0 || folder.isMarked || (folder.items.length === 0 && folder.id !== "");
  const own = { ...folder, items };
  return {
    ...(isCollection ? { folder: own } : {}),
    homeOf: (name) => books.get(name) ?? own,
    books: [...books.values()],
  };
}

function bookOf({ id, path }: FoundFolder, { name, shape }: ShapedFile): Collection {
  const file = id === "" ? name : `${id}/${name}`;
  const stem = stemOf(name).replaceAll("_", " ").trim() || name;
  const title = shape?.name ?? stem;
  const also = fold(title) === fold(stem) ? {} : { also: [stem] };
  return { id: file, file, name: title, path, items: [name], ...also };
}

/** Books that bear one name are told apart by their files' names, where those differ. */
export function toldApart(collections: readonly Collection[]): readonly Collection[] {
  const sharing = Map.groupBy(collections, ({ name }) => fold(name));
  return collections.map((collection) => {
    const { also: [stem] = [], name } = collection;
    if (stem === undefined || (sharing.get(fold(name))?.length ?? 0) < 2) return collection;
    // What several are called names none of them.
    const { also: _, ...rest } = collection;
    return { ...rest, name: stem };
  });
}
