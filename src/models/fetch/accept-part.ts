import { open, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { checkModelFile } from "../check/check-model-file.ts";
import { damaged } from "../check/damaged.ts";
import type { ModelEntry } from "../manifest.ts";
import type { ModelRecord } from "../model-record.ts";
import { writeRecord } from "../model-record.ts";
import { forgetTag, partOf } from "./part-file.ts";
import { sha256OfFile } from "./sha256.ts";
import type { FetchOptions, Shelf } from "../shelf.ts";

export type Acceptance = FetchOptions & {
  readonly entry: ModelEntry;
  readonly target: string;
  /** The hash the file must have: the manifest's, the recorded one, or what the hub publishes for it. */
  readonly sha256: string | undefined;
  /** What later downloads are held to, where this file adds something. */
  readonly seenWith: (sha256: string) => Seen;
};

/** Hashes and commits of builds as they were first taken. */
export type Seen = Pick<ModelRecord, "pins" | "revisions">;

/** Makes a whole `.part` the file itself: hash, header, then a rename. Until then nobody sees it. */
export async function acceptPart(shelf: Shelf, request: Acceptance): Promise<void> {
  const { entry, target, signal, onProgress } = request;
  const part = partOf(target);
  const { size } = await stat(part);
  const onBytes = (bytes: number): void => onProgress("check", bytes, size);
  const sha256 = await sha256OfFile(part, { signal, onBytes });
  if (request.sha256 === undefined) throw damaged("nobody says which sha256 it must have");
  if (sha256 !== request.sha256) {
    throw damaged(`its sha256 is ${sha256} instead of ${request.sha256}`);
  }
  checkModelFile(part, entry.file);
  await rename(part, target);
  await syncFolder(dirname(target));
  await forgetTag(target);
  const { mtimeMs } = await stat(target);
  const checked = { path: target, bytes: size, modifiedMs: mtimeMs, sha256 };
  writeRecord(shelf.records, entry.id, { checked, ...request.seenWith(sha256) });
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}
