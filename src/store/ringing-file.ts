import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { AssistantError } from "../errors.ts";
import { durableWrite } from "./durable-write.ts";
import { holdInstance } from "./instance-lock.ts";

const ringingSchema = z.strictObject({
  /** The same at every look at one timer, or at one time of a reminder. */
  key: z.string(),
  title: z.string(),
  due: z.number(),
  /** How often it was begun to be rung. */
  tries: z.number(),
});
const savedSchema = z.object({ ringing: z.array(ringingSchema) });

export type Ringing = z.infer<typeof ringingSchema>;

/** What was taken off to be rung and wasn't surely heard yet, in one file. */
export type RingingFile = {
  /** Nothing where the file is missing or damaged. */
  readonly read: () => Promise<readonly Ringing[]>;
  readonly write: (ringing: readonly Ringing[]) => Promise<void>;
  /** Who holds it rings; nothing while another process does. It is let go however its holder ends. */
  readonly hold: () => Disposable | undefined;
};

export function ringingFile(file: string): RingingFile {
  return {
    read: async () => {
      try {
        return savedSchema.parse(JSON.parse(await readFile(file, "utf8"))).ringing;
      } catch {
        return []; // missing or damaged: what is due is still with its owner, or was heard
      }
    },
    write: async (ringing) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await durableWrite(file, `${JSON.stringify({ ringing })}\n`);
    },
    hold: () => {
      try {
        return holdInstance(file.replace(/\.json$/, ".db"));
      } catch (error) {
        if (error instanceof AssistantError && error.code === "already_running") return undefined;
        throw error;
      }
    },
  };
}
