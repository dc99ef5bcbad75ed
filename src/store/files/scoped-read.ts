import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { HostFailure } from "../../errors.ts";
import { holdsKey, isPrivate, SECRET } from "./rules/secret-file.ts";
import { type Inside, type ScopedEntry, spoken, toEntry, withEntry } from "./scoped-entry.ts";

export type ReadEntry = ScopedEntry & { readonly content: Buffer };

/** A whole regular file inside the roots, proved to be the one that was checked. */
export async function readWhole(
  inside: Inside,
  path: string,
  maxBytes: number,
): Promise<ReadEntry> {
  return withEntry(
    inside,
    { path, purpose: "read" },
    async ({ at, stats, entry, place, anchor }) => {
      if (entry.kind === "folder") throw new HostFailure("invalid", `${spoken(path)} is a folder.`);
      // Without O_NONBLOCK the opening of a pipe swapped in meanwhile would wait for ever.
      const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
      const handle = await open(at, flags);
      try {
        const opened = await handle.stat({ bigint: true });
        if (!opened.isFile() || opened.ino !== stats.ino || opened.dev !== stats.dev) {
          throw new HostFailure(
            "refused",
            `${spoken(path)} was swapped for another file meanwhile.`,
          );
        }
        await anchor.recheck();
        mustNotBePrivate(place.relative, opened.mode);
        if (opened.size > BigInt(maxBytes)) throw tooLarge(path, Number(opened.size), maxBytes);
        const content = Buffer.alloc(Number(opened.size));
        const { bytesRead } = await handle.read(content, 0, content.length, 0);
        if (holdsKey(content.toString("latin1"))) throw new HostFailure("refused", SECRET);
        return { ...toEntry(place, opened), content: content.subarray(0, bytesRead) };
      } finally {
        await handle.close();
      }
    },
  );
}

function mustNotBePrivate(relative: string, mode: bigint): void {
  if (isPrivate(relative, mode)) throw new HostFailure("refused", SECRET);
}

function tooLarge(path: string, bytes: number, maxBytes: number): HostFailure {
  const sizes = `${Math.round(bytes / 1e6)} megabytes large; I read up to ${Math.round(maxBytes / 1e6)}`;
  return new HostFailure("invalid", `${spoken(path)} is ${sizes}.`);
}
