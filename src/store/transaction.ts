import type { DatabaseSync } from "node:sqlite";

/** Runs statements so that all of them hold or none; what they throw goes on. */
export function transaction<Value>(database: DatabaseSync, act: () => Value): Value {
  // Left open by work that was cut off in the middle of it: nothing of that holds.
  if (database.isTransaction) database.exec("ROLLBACK");
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
