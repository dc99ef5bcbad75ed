import type { DatabaseSync, SQLInputValue } from "node:sqlite";

type Row = {
  readonly table: "message" | "chat" | "handle" | "chat_message_join" | "chat_handle_join";
  readonly values: Readonly<Record<string, SQLInputValue>>;
};

/** Adds a row with those of the values the table has columns for; answers its number. */
export function insertKnown(database: DatabaseSync, { table, values }: Row): number {
  const columns = database
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map((row) => String(row["name"]))
    .filter((name) => name in values);
  const marks = columns.map(() => "?").join(", ");
  const added = database
    .prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks})`)
    .run(...columns.map((name) => values[name] ?? null));
  return Number(added.lastInsertRowid);
}
