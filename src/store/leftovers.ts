import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { getuid, pid } from "node:process";
import { isRunning } from "./is-running.ts";

/** Starts the names of temporary files: hidden, so that other programs reading the folder pass over them. */
const TEMPORARY_PREFIX = ".sotto-";
/** Ours alone: who wrote it, and a name nobody else takes. Older ones don't say who. */
const TEMPORARY = /^\.sotto-(?:(\d+)-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/** A write takes milliseconds. On a shared disk its writer may run on another machine. */
const YOUNG_MS = 2_000;
/** One that doesn't say who wrote it has no writer any more after this. */
const UNKNOWN_MS = 3_600_000;

export type Swept = { readonly files: number; readonly bytes: number };

let listFile: string | undefined;
let listed = new Set<string>();

/** The name of a temporary file of this process. */
export function temporaryName(): string {
  return `${TEMPORARY_PREFIX}${pid}-${crypto.randomUUID()}.tmp`;
}

/**
 * From here on the folders this process writes to are listed in `state/writing/PID`, each before its
 * first write, so that what a kill leaves there is found without looking through everything.
 */
export function listWrites(state: string): void {
  const file = join(state, "writing", String(pid));
  if (file === listFile) return;
  listFile = file;
  listed = new Set();
}

/** Puts a folder on the list that is about to be written to. */
export function noteWrite(path: string): void {
  if (listFile === undefined) return;
  try {
    // A folder that is held open goes by a name of this process alone.
    const folder = realpathSync.native(path);
    if (listed.has(folder)) return;
    listed.add(folder);
    mkdirSync(join(listFile, ".."), { recursive: true, mode: 0o700 });
    appendFileSync(listFile, `${folder}\0`, { mode: 0o600 });
  } catch {
    // A full or read-only disk: the write itself will say so.
  }
}

/** Removes what processes that ended in the middle of a write have left, from the folders they listed. */
export function sweepLeftovers(state: string, now: number): Swept {
  const lists = join(state, "writing");
  let swept: Swept = { files: 0, bytes: 0 };
  for (const name of namesIn(lists)) {
    const writer = Number(name);
    if (!isGone(writer)) continue;
    let isWhole = true;
    for (const folder of foldersIn(join(lists, name))) {
      const found = sweepFolder(folder, now);
      swept = { files: swept.files + found.files, bytes: swept.bytes + found.bytes };
      isWhole &&= found.isWhole;
    }
    // What is too young now is left to the next start.
    if (isWhole) rmSync(join(lists, name), { force: true });
  }
  return swept;
}

function sweepFolder(folder: string, now: number): Swept & { readonly isWhole: boolean } {
  let [files, bytes, isWhole] = [0, 0, true];
  for (const name of namesIn(folder)) {
    const [whole, writer] = TEMPORARY.exec(name) ?? [];
    if (whole === undefined) continue;
    const file = join(folder, name);
    const stats = lstatSync(file, { throwIfNoEntry: false });
    const isOurs = stats?.isFile() && (getuid === undefined || stats.uid === getuid());
    if (!stats || !isOurs || (writer !== undefined && !isGone(Number(writer)))) continue;
    if (now - stats.mtimeMs < (writer === undefined ? UNKNOWN_MS : YOUNG_MS)) {
      isWhole = false;
      continue;
    }
    rmSync(file, { force: true });
    files += 1;
    bytes += stats.size;
  }
  return { files, bytes, isWhole };
}

/** Our own number stands for an earlier process as long as we have listed nothing. */
function isGone(writer: number): boolean {
  return writer === pid ? listed.size === 0 : !isRunning(writer);
}

function foldersIn(list: string): readonly string[] {
  return readFileSync(list, "utf8").split("\0").slice(0, -1);
}

/** A folder that went, or that we may not read any more, holds nothing for us. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
