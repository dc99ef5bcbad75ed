import { readFile, rename } from "node:fs/promises";
import type { z } from "zod";
import { errnoOf, orFail } from "../../../store/fs-failure.ts";

/** What a file of our own says; undefined where there is none. A broken one is put aside, never overwritten. */
export function readOwnJson<Value>(
  file: string,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  return orFail("my own state file", async () => {
    const text = await textOf(file);
    if (text === undefined) return undefined;
    const value = schema.safeParse(parsed(text));
    if (value.success) return value.data;
    await rename(file, `${file}.broken`);
    return undefined;
  });
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema refuses it like any other wrong value.
    return undefined;
  }
}
