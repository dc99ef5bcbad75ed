import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HostFailure, messageOf } from "../../../errors.ts";
import { errnoOf, fsFailure } from "../../../store/fs-failure.ts";
import { CHAT_SCHEMA } from "./chat-schema.ts";

/** An open chat database and what it can hold. */
export type ChatDatabase = {
  readonly database: DatabaseSync;
  /** False for a copy of a Mac's own chat.db, which is only read. */
  readonly isOurs: boolean;
  /** Columns of `message`: older and copied databases have others. */
  readonly columns: ReadonlySet<string>;
};

const TABLES = ["handle", "chat", "message", "chat_handle_join", "chat_message_join"];

/** Opens the database; `unavailable` when it is missing, broken or not a chat database. */
export function openChats(file: string): ChatDatabase {
  mustBeThere(file);
  try {
    const reading = new DatabaseSync(file, { readOnly: true });
    const names = namesOf(reading, "SELECT name FROM sqlite_master WHERE type = 'table'");
    const missing = TABLES.filter((table) => !names.has(table));
    if (missing.length > 0) throw new Error(`it has no table ${missing.join(", ")}`);
    const columns = namesOf(reading, "SELECT name FROM pragma_table_info('message')");
    if (!isOurs(reading, names)) return { database: reading, isOurs: false, columns };
    reading.close();
    const database = new DatabaseSync(file);
    database.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1");
    return { database, isOurs: true, columns };
  } catch (error) {
    throw new HostFailure("unavailable", `The messages can't be read: ${messageOf(error)}`);
  }
}

/** Makes an empty chat database where there is none. */
export function makeChats(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file);
    try {
      database.exec(`BEGIN IMMEDIATE; ${CHAT_SCHEMA}; COMMIT`);
    } finally {
      database.close();
    }
    chmodSync(file, 0o600);
  } catch (error) {
    throw fsFailure(error, "the messages");
  }
}

function mustBeThere(file: string): void {
  try {
    if (statSync(file).isFile()) return;
  } catch (error) {
    if (errnoOf(error) !== "ENOENT" && errnoOf(error) !== "ENOTDIR") {
      throw fsFailure(error, "the messages");
    }
  }
  throw new HostFailure("unavailable", "There are no messages on this machine.");
}

// A Mac's own has triggers that call into Messages, and a table of its properties.
function isOurs(database: DatabaseSync, tables: ReadonlySet<string>): boolean {
  const triggers = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'trigger'").get();
  return triggers === undefined && !tables.has("_SqliteDatabaseProperties");
}

function namesOf(database: DatabaseSync, sql: string): ReadonlySet<string> {
  return new Set(
    database
      .prepare(sql)
      .all()
      .map((row) => String(row["name"])),
  );
}
