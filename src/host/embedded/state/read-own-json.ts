import { readFile, rename } from "node:fs/promises";
import type { z } from "zod";
import { orFail, orMissing } from "../../../store/fs-failure.ts";

/** What a file of our own says; undefined where there is none. A broken one is put aside, never overwritten. */
export function readOwnJson<Value>(
  file: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  return orFail("my own state file", async () => {
    const text = await orMissing(readFile(file, "utf8"), undefined);
    if (text === undefined) return undefined;
    const value = schema.safeParse(jsonIn(text));
    if (value.success) return value.data;
    await rename(file, `${file}.broken`);
    return undefined;
  });
}

/** What a text says as JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema refuses it like any other wrong value.
    return undefined;
  }
}
