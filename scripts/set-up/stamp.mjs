import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./place.mjs";

/*
 * What was set up, beside the packages, so that it goes when they go:
 *   packages   sha256 of package-lock.json
 *   whisper    "built", or why it wasn't; a missing compiler is looked for again at each start
 *   models     sha256 of models/manifest.json
 *   missing    models that could not be fetched, which aren't tried again at every start
 */
const file = join(projectFolder, "node_modules/.sotto-set-up.json");

export function readStamp() {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {}; // half-written by a crash: set up again
  }
}

export function writeStamp(stamp) {
  writeFileSync(file, `${JSON.stringify(stamp, null, 2)}\n`);
}

export function hashOf(path) {
  return createHash("sha256")
    .update(readFileSync(join(projectFolder, path)))
    .digest("hex");
}
