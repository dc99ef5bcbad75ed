import type { DatabaseSync } from "node:sqlite";

/** What a query for names finds: of tables, or of a table's columns. */
export function namesIn(database: DatabaseSync, sql: string): ReadonlySet<string> {
  const rows = database.prepare(sql).all();
  return new Set(rows.map((row) => String(row["name"])));
}
