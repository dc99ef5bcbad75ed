import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programFolder } from "../config/folders.ts";

/** What a script trained and left beside the manifest. */
export function trained(file: string): Buffer | undefined {
  const path = join(programFolder, "models", file);
  return existsSync(path) ? readFileSync(path) : undefined;
}
