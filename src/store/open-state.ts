import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AssistantError, messageOf } from "../errors.ts";
import { transaction } from "./transaction.ts";

/** Raised with every change of the tables; a file from a newer version is never written. */
const SCHEMA_VERSION = 3;
/** How long a statement waits for another process that is writing. */
const BUSY_MS = 5_000;

export type StateOptions = {
  readonly busyMs?: number;
  /** The machine's clock; another one in tests. Never a pretended time: what it says drops undos. */
  readonly now?: () => number;
  /** Whose effects are begun: a named conversation goes on at the next start. */
  readonly conversation?: string;
};

const SCHEMA = `
  CREATE TABLE effect (
    id INTEGER PRIMARY KEY AUTOINCREMENT, tool TEXT NOT NULL, what TEXT NOT NULL,
    digest TEXT NOT NULL, at INTEGER NOT NULL, process INTEGER NOT NULL, begun INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'begun', done TEXT, operation TEXT, input TEXT, conversation TEXT
  ) STRICT;
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT, before TEXT NOT NULL, hash TEXT NOT NULL, entry TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
  CREATE TRIGGER audit_keeps BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;`;

/** What version 1 kept: finished effects only. */
const FROM_1 = `
  ALTER TABLE effect RENAME TO effect_1;
  ${SCHEMA}
  INSERT INTO effect (id, tool, what, digest, at, process, begun, state, done, operation, input)
    SELECT id, tool, done, '', at, 0, at, iif(undone = 0, 'done', 'undone'), done, operation, input
    FROM effect_1;
  DROP TABLE effect_1;`;

/** Version 2 didn't know whose an effect was. */
const FROM_2 = "ALTER TABLE effect ADD COLUMN conversation TEXT;";

/** How the tables come to be what they are, by the version that is there. */
const STEPS: readonly string[] = [SCHEMA, FROM_1, FROM_2];

/** The state database, made where there is none (0600 in a 0700 folder whatever the umask). Fails with one sentence where it can't be used. */
export function openState(file: string, { busyMs = BUSY_MS }: StateOptions = {}): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // SQLite would make it by the umask, and its -wal and -shm by the mode of the file.
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file, { timeout: busyMs });
    database.exec(
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA fullfsync=1; PRAGMA checkpoint_fullfsync=1; PRAGMA secure_delete=ON",
    );
    migrate(database, file);
    return database;
  } catch (cause) {
    database?.close();
    throw unusable(file, cause);
  }
}

/** What went wrong with a state database, in one sentence. */
export function unusable(file: string, cause: unknown): AssistantError {
  if (cause instanceof AssistantError) return cause;
  return new AssistantError("state_unusable", `${file} can't be used: ${messageOf(cause)}.`, {
    hint: "Name another folder with --state DIR.",
    cause,
  });
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === SCHEMA_VERSION) return;
  transaction(database, () => {
    // Read once more: another process may have made the tables meanwhile.
    const version = versionOf(database);
    if (version > SCHEMA_VERSION) {
      throw new AssistantError("newer_state", `${file} was written by a newer version of sotto.`, {
        hint: "Update sotto, or start with another folder: --state DIR",
      });
    }
    if (version < SCHEMA_VERSION) {
      database.exec(`${STEPS[version] ?? ""} PRAGMA user_version = ${SCHEMA_VERSION}`);
    }
  });
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}
