import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fsFailure } from "../../../store/fs-failure.ts";

type Cache = { readonly file: string; readonly version: number; readonly schema: string };

/**
 * A database that only repeats what other files say: made anew when it is missing, broken or of
 * another version. A power cut may lose its last changes, never more than another look brings back.
 */
export function openCache(cache: Cache): DatabaseSync {
  try {
    mkdirSync(dirname(cache.file), { recursive: true, mode: 0o700 });
    return opened(cache) ?? anew(cache);
  } catch (error) {
    throw fsFailure(error, "my own search index");
  }
}

function opened({ file, version, schema }: Cache): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    // It repeats the user's texts: nobody else's, whatever the umask. Its -wal and -shm take its mode.
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file);
    database.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
    );
    const found = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
    if (found === version) return database;
    if (found !== 0) throw new Error("another version");
    database.exec(`BEGIN; ${schema}; PRAGMA user_version = ${version}; COMMIT`);
    return database;
  } catch {
    // Broken, or of another version: it holds nothing of its own, so it is made anew.
    database?.close();
    return undefined;
  }
}

function anew(cache: Cache): DatabaseSync {
  for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(cache.file + end, { force: true });
  const database = opened(cache);
  if (!database) throw new Error(`${cache.file} can't be opened`);
  return database;
}
