import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Another program's database, to be read. While that program has it open there is a log beside it, and SQLite reads
 * both. Otherwise reading alone would make that log and an index of it and leave them, so the file is taken as it is.
 */
export function openForeign(file: string, timeoutMs: number): DatabaseSync {
  const url = pathToFileURL(file);
  if (!isLive(file)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true, timeout: timeoutMs });
}

/** Another value where what was opened has to be opened anew: another file, a program that began or ended. */
export function stateOfForeign(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats) return undefined;
  return isLive(file) ? `${stats.ino} live` : `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

/** Whether there is anything in a log, or in the journal of a write that goes on or was cut off. */
function isLive(file: string): boolean {
  return ["-wal", "-journal"].some(
    (end) => (statSync(`${file}${end}`, { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
}
