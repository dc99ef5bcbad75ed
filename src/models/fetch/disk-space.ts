import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { AssistantError, messageOf } from "../../errors.ts";

/** Left free after a download, so that the system and our own journal can go on writing. */
const spareBytes = 100_000_000;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export type SpaceNeed = { readonly folder: string; readonly bytes: number };

/** Throws `no_space` where that much can't be written and some be left. */
export async function mustFit(
  { folder, bytes }: SpaceNeed,
  free: (folder: string) => Promise<number>,
): Promise<void> {
  const available = await free(folder);
  if (available >= bytes + spareBytes) return;
  throw noSpace(
    folder,
    `${inMegabytes(bytes + spareBytes)} are needed, ${inMegabytes(available)} are free`,
  );
}

/** The failure as a lack of space, where it is one: found before or met while writing. */
export function asNoSpace(error: unknown, target: string): AssistantError | undefined {
  if (error instanceof AssistantError) return error.code === "no_space" ? error : undefined;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const isFull = code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG";
  return isFull ? noSpace(dirname(target), messageOf(error), error) : undefined;
}

function noSpace(folder: string, reason: string, cause?: unknown): AssistantError {
  return new AssistantError("no_space", `There is no space in ${folder}: ${reason}.`, {
    hint: "Free some, or name a folder on another disk with --models DIR.",
    cause,
  });
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
