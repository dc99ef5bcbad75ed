import { open, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { AssistantError } from "../../errors.ts";
import { damaged } from "../check/damaged.ts";
import { mustFit } from "./disk-space.ts";
import type { ModelEntry } from "../manifest.ts";
import type { Published, RemoteFile } from "./net.ts";
import { brokenOff, rangeRefused, requestFile } from "./net.ts";
import { arrivedOf, bytesOnDisk, forgetTag, partOf, rememberTag } from "./part-file.ts";
import type { FetchOptions, Shelf } from "../shelf.ts";

export type HubFetch = FetchOptions & {
  readonly entry: ModelEntry;
  readonly address: URL;
  /** The file to be made; this leaves it as its `.part`. */
  readonly target: string;
  /** The exact size, where it is known before. */
  readonly bytes: number | undefined;
  /** The hash it must have, where it is known before; a hub that publishes another is left at once, and so is one that publishes none where nobody knows it. */
  readonly sha256: string | undefined;
};

/** A hub's own build may be larger than the manifest's estimate, but not by more than this. */
const estimateFactor = 2;

/**
 * Downloads a file to its `.part` and gives what the hub publishes for it. A download that
 * breaks off is resumed for as long as each attempt brings something.
 */
export async function fetchFromHub(
  shelf: Shelf,
  request: HubFetch,
): Promise<Published | undefined> {
  const { target } = request;
  for (;;) {
    const before = await arrivedOf(target);
    if (request.bytes !== undefined && before.bytes === request.bytes) return undefined;
    try {
      return await attempt(shelf, request);
    } catch (error) {
      const after = await arrivedOf(target);
      if (hasCode(error, rangeRefused) && before.bytes > 0) await forgetTag(target);
      else if (!hasCode(error, brokenOff) || after.bytes <= before.bytes) throw error;
    }
  }
}

async function attempt(shelf: Shelf, request: HubFetch): Promise<Published | undefined> {
  const { target, address, signal, entry } = request;
  const arrived = await arrivedOf(target);
  const remote = await requestFile({ address, from: arrived.bytes, tag: arrived.tag, signal });
  try {
    if (remote.from > arrived.bytes) throw damaged("the server left out a part");
    const total = remote.total ?? entry.bytes;
    mustBeExpected(remote, request);
    await mustFit({ folder: dirname(target), bytes: total - remote.from }, shelf.freeBytes);
    await append(request, remote, total);
  } finally {
    await remote.close();
  }
  const got = await bytesOnDisk(partOf(target));
  if (remote.total !== undefined && got < remote.total) {
    throw new AssistantError(brokenOff, `${address.host} sent ${got} of ${remote.total} bytes`);
  }
  return remote.published;
}

function mustBeExpected({ total, published: said }: RemoteFile, { bytes, sha256 }: HubFetch): void {
  const published = said.sha256;
  if (bytes !== undefined && total !== undefined && total !== bytes) {
    throw damaged(`the hub's file has ${total} bytes instead of ${bytes}`);
  }
  if (sha256 === undefined && published === undefined) {
    throw damaged("the hub says no sha256 that its file must have");
  }
  if (sha256 !== undefined && published !== undefined && sha256 !== published) {
    throw damaged(`the hub's file has the sha256 ${published} instead of ${sha256}`);
  }
}

async function append(request: HubFetch, remote: RemoteFile, total: number): Promise<void> {
  const { target, entry, onProgress } = request;
  const limit = remote.total ?? request.bytes ?? estimateFactor * entry.bytes;
  const part = partOf(target);
  await using file = await open(part, "a", 0o600);
  await truncate(part, remote.from);
  await rememberTag(target, remote.tag);
  let bytes = remote.from;
  for await (const chunk of remote.body) {
    bytes += chunk.length;
    if (bytes > limit) throw damaged(`the hub sends more than ${limit} bytes`);
    await file.appendFile(chunk);
    onProgress("fetch", bytes, Math.max(total, bytes));
  }
  await file.sync();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof AssistantError && error.code === code;
}
