import { link, lstat, mkdir, open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errnoOf, orMissing } from "./fs-failure.ts";
import { noteWrite, temporaryName } from "./leftovers.ts";

/** The file calls a durable write makes, so that tests can fail each one of them. */
export type DurableFs = {
  readonly open: (path: string, flags: string, mode?: number) => Promise<DurableHandle>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly link: (existing: string, path: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
  readonly mkdir: (path: string, mode: number) => Promise<unknown>;
  readonly lstat: (path: string) => Promise<{ readonly mode: number; isFile(): boolean }>;
};

export type DurableHandle = {
  write(bytes: Uint8Array, offset: number): Promise<{ readonly bytesWritten: number }>;
  chmod(mode: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
};

export type DurableWriteOptions = {
  /** Fail with EEXIST, touching nothing, where the name is taken, also when it was taken meanwhile. */
  readonly mustNotExist?: boolean;
  readonly fs?: DurableFs;
};

const MODE_OF_NEW_FILE = 0o600;
const MODE_OF_NEW_FOLDER = 0o700;

const NODE_FS: DurableFs = {
  open,
  rename,
  link,
  unlink,
  lstat,
  mkdir: (path, mode) => mkdir(path, { mode }),
};

/**
 * Puts `data` at `file` so that after any failure or power cut the file is wholly the old or wholly
 * the new one, and, once this has returned, the new one. What is at the path is replaced (a link is
 * replaced, not followed); the permissions of a regular file are kept, a new one gets 0600.
 * Rejects with the error of the call that failed. The folder must exist.
 *
 *     temp in the same folder ─ write ─ sync ─ rename over the name ─ sync the folder
 */
export async function durableWrite(
  file: string,
  data: string | Uint8Array,
  { mustNotExist = false, fs = NODE_FS }: DurableWriteOptions = {},
): Promise<void> {
  const bytes = typeof data === "string" ? Buffer.from(data, "utf8") : data;
  const folder = dirname(file);
  const temporary = join(folder, temporaryName());
  noteWrite(folder);
  const mode = mustNotExist ? MODE_OF_NEW_FILE : await modeFor(file, fs);
  try {
    await writeTemporary(temporary, { bytes, mode, fs });
    if (mustNotExist) await takeName(temporary, { file, fs });
    else await fs.rename(temporary, file);
  } catch (error) {
    await discard(temporary, fs);
    throw error;
  }
  await syncFolder(folder, fs);
}

/** Removes a file so that it stays removed after a power cut. Rejects with ENOENT where there is none. */
export async function durableRemove(file: string, fs: DurableFs = NODE_FS): Promise<void> {
  await fs.unlink(file);
  await syncFolder(dirname(file), fs);
}

/** Renames a file within its folder, over another where there is one, so that it stays so after a power cut. */
export async function durableRename(
  from: string,
  to: string,
  fs: DurableFs = NODE_FS,
): Promise<void> {
  await fs.rename(from, to);
  await syncFolder(dirname(to), fs);
}

/** Makes a folder and the missing ones above it (0700), each there after a power cut. */
export async function durableFolder(folder: string, fs: DurableFs = NODE_FS): Promise<void> {
  try {
    await fs.mkdir(folder, MODE_OF_NEW_FOLDER);
  } catch (error) {
    if (errnoOf(error) === "EEXIST") return;
    if (errnoOf(error) !== "ENOENT" || dirname(folder) === folder) throw error;
    await durableFolder(dirname(folder), fs);
    return durableFolder(folder, fs);
  }
  await syncFolder(dirname(folder), fs);
}

async function modeFor(file: string, fs: DurableFs): Promise<number> {
  const there = await orMissing(fs.lstat(file), undefined);
  return there?.isFile() ? there.mode & 0o777 : MODE_OF_NEW_FILE;
}

async function writeTemporary(
  temporary: string,
  { bytes, mode, fs }: { bytes: Uint8Array; mode: number; fs: DurableFs },
): Promise<void> {
  const handle = await fs.open(temporary, "wx", MODE_OF_NEW_FILE);
  try {
    // A write may be short without failing: the rest follows until all of it is down.
    for (let offset = 0; offset < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, offset);
      if (bytesWritten === 0) throw new Error(`nothing more can be written to ${temporary}`);
      offset += bytesWritten;
    }
    if (mode !== MODE_OF_NEW_FILE) await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives the temporary file its name without ever replacing another: a hard link fails where a rename overwrites. */
async function takeName(
  temporary: string,
  { file, fs }: { file: string; fs: DurableFs },
): Promise<void> {
  try {
    await fs.link(temporary, file);
  } catch (error) {
    if (!NO_HARD_LINKS.has(errnoOf(error) ?? "")) throw error;
    // Without hard links the name is claimed by an empty file first, then replaced.
    await (await fs.open(file, "wx", MODE_OF_NEW_FILE)).close();
    return renameOverClaim(temporary, { file, fs });
  }
  await discard(temporary, fs);
}

async function renameOverClaim(
  temporary: string,
  { file, fs }: { file: string; fs: DurableFs },
): Promise<void> {
  try {
    await fs.rename(temporary, file);
  } catch (error) {
    await discard(file, fs);
    throw error;
  }
}

/** What disks without hard links answer. */
export const NO_HARD_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

async function discard(path: string, fs: DurableFs): Promise<void> {
  try {
    await fs.unlink(path);
  } catch {
    // It was never made, or the disk has gone: a hidden leftover does no harm, the first error counts.
  }
}

/** Keeps the names in a folder as they are after a power cut. */
export async function syncFolder(folder: string, fs: DurableFs = NODE_FS): Promise<void> {
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some network and FUSE file systems cannot sync a folder; they have no stronger promise to give.
    if (!NO_FOLDER_SYNC.has(errnoOf(error) ?? "")) throw error;
  } finally {
    await handle.close();
  }
}

const NO_FOLDER_SYNC = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP"]);
