import { readFile } from "node:fs/promises";
import { durableWrite } from "./durable-write.ts";

/** A file of what can be made again: without it, or where it can't be written, it is. */
export type KeptBytes = {
  readonly bytes: Uint8Array | undefined;
  readonly write: (bytes: Uint8Array | undefined) => Promise<void>;
};

export async function keptBytes(file: string): Promise<KeptBytes> {
  return {
    bytes: await readFile(file).catch(() => undefined),
    write: async (bytes) => {
      if (bytes) await durableWrite(file, bytes).catch(() => undefined);
    },
  };
}
