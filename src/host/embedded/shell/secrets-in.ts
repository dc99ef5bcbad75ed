import { lstatSync, readdirSync } from "node:fs";
import type { Dirent } from "node:fs";
import { join, relative } from "node:path";
import { isPrivate, isSecretPath } from "../../../store/files/rules/secret-file.ts";

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
  return isSecretPath(below) || (/(?:^|\/)\./.test(below) && isPrivate(below, modeOf(path)));
}

function modeOf(path: string): number {
  try {
    return lstatSync(path).mode;
  } catch {
    return 0; // gone meanwhile, or not to be looked at: closed
  }
}
