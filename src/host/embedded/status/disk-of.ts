import { statfs } from "node:fs/promises";
import { fsFailure } from "../../../store/fs-failure.ts";
import type { Status } from "../../machine.ts";

/** The space of the disk the first of these folders that can be asked lies on. */
export async function diskOf(folders: readonly string[]): Promise<NonNullable<Status["disk"]>> {
  let first: unknown;
  for (const folder of folders) {
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch (error) {
      first ??= fsFailure(error, `the folder ${folder}`);
    }
  }
  throw first;
}
