import { lstatSync, readdirSync, readFileSync } from "node:fs";
import type { Dirent, Stats } from "node:fs";
import { join, relative } from "node:path";
import { holdsKey, isPrivate, isSecretPath } from "../../../store/files/rules/secret-file.ts";

/** What a command must not see below some folders, by absolute path. */
export type Secrets = { readonly folders: readonly string[]; readonly files: readonly string[] };

export const NO_SECRETS: Secrets = { folders: [], files: [] };

/** Keys, passwords and sessions below these folders, by the rule all file tools keep, outside those closed anyway; a folder that can't be read shows nothing anyway. */
export function secretsIn(roots: readonly string[], closed: readonly string[]): Secrets {
  const folders: string[] = [];
  const files: string[] = [];
  for (const root of roots) {
    const open = [root];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const entry of entriesOf(folder)) {
        const path = join(folder, entry.name);
        const below = relative(root, path);
        if (closed.includes(path)) continue;
        if (entry.isDirectory()) (isSecretPath(below) ? folders : open).push(path);
        else if (entry.isFile() && isClosed(below, path)) files.push(path);
      }
    }
  }
  return { folders, files };
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // what we can't read, a command of the same user can't either
  }
}

function isClosed(below: string, path: string): boolean {
  if (isSecretPath(below)) return true;
  try {
    const facts = lstatSync(path);
    if (/(?:^|\/)\./.test(below) && isPrivate(below, facts.mode)) return true;
    return facts.size <= MAX_KEY_FILE_BYTES && hasKeyInside(path, facts);
  } catch (error) {
    return !isGone(error); // what can't be looked at is closed
  }
}

/** What isn't there can't be covered, and covering it would keep the command from starting. */
function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Files of keys are a few thousand bytes; in larger ones only what a command prints is looked at. */
const MAX_KEY_FILE_BYTES = 64_000;

type Looked = { readonly version: string; readonly hasKey: boolean };
const looked = new Map<string, Looked>();

/** A key has no name of its own, and any part of it may be printed without its first line. */
function hasKeyInside(path: string, { ctimeMs, size, ino }: Stats): boolean {
  const version = `${ctimeMs} ${size} ${ino}`;
  const before = looked.get(path);
  if (before?.version === version) return before.hasKey;
  const hasKey = holdsKey(readFileSync(path, "latin1"));
  looked.set(path, { version, hasKey });
  return hasKey;
}
