import type { BigIntStats } from "node:fs";

/** Changes whenever a file is written, replaced or swapped for another; a rename alone keeps it. */
export function fileVersion(stats: BigIntStats): string {
  return `${stats.ino.toString(36)}-${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}`;
}
