import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** A file of what can be made again: without it, or where it can't be written, it is. */
export type KeptBytes = {
  readonly read: () => Uint8Array | undefined;
  /** Writes at once, for it is the last thing done: whole, or not at all. */
  readonly write: (bytes: Uint8Array | undefined) => void;
};

export function keptBytes(file: string): KeptBytes {
  return {
    read: () => {
      try {
        return readFileSync(file);
      } catch {
        return undefined; // none yet, or closed
      }
    },
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
