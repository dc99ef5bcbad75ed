import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { HostFailure, messageOf } from "../../../errors.ts";
import { fileVersion } from "../../../store/file-version.ts";
import { errnoOf, fsFailure } from "../../../store/fs-failure.ts";

export type WalkedFile = {
  /** Relative to the root, with `/` between parts. */
  readonly path: string;
  readonly bytes: number;
  readonly modified: number;
  readonly version: string;
};

export type Walk = {
  readonly files: readonly WalkedFile[];
  /** Folders below the root, relative. */
  readonly folders: readonly string[];
  /** What could not be looked at, as sentences. */
  readonly problems: readonly string[];
};

type Walking = {
  readonly root: string;
  /** What the root is called in a failure ("the notes folder"). */
  readonly what: string;
  /** Absolute folders to leave out. */
  readonly closed?: readonly string[];
};

/** Bounds of one walk: a home folder has fewer, a mistaken root would not end. */
const MAX_FILES = 100_000;
const MAX_DEPTH = 32;

/**
 * The regular files below a folder, hidden ones and links left out. A folder inside that can't be
 * read is a problem; a root that can't be is a failure (`unavailable` when it is missing).
 */
export async function walk({ root, what, closed = [] }: Walking): Promise<Walk> {
  const files: WalkedFile[] = [];
  const folders: string[] = [];
  const problems: string[] = [];
  const open = [""];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (files.length >= MAX_FILES) {
      problems.push(`There are more than ${MAX_FILES} files in ${what}; I looked at the first.`);
      break;
    }
    const entries = await entriesOf({ root, folder, what, problems });
    const inner = entries.filter((entry) => entry.isFolder).map((entry) => entry.path);
    const wanted = inner.filter((path) => !closed.includes(join(root, path)));
    if (folder.split("/").length < MAX_DEPTH) open.push(...wanted.toReversed());
    folders.push(...wanted);
    files.push(...(await filesAmong(root, entries, problems)));
  }
  return { files, folders, problems };
}

type Entry = { readonly path: string; readonly isFolder: boolean };
type Reading = {
  readonly root: string;
  readonly folder: string;
  readonly what: string;
  readonly problems: string[];
};

async function entriesOf({ root, folder, what, problems }: Reading): Promise<readonly Entry[]> {
  try {
    const found = await readdir(join(root, folder), { withFileTypes: true });
    return found
      .filter((entry) => !entry.name.startsWith(".") && (entry.isFile() || entry.isDirectory()))
      .map((entry) => ({
        path: folder === "" ? entry.name : `${folder}/${entry.name}`,
        isFolder: entry.isDirectory(),
      }));
  } catch (error) {
    if (folder === "") throw rootFailure(error, what);
    problems.push(`The folder ${folder} can't be read: ${messageOf(error)}`);
    return [];
  }
}

async function filesAmong(
  root: string,
  entries: readonly Entry[],
  problems: string[],
): Promise<readonly WalkedFile[]> {
  const looked = await Promise.all(
    entries.filter((entry) => !entry.isFolder).map((entry) => look(root, entry.path, problems)),
  );
  return looked.filter((file) => file !== undefined);
}

async function look(
  root: string,
  path: string,
  problems: string[],
): Promise<WalkedFile | undefined> {
  try {
    const stats = await lstat(join(root, path), { bigint: true });
    const [bytes, modified] = [Number(stats.size), Number(stats.mtimeMs)];
    return { path, bytes, modified, version: fileVersion(stats) };
  } catch (error) {
    // Taken away since the folder was read, or a name that is no valid UTF-8.
    problems.push(`The file ${path} can't be looked at: ${messageOf(error)}`);
    return undefined;
  }
}

function rootFailure(error: unknown, what: string): Error {
  const failure = fsFailure(error, what);
  if (errnoOf(error) !== "ENOENT" && errnoOf(error) !== "ENOTDIR") return failure;
  return new HostFailure(
    "unavailable",
    `${what.charAt(0).toUpperCase()}${what.slice(1)} isn't there.`,
  );
}
