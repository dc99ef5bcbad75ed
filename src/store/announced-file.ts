import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { durableWrite } from "./durable-write.ts";

const savedSchema = z.object({ until: z.number() });

/** Up to when what was due has been announced, in one file. */
export type AnnouncedFile = {
  /** Epoch milliseconds; undefined where the file is missing or damaged. */
  readonly read: () => Promise<number | undefined>;
  readonly write: (until: number) => Promise<void>;
};

export function announcedFile(file: string): AnnouncedFile {
  return {
    read: async () => {
      try {
        return savedSchema.parse(JSON.parse(await readFile(file, "utf8"))).until;
      } catch {
        return undefined; // missing or damaged: announcing begins now
      }
    },
    write: async (until) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await durableWrite(file, `${JSON.stringify({ until })}\n`);
    },
  };
}
