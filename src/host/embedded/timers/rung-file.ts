import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { DurableFs } from "../../../store/durable-write.ts";
import { durableFolder, durableWrite } from "../../../store/durable-write.ts";
import type { Rung } from "../../machine.ts";

const rungSchema = z.strictObject({ label: z.string(), at: z.number() });

/** Where it is kept what rang last. */
type RungFile = {
  /** Nothing where the file is missing or damaged: nobody can snooze then. */
  readonly read: () => Promise<Rung | undefined>;
  readonly write: (rung: Rung) => Promise<void>;
};

export function openRungFile(file: string, fs?: DurableFs): RungFile {
  return {
    read: async () => {
      try {
        return rungSchema.parse(JSON.parse(await readFile(file, "utf8")));
      } catch {
        return undefined;
      }
    },
    write: async ({ label, at }) => {
      await durableFolder(dirname(file), fs);
      await durableWrite(file, `${JSON.stringify({ label, at })}\n`, fs ? { fs } : {});
    },
  };
}
