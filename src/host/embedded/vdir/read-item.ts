import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What a file holds, or in one sentence why it cannot be read as text. */
export type ReadItem =
  | { readonly ok: true; readonly text: string; readonly version: string }
  | { readonly ok: false; readonly problem: string };

/** A whole calendar exported into one file stays under this; a larger file would hold up everything else. */
export const ITEM_BYTES_LIMIT = 16 * 1024 * 1024;

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads a file whose text, written back, gives the same bytes; refuses what is not UTF-8 text. */
export function readItem(path: string): ReadItem {
  const bytes = readFileSync(path);
  if (bytes.includes(0)) return { ok: false, problem: "it holds NUL bytes, so it is not text" };
  try {
    return { ok: true, text: decoder.decode(bytes), version: versionOf(bytes) };
  } catch {
    // The decoder's only complaint is bytes that are not UTF-8.
    return { ok: false, problem: "it is not UTF-8 text" };
  }
}

/** Changes whenever the content does. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
