import type { DatabaseSync } from "node:sqlite";

/** Runs statements so that all of them hold or none; what they throw goes on. */
export function inTransaction<Value>(database: DatabaseSync, act: () => Value): Value {
  database.exec("BEGIN IMMEDIATE");
  try {
    const value = act();
    database.exec("COMMIT");
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
