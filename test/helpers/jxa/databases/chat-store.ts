import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CHAT_SCHEMA } from "../../../../src/host/embedded/messages/chats/chat-schema.ts";
import { typedStream } from "./typed-stream.ts";

export type NewStoredMessage = {
  readonly with: readonly string[];
  readonly group?: string;
  readonly from?: string;
  readonly text: string;
  readonly at: number;
  readonly unread?: boolean;
  /** Messages could not deliver it. */
  readonly failed?: boolean;
};

const EPOCH = Date.parse("2001-01-01T00:00Z");

/** chat.db in a home, as macOS 26 writes it: the text in a typed stream alone, nanoseconds, `any;-;` before a chat. */
export class ChatStore {
  readonly #file: string;

  constructor(home: string) {
    this.#file = join(home, "Library", "Messages", "chat.db");
  }

  make(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    this.#in((database) =>
      database.exec(`PRAGMA journal_mode = WAL; ${CHAT_SCHEMA};
        CREATE TABLE _SqliteDatabaseProperties (key TEXT, value TEXT);
        CREATE TRIGGER after_insert AFTER INSERT ON handle BEGIN SELECT 1; END`),
    );
  }

  add(message: NewStoredMessage): void {
    this.#in((database) => {
      const handles = message.with.map((id) => handleId(database, id));
      insert(database, message, chatId(database, message, handles));
    });
  }

  /** One's own message in a chat by its id, or to a person. */
  addSent(
    how: string,
    target: string,
    rest: { text: string; at: number; failed?: boolean },
  ): boolean {
    return this.#in((database) => {
      const chat = how === "chat" ? chatByGuid(database, target) : undefined;
      if (how === "chat" && chat === undefined) return false;
      const message = { with: [target], ...rest };
      const own = chat ?? chatId(database, message, [handleId(database, target)]);
      insert(database, message, own);
      return true;
    });
  }

  rows(): readonly { text: string; fromMe: boolean; at: number; with: readonly string[] }[] {
    return this.#in((database) =>
      database
        .prepare(
          `SELECT m.service_center AS text, m.is_from_me, m.date / 1000000 AS ms, group_concat(h.id, char(31)) AS others
            FROM message m JOIN chat_message_join j ON j.message_id = m.ROWID
            JOIN chat_handle_join c ON c.chat_id = j.chat_id JOIN handle h ON h.ROWID = c.handle_id
            GROUP BY m.ROWID`,
        )
        .all()
        .map((row) => ({
          text: String(row["text"]),
          fromMe: row["is_from_me"] === 1,
          at: Number(row["ms"]) + EPOCH,
          with: String(row["others"]).split("\x1f"),
        })),
    );
  }

  /** Every row, to compare. */
  everything(): string {
    const tables = ["handle", "chat", "message", "chat_handle_join", "chat_message_join"];
    return this.#in((database) =>
      tables
        .flatMap((table) => {
          const reading = database.prepare(`SELECT * FROM ${table}`);
          reading.setReadBigInts(true);
          return reading.all().map((row) => `${table} ${Object.values(row).map(String).join("|")}`);
        })
        .join("\n"),
    );
  }

  #in<Value>(act: (database: DatabaseSync) => Value): Value {
    const database = new DatabaseSync(this.#file);
    try {
      return act(database);
    } finally {
      database.close();
    }
  }
}

/** The plain text goes into a column nobody reads, so that a test can see what was meant. */
function insert(database: DatabaseSync, message: NewStoredMessage, chat: number): void {
  const date = BigInt(message.at - EPOCH) * 1_000_000n + 123n;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO message (guid, text, attributedBody, service_center, handle_id, service, date, is_from_me, is_read, error)
        VALUES (?, NULL, ?, ?, ?, 'iMessage', ?, ?, ?, ?)`,
    )
    .run(
      crypto.randomUUID().toUpperCase(),
      typedStream(message.text),
      message.text,
      message.from ? handleId(database, message.from) : 0,
      date,
      message.from ? 0 : 1,
      message.unread ? 0 : 1,
      message.failed ? 22 : 0,
    );
  database
    .prepare("INSERT INTO chat_message_join (chat_id, message_id, message_date) VALUES (?, ?, ?)")
    .run(chat, lastInsertRowid, date);
}

function handleId(database: DatabaseSync, id: string): number {
  const found = database.prepare("SELECT ROWID AS number FROM handle WHERE id = ?").get(id);
  if (found) return Number(found["number"]);
  const added = database.prepare("INSERT INTO handle (id, service) VALUES (?, 'iMessage')").run(id);
  return Number(added.lastInsertRowid);
}

function chatByGuid(database: DatabaseSync, guid: string): number | undefined {
  const found = database.prepare("SELECT ROWID AS number FROM chat WHERE guid = ?").get(guid);
  return found && Number(found["number"]);
}

function chatId(
  database: DatabaseSync,
  { with: others, group }: Pick<NewStoredMessage, "with" | "group">,
  handles: readonly number[],
): number {
  const identifier = group === undefined ? (others[0] ?? "") : `chat-${group}`;
  const find = database.prepare("SELECT ROWID AS number FROM chat WHERE chat_identifier = ?");
  const found = find.get(identifier);
  if (found) return Number(found["number"]);
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO chat (guid, style, chat_identifier, service_name, display_name) VALUES (?, ?, ?, 'iMessage', ?)",
    )
    .run(
      `any;${group === undefined ? "-" : "+"};${identifier}`,
      group === undefined ? 45 : 43,
      identifier,
      group ?? null,
    );
  const join = database.prepare("INSERT INTO chat_handle_join (chat_id, handle_id) VALUES (?, ?)");
  for (const handle of handles) join.run(lastInsertRowid, handle);
  return Number(lastInsertRowid);
}
