import { link, lstat, open, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { errnoOf, orMissing } from "../fs-failure.ts";

/** Renames a file or folder, never over an existing one (EEXIST), and keeps it so after a power cut; a file is never gone from both names. */
export async function moveNew(from: string, to: string): Promise<void> {
  const stats = await lstat(from);
  if (stats.isFile() && (await linked(from, to))) {
    await unlink(from);
  } else {
    await mustBeFree(to);
    await rename(from, to);
  }
  await keepNames(dirname(to));
  if (dirname(from) !== dirname(to)) await keepNames(dirname(from));
}

async function keepNames(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some network and FUSE file systems cannot sync a folder; they have no stronger promise to give.
    if (!["EINVAL", "ENOTSUP", "EOPNOTSUPP"].includes(errnoOf(error) ?? "")) throw error;
  } finally {
    await handle.close();
  }
}

/** Whether a second name could be made; disks without hard links say no. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(errnoOf(error) ?? "")) {
      return false;
    }
    throw error;
  }
}

async function mustBeFree(path: string): Promise<void> {
  const taken = await orMissing(lstat(path), undefined);
  if (taken) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
}
