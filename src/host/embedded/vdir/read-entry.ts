import type { Stats } from "node:fs";
import { messageOf } from "../../../errors.ts";
import type { Parsed } from "./open-vdir.ts";
import { ITEM_BYTES_LIMIT, readItem } from "./read-item.ts";

/** What a file holds, where it can be read, and what is wrong with it. */
export type ReadFile<Value> = {
  readonly content?: {
    readonly version: string;
    readonly value: Value;
    readonly isDamaged: boolean;
  };
  readonly problems: readonly string[];
};

/** Reads and parses one file. Too large, no text, no calendar: a problem, never an exception of the parser's. */
export function readEntry<Value>({
  path,
  stats,
  parse,
}: {
  readonly path: string;
  readonly stats: Stats;
  readonly parse: (text: string) => Parsed<Value>;
}): ReadFile<Value> {
  if (!stats.isFile()) return { problems: ["it is not a regular file"] };
  if (stats.size > ITEM_BYTES_LIMIT) {
    const megabytes = Math.round(stats.size / 1024 / 1024);
    return { problems: [`it has ${megabytes} MB, more than any calendar or address book`] };
  }
  const read = readItem(path);
  if (!read.ok) return { problems: [read.problem] };
  const { version } = read;
  try {
    const { value, damage, remarks } = parse(read.text);
    const content = { version, value, isDamaged: damage.length > 0 };
    return { content, problems: [...damage, ...remarks] };
  } catch (error) {
    return { problems: [messageOf(error)] };
  }
}
