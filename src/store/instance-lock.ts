import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { pid } from "node:process";
import { DatabaseSync } from "node:sqlite";
import { AssistantError, messageOf } from "../errors.ts";

/**
 * Holds the state folder for one talking assistant; a second is told who holds it. It is SQLite's
 * own file lock, which the system lets go however its holder ends, so no stale one can stay; the
 * file names the holder's process and when it started.
 */
export function holdInstance(file: string): Disposable {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    database = new DatabaseSync(file, { timeout: 0 });
    hold(database);
  } catch (cause) {
    const busy = database && isBusy(cause) ? whoHolds(database) : undefined;
    database?.close();
    throw new AssistantError(
      busy ? "already_running" : "state_unusable",
      busy ?? `${file} can't be used: ${messageOf(cause)}.`,
      { hint: "Another folder serves a second one: --state DIR", cause },
    );
  }
  const held = database;
  return { [Symbol.dispose]: () => held.close() };
}

/** A reserved lock keeps other writers out and lets them read who holds it. */
function hold(database: DatabaseSync): void {
  database.exec(
    "CREATE TABLE IF NOT EXISTS holder (only INTEGER PRIMARY KEY, process INTEGER, since INTEGER)",
  );
  const put = database.prepare("INSERT OR REPLACE INTO holder VALUES (1, ?, ?)");
  put.run(pid, Math.round(performance.timeOrigin));
  database.exec("BEGIN IMMEDIATE");
}

function whoHolds(database: DatabaseSync): string {
  const holder = database.prepare("SELECT * FROM holder").get();
  const since = new Date(Number(holder?.["since"] ?? 0)).toLocaleTimeString("en-GB");
  return `sotto is already running here (process ${String(holder?.["process"] ?? "unknown")}, since ${since}).`;
}

function isBusy(error: unknown): boolean {
  return messageOf(error).includes("locked");
}
