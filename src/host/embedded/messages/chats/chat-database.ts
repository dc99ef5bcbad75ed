import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { HostFailure, messageOf } from "../../../../errors.ts";
import { cutOffWrite, needsRollback } from "../../../../store/cut-off-write.ts";
import { openForeign } from "../../../../store/foreign-database.ts";
import { errnoOf, fsFailure } from "../../../../store/fs-failure.ts";
import { namesIn } from "../../../../store/names-in.ts";
import { transaction } from "../../../../store/transaction.ts";
import { CHAT_SCHEMA } from "./chat-schema.ts";

/** An open chat database and what it can hold. */
export type ChatDatabase = {
  readonly database: DatabaseSync;
  /** False for a copy of a Mac's own chat.db, which is only read. */
  readonly isOurs: boolean;
  /** Columns of `message`: older and copied databases have others. */
  readonly columns: ReadonlySet<string>;
};

const TABLE_NAMES = "SELECT name FROM sqlite_master WHERE type = 'table'";
/** How long a look waits for another program that is writing. */
const BUSY_MS = 5_000;
const TABLES = ["handle", "chat", "message", "chat_handle_join", "chat_message_join"];

/** Whose file it is: one of a folder we keep, or the system's, which we only ever read. */
export type Keeper = "ours" | "the system";

/** Opens the database; `unavailable` when it is missing, broken or not a chat database. */
export function openChats(file: string, keeper: Keeper = "ours"): ChatDatabase {
  mustBeThere(file);
  try {
    const reading = openWhole(file, keeper);
    const names = namesIn(reading, TABLE_NAMES);
    const missing = TABLES.filter((table) => !names.has(table));
    if (missing.length > 0) throw new Error(`it has no table ${missing.join(", ")}`);
    const columns = namesIn(reading, "SELECT name FROM pragma_table_info('message')");
    if (!isOurs(reading, names)) return { database: reading, isOurs: false, columns };
    reading.close();
    const database = new DatabaseSync(file);
    database.exec("PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1");
    return { database, isOurs: true, columns };
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new HostFailure("unavailable", `The messages can't be read: ${messageOf(error)}`);
  }
}

/**
 * Opens it to be read. Where somebody was killed while writing, the journal of that write has to be
 * rolled back first, which reading alone may not do: in a file that we keep it is done here.
 */
function openWhole(file: string, keeper: Keeper): DatabaseSync {
  const reading =
    keeper === "the system"
      ? openForeign(file, BUSY_MS)
      : new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    reading.prepare(TABLE_NAMES).all();
    return reading;
  } catch (error) {
    reading.close();
    if (!needsRollback(error)) throw error;
    if (keeper === "the system") throw cutOffWrite("your messages", "Messages");
    rollBack(file);
    return new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  }
}

/** The first look of whoever may write rolls back what was cut off. */
function rollBack(file: string): void {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.prepare(TABLE_NAMES).all();
  } finally {
    database.close();
  }
}

/** Makes an empty chat database where there is none, or where making one was cut off. */
export function makeChats(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite would make it by the umask.
    closeSync(openSync(file, "a", 0o600));
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      transaction(database, () => {
        // Another program may have made them meanwhile.
        if (namesIn(database, TABLE_NAMES).size === 0) database.exec(CHAT_SCHEMA);
      });
    } finally {
      database.close();
    }
  } catch (error) {
    throw fsFailure(error, "the messages");
  }
}

function mustBeThere(file: string): void {
  try {
    const stats = statSync(file);
    // An empty file is one whose making was cut off.
    if (stats.isFile() && stats.size > 0) return;
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
