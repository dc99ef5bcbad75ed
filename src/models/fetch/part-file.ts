import { readFile, rm, stat, writeFile } from "node:fs/promises";

/*
 * FILE.part        what has arrived of FILE
 * FILE.tag.part    which bytes those are (the server's ETag), without which nothing is resumed
 */

export function partOf(target: string): string {
  return `${target}.part`;
}

export type Arrived = { readonly bytes: number; readonly tag: string | undefined };

/** How much of the file is there that can be resumed. */
export async function arrivedOf(target: string): Promise<Arrived> {
  const tag = await readFile(tagFile(target), "utf8").catch(() => undefined); // none yet
  const bytes = await bytesOnDisk(partOf(target));
  return tag ? { bytes, tag } : { bytes: 0, tag: undefined };
}

export async function rememberTag(target: string, tag: string | undefined): Promise<void> {
  if (tag) await writeFile(tagFile(target), tag, { mode: 0o600 });
  else await forgetTag(target);
}

export async function forgetTag(target: string): Promise<void> {
  await rm(tagFile(target), { force: true });
}

export async function removePart(target: string): Promise<void> {
  await rm(partOf(target), { force: true });
  await forgetTag(target);
}

/** 0 where there is no file. */
export async function bytesOnDisk(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function tagFile(target: string): string {
  return `${target}.tag.part`;
}
