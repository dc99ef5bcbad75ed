import { dirname } from "node:path";
import type { z } from "zod";
import { durableFolder, durableRemove, durableWrite } from "../../../store/durable-write.ts";
import { orFail, orMissing } from "../../../store/fs-failure.ts";
import { readOwnJson } from "./read-own-json.ts";

export type JsonState<Value> = {
  /** What was written last, or the first value; a broken file is put aside, never overwritten. */
  readonly read: () => Promise<Value>;
  readonly write: (value: Value) => Promise<void>;
  /** Back to the first value, with no file left. */
  readonly clear: () => Promise<void>;
};

type Options<Value> = {
  readonly file: string;
  readonly schema: z.ZodType<Value>;
  readonly first: Value;
};

/** One small value that survives restarts, in one JSON file of our own. */
export function jsonState<Value>({ file, schema, first }: Options<Value>): JsonState<Value> {
  return {
    read: async () => {
      const value = await readOwnJson(file, schema);
      return value === undefined ? first : value;
    },
    write: (value) =>
      orFail("my own state file", async () => {
        await durableFolder(dirname(file));
        await durableWrite(file, `${JSON.stringify(value)}\n`);
      }),
    clear: () => orFail("my own state file", () => orMissing(durableRemove(file), undefined)),
  };
}
