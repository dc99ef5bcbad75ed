import type { Dirent } from "node:fs";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

type Look = { readonly folder: string; readonly entries: readonly Dirent[] };

/** A proposal needs a glance, not a search; a folder that big is told by its first part. */
const MOST_FOLDERS = 1_000;

/**
 * A folder and those below it to a depth, the nearest first. Links inside aren't followed. What
 * can't be read has nothing to show and is left out.
 */
export function* lookInto(
  root: string,
  depth: number,
  isWanted: (entry: Dirent) => boolean = isShown,
): Generator<Look> {
  let level: readonly string[] = [root];
  let seen = 0;
  for (let at = 0; at <= depth && level.length > 0; at++) {
    const next: string[] = [];
    for (const folder of level) {
      if (seen++ === MOST_FOLDERS) return;
      const entries = entriesOf(folder);
      yield { folder, entries };
      const inner = entries.filter((entry) => entry.isDirectory() && isWanted(entry));
      next.push(...inner.map(({ name }) => join(folder, name)));
    }
    level = next;
  }
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // not there, or behind a closed folder: nothing to propose either way
  }
}

function isShown({ name }: Dirent): boolean {
  return !name.startsWith(".");
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // closed to us, so it can't be proposed
  }
}
