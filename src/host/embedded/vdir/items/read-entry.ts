import type { ReadFile, Parsed } from "../vdir-item.ts";
import type { Stats } from "node:fs";
import { messageOf } from "../../../../errors.ts";
import type { Flaw } from "../flaw.ts";
import { ITEM_BYTES_LIMIT, readItem } from "./read-item.ts";

/** Reads and parses one file. Too large, no text, no calendar: a flaw, never an exception of the parser's. */
export function readEntry<Value>({
  path,
  stats,
  known,
  parse,
}: {
  readonly path: string;
  readonly stats: Stats;
  /** What it was read as before. */
  readonly known?: ReadFile<Value> | undefined;
  readonly parse: (text: string) => Parsed<Value>;
}): ReadFile<Value> {
  if (!stats.isFile()) return unreadable("it is not a regular file");
  if (stats.size > ITEM_BYTES_LIMIT) {
    const megabytes = Math.round(stats.size / 1024 / 1024);
    return unreadable(`it has ${megabytes} MB, more than any calendar or address book`);
  }
  try {
    const { text, version } = readItem(path);
    if (known?.content?.version === version) return known;
    const { value, shape, flaws } = parse(text);
    return { content: { version, value, shape }, flaws };
  } catch (error) {
    return unreadable(messageOf(error));
  }
}

/** A file of which nothing can be read. */
export function unreadable(reason: string): { readonly flaws: readonly Flaw[] } {
  return { flaws: [{ line: 0, kind: "unreadable file", reason, isItem: true }] };
}
