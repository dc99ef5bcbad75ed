import { constants } from "node:fs";
import type { BigIntStats } from "node:fs";
import { type FileHandle, open, readlink, realpath, stat } from "node:fs/promises";
import { HostFailure } from "../../errors.ts";
import { errnoOf } from "../fs-failure.ts";

/**
 * A folder held open. Paths made from `base` stay in that very folder even when somebody swaps
 * a parent for a link meanwhile: through the open descriptor on Linux, through the folder's
 * number on a Mac's /.vol. Elsewhere they are plain paths, and `recheck` fails after a swap.
 */
export type FolderAnchor = AsyncDisposable & {
  /** Put `/name` behind it to act on an entry. */
  readonly base: string;
  /** Where the open folder really is. */
  readonly real: string;
  readonly recheck: () => Promise<void>;
};

type Opening = {
  readonly folder: string;
  /** Off only to take the way of systems that have neither /proc nor /.vol. */
  readonly isHeld?: boolean;
};

/** Opens a folder, never through a link as its last part. */
export async function anchorFolder({ folder, isHeld = true }: Opening): Promise<FolderAnchor> {
  const handle = await open(
    folder,
    constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW,
  );
  try {
    const held = isHeld ? await throughDescriptor(handle) : undefined;
    return held ?? (await throughPath(handle, { folder, isHeld }));
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function throughDescriptor(handle: FileHandle): Promise<FolderAnchor | undefined> {
  const base = `/proc/self/fd/${handle.fd}`;
  try {
    const real = await readlink(base);
    return { base, real, recheck: nothingToCheck, [Symbol.asyncDispose]: () => handle.close() };
  } catch (error) {
    // No /proc: not Linux, or a container without it.
    if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

async function nothingToCheck(): Promise<void> {}

async function throughPath(
  handle: FileHandle,
  { folder, isHeld }: Required<Opening>,
): Promise<FolderAnchor> {
  const real = await realpath(folder);
  const opened = await handle.stat({ bigint: true });
  const recheck = async (): Promise<void> => {
    if ((await realpath(real)) !== real || !(await isSame(real, opened))) {
      throw new HostFailure("refused", "The folder was swapped for another one meanwhile.");
    }
  };
  await recheck();
  const byNumber = `/.vol/${opened.dev}/${opened.ino}`;
  const base = isHeld && (await isSame(byNumber, opened)) ? byNumber : real;
  return { base, real, recheck, [Symbol.asyncDispose]: () => handle.close() };
}

async function isSame(path: string, opened: BigIntStats): Promise<boolean> {
  try {
    const found = await stat(path, { bigint: true });
    return found.ino === opened.ino && found.dev === opened.dev;
  } catch (error) {
    if (errnoOf(error) === "ENOENT" || errnoOf(error) === "ENOTDIR") return false;
    throw error;
  }
}
