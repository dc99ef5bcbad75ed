import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AssistantError } from "../errors.ts";
import type { Effect, Journal } from "../types/journal.ts";

/** Raised with every change of the tables; a file from a newer version is never written. */
const SCHEMA_VERSION = 1;

export type OpenJournal = Journal & Disposable;

/** The journal in one SQLite file, 0600 in a 0700 folder; every record is on disk when `record` returns. */
export function openJournal(file: string): OpenJournal {
  const database = openDatabase(file);
  const insert = database.prepare(
    "INSERT INTO effect (tool, done, operation, input, at) VALUES (?, ?, ?, ?, ?)",
  );
  const last = database.prepare("SELECT * FROM effect WHERE undone = 0 ORDER BY id DESC LIMIT 1");
  const byId = database.prepare("SELECT * FROM effect WHERE undone = 0 AND id = ?");
  const mark = database.prepare("UPDATE effect SET undone = 1 WHERE id = ?");
  return {
    record: ({ tool, done, undo, at }) =>
      String(
        insert.run(tool, done, undo.operation, JSON.stringify(undo.input), at).lastInsertRowid,
      ),
    find: (id) => toEffect(id === undefined ? last.get() : byId.get(id)),
    markUndone: (id) => void mark.run(id),
    [Symbol.dispose]: () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec(
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=1; PRAGMA checkpoint_fullfsync=1",
  );
  const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version > SCHEMA_VERSION) {
    database.close();
    throw new AssistantError("newer_state", `${file} was written by a newer version of sotto.`, {
      hint: "Update sotto, or start with another folder: --state DIR",
    });
  }
  database.exec(
    `CREATE TABLE IF NOT EXISTS effect (
       id INTEGER PRIMARY KEY, tool TEXT NOT NULL, done TEXT NOT NULL, operation TEXT NOT NULL,
       input TEXT NOT NULL, at INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0
     ) STRICT;
     PRAGMA user_version = ${SCHEMA_VERSION}`,
  );
  return database;
}

function toEffect(row: ReturnType<ReturnType<DatabaseSync["prepare"]>["get"]>): Effect | undefined {
  if (!row) return undefined;
  return {
    id: String(row["id"]),
    tool: String(row["tool"]),
    done: String(row["done"]),
    undo: { operation: String(row["operation"]), input: JSON.parse(String(row["input"])) },
    at: Number(row["at"]),
  };
}
