import { link, lstat, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { NO_HARD_LINKS, syncFolder } from "../durable-write.ts";
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
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}

/** Whether a second name could be made; disks without hard links say no. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!NO_HARD_LINKS.has(errnoOf(error) ?? "")) throw error;
    return false;
  }
}

async function mustBeFree(path: string): Promise<void> {
  const taken = await orMissing(lstat(path), undefined);
  if (taken) throw Object.assign(new Error(`${path} exists`), { code: "EEXIST" });
}
