import { DatabaseSync } from "node:sqlite";
import { APPLE_EPOCH_MS } from "../messages/chats/chat-schema.ts";

type Received = {
  /** The sender's number or address. */
  readonly from: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Puts one more unread message into the conversations of a home, from a sender with a chat of their own. */
export function addMessage(file: string, { from, text, at }: Received): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN");
    const handle = rowOf(database, {
      find: "SELECT ROWID AS id FROM handle WHERE id = ?",
      put: "INSERT INTO handle (id, service) VALUES (?, 'SMS')",
      from,
    });
    const chat = rowOf(database, {
      find: "SELECT ROWID AS id FROM chat WHERE chat_identifier = ?",
      put: "INSERT INTO chat (guid, style, chat_identifier, service_name) SELECT 'SMS;-;' || ?1, 45, ?1, 'SMS'",
      from,
    });
    database.prepare("INSERT OR IGNORE INTO chat_handle_join VALUES (?, ?)").run(chat, handle);
    const date = BigInt(at - APPLE_EPOCH_MS) * 1_000_000n;
    const insert = database.prepare(
      "INSERT INTO message (guid, text, handle_id, service, date, is_from_me, is_read) VALUES ('added-' || hex(randomblob(8)), ?, ?, 'SMS', ?, 0, 0)",
    );
    const { lastInsertRowid } = insert.run(text, handle, date);
    database
      .prepare("INSERT INTO chat_message_join VALUES (?, ?, ?)")
      .run(chat, lastInsertRowid, date);
    database.exec("COMMIT");
  } finally {
    database.close();
  }
}

type Wanted = { readonly find: string; readonly put: string; readonly from: string };

/** The row there is, or a new one. */
function rowOf(database: DatabaseSync, { find, put, from }: Wanted): number | bigint {
  const found = database.prepare(find).get(from)?.["id"];
  return typeof found === "number" ? found : database.prepare(put).run(from).lastInsertRowid;
}
