import type { DatabaseSync } from "node:sqlite";
import { indexWords, matchQuery } from "../../search/match-query.ts";
import { openCache } from "../../state/open-cache.ts";
import { transaction } from "../../../../store/transaction.ts";
import type { ChatDatabase } from "./chat-database.ts";
import { messageText } from "./select-messages.ts";

const SCHEMA = `
CREATE TABLE seen (number INTEGER NOT NULL, guid TEXT NOT NULL, first TEXT NOT NULL);
CREATE VIRTUAL TABLE words USING fts5(
  text, content = '', contentless_delete = 1, tokenize = 'porter unicode61')`;

/** Messages read before they are written down together. */
const BATCH = 1_000;
/** Rows the database compares at once; SQLite takes at most 32,766 values in a statement. */
const MAX_FOUND = 30_000;

export type MessageIndex = {
  /** Row numbers of the newest messages with all of the words. */
  readonly newest: (chats: ChatDatabase, text: string) => readonly number[];
  readonly close: () => void;
};

/** Finds messages by their words, in a cache of our own that follows the chat database. */
export function createMessageIndex(file: string): MessageIndex {
  const database = openCache({ file, version: 1, schema: SCHEMA });
  return {
    newest: (chats, text) => {
      follow(database, chats);
      const query = matchQuery(text);
      if (query === undefined) return [];
      return database
        .prepare("SELECT rowid AS number FROM words WHERE words MATCH ?")
        .all(query)
        .map((row) => Number(row["number"]))
        .toSorted((a, b) => b - a)
        .slice(0, MAX_FOUND);
    },
    close: () => database.close(),
  };
}

type Seen = { readonly number: number; readonly guid: string; readonly first: string };

/** Reads what has come since the last look; everything, when it is another database or rows were renumbered. */
function follow(database: DatabaseSync, chats: ChatDatabase): void {
  const first = guidOf(chats, "SELECT guid FROM message ORDER BY ROWID LIMIT 1");
  let seen = lastSeen(database);
  const same = guidOf(chats, "SELECT guid FROM message WHERE ROWID = ?", seen?.number);
  if (!seen || seen.first !== first || seen.guid !== same) {
    database.exec("DELETE FROM seen; DELETE FROM words");
    seen = { number: 0, guid: "", first };
  }
  while (readBatch(database, chats, seen)) seen = lastSeen(database) ?? seen;
}

/** False when there was nothing more to read. */
function readBatch(database: DatabaseSync, chats: ChatDatabase, seen: Seen): boolean {
  const body = chats.columns.has("attributedBody") ? "attributedBody" : "NULL AS attributedBody";
  const rows = chats.database
    .prepare(
      `SELECT ROWID AS number, guid, text, ${body} FROM message WHERE ROWID > ? ORDER BY ROWID LIMIT ?`,
    )
    .all(seen.number, BATCH);
  const last = rows.at(-1);
  if (!last) return false;
  const add = database.prepare("INSERT INTO words (rowid, text) VALUES (?, ?)");
  transaction(database, () => {
    for (const row of rows) {
      add.run(Number(row["number"]), indexWords(messageText(row["text"], row["attributedBody"])));
    }
    database.exec("DELETE FROM seen");
    database
      .prepare("INSERT INTO seen (number, guid, first) VALUES (?, ?, ?)")
      .run(Number(last["number"]), String(last["guid"]), seen.first);
  });
  return true;
}

function lastSeen(database: DatabaseSync): Seen | undefined {
  const row = database.prepare("SELECT number, guid, first FROM seen").get();
  if (!row) return undefined;
  return { number: Number(row["number"]), guid: String(row["guid"]), first: String(row["first"]) };
}

function guidOf({ database }: ChatDatabase, sql: string, number?: number): string {
  const row =
    number === undefined ? database.prepare(sql).get() : database.prepare(sql).get(number);
  return String(row?.["guid"] ?? "");
}
