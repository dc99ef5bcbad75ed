import { renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** A file of what can be made again: without it, or where it can't be written, it is. */
export type KeptBytes = {
  readonly bytes: Uint8Array | undefined;
  /** Writes at once, for it is the last thing done: whole, or not at all. */
  readonly write: (bytes: Uint8Array | undefined) => void;
};

export async function keptBytes(file: string): Promise<KeptBytes> {
  return {
    bytes: await readFile(file).catch(() => undefined),
    write: (bytes) => {
      if (!bytes) return;
      try {
        const unfinished = `${file}.part`;
        writeFileSync(unfinished, bytes, { mode: 0o600 });
        renameSync(unfinished, file);
      } catch {
        // It is made again.
      }
    },
  };
}
