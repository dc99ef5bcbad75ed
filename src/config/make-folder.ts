import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, for the owner only; says whether it had to. Node's own
 * recursive mkdir never returns where a folder refuses by ENOENT to hold another, as /proc does.
 */
export function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, { mode: 0o700 });
    return true;
  } catch (error) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false;
    const above = dirname(path);
    if (above === path || existsSync(above)) throw error;
  }
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  return true;
}
