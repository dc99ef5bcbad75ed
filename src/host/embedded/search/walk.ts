import { lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { HostFailure, messageOf } from "../../../errors.ts";
import type { FileProblem } from "../parts/part.ts";
import { fileVersion } from "../../../store/files/file-version.ts";
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
  /** What could not be looked at. */
  readonly problems: readonly FileProblem[];
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
  const problems: FileProblem[] = [];
  const open = [""];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (files.length >= MAX_FILES) {
      problems.push({ file: folder, reason: `Only the first ${MAX_FILES} files were looked at.` });
      break;
    }
    const entries = await entriesOf({ root, folder, what, problems });
    const inner = entries.filter((entry) => entry.isFolder).map((entry) => entry.path);
    const wanted = inner.filter((path) => !closed.includes(join(root, path)));
    if (folder.split("/").length < MAX_DEPTH) open.push(...wanted.toReversed());
    folders.push(...wanted);
    files.push(...filesAmong(root, entries, problems));
  }
  return { files, folders, problems };
}

type Entry = { readonly path: string; readonly isFolder: boolean };
type Reading = {
  readonly root: string;
  readonly folder: string;
  readonly what: string;
  readonly problems: FileProblem[];
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
    problems.push({ file: folder, reason: `The folder can't be read: ${messageOf(error)}` });
    return [];
  }
}

// One by one and at once: asking for thousands of files in the background costs ten times as much.
function filesAmong(
  root: string,
  entries: readonly Entry[],
  problems: FileProblem[],
): readonly WalkedFile[] {
  return entries
    .filter((entry) => !entry.isFolder)
    .map((entry) => look(root, entry.path, problems))
    .filter((file) => file !== undefined);
}

function look(root: string, path: string, problems: FileProblem[]): WalkedFile | undefined {
  try {
    const stats = lstatSync(join(root, path), { bigint: true });
    const [bytes, modified] = [Number(stats.size), Number(stats.mtimeMs)];
    return { path, bytes, modified, version: fileVersion(stats) };
  } catch (error) {
    // Taken away since the folder was read, or a name that is no valid UTF-8.
    problems.push({ file: path, reason: `The file can't be looked at: ${messageOf(error)}` });
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
