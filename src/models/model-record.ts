import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../config/make-folder.ts";

const recordSchema = z.strictObject({
  /** The file that was last checked whole; while these are its, it isn't read through again. */
  checked: z
    .strictObject({
      path: z.string(),
      bytes: z.number(),
      modifiedMs: z.number(),
      sha256: z.string(),
    })
    .optional(),
  /** Hashes of files that the manifest gives none for, by source, as first seen. */
  pins: z.record(z.string(), z.string()),
  /** Commits those files were taken at, by source. */
  revisions: z.record(z.string(), z.string()).optional(),
});

export type ModelRecord = z.infer<typeof recordSchema>;

/** What is remembered of a model; nothing where there is no record or it can't be read. */
export function readRecord(folder: string, id: string): ModelRecord {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordFile(folder, id), "utf8")));
  } catch {
    // Missing before the first check. A broken one costs a fresh check of the file, no more.
    return { pins: {} };
  }
}

export function writeRecord(folder: string, id: string, record: ModelRecord): void {
  const file = recordFile(folder, id);
  const temporary = `${file}.${process.pid}.part`;
  makeFolder(folder);
  writeFileSync(temporary, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, file);
}

function recordFile(folder: string, id: string): string {
  return join(folder, `${id}.json`);
}
