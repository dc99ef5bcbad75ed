import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ItemText } from "./item-text.ts";
import { decodeItem } from "./item-text.ts";

/** What a file holds, and which state of it that is. */
export type ReadItem = ItemText & { readonly version: string };

/** A whole calendar exported into one file stays under this; a larger file would hold up everything else. */
export const ITEM_BYTES_LIMIT = 64 * 1024 * 1024;

/** Reads a file as text that, encoded again, gives the same bytes. */
export function readItem(path: string): ReadItem {
  const bytes = readFileSync(path);
  return { ...decodeItem(bytes), version: versionOf(bytes) };
}

/** Changes whenever the content does. */
export function versionOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
