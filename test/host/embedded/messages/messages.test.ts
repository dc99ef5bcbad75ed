import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anyText } from "../../../helpers/any-text.ts";
import { attributedText } from "../../../../src/host/embedded/messages/chats/attributed-body.ts";
import { CHAT_SCHEMA } from "../../../../src/host/embedded/messages/chats/chat-schema.ts";
import { isSameHandle } from "../../../../src/host/embedded/messages/same-handle.ts";
import { failureOf } from "../../contract/failure-of.ts";
import {
  describeMessagesContract,
  type MessagesUnderTest,
  type SeedMessage,
  type StoredMessage,
} from "../../contract/messages.ts";
import { type EmbeddedHome, makeEmbeddedHome } from "../embedded-home.ts";

/** As little of chat.db as a small program would make: no marks of sending, no kinds. */
const SMALL_SCHEMA = `
CREATE TABLE handle (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, service TEXT NOT NULL);
CREATE TABLE chat (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, guid TEXT UNIQUE NOT NULL, style INTEGER, chat_identifier TEXT, service_name TEXT, display_name TEXT);
CREATE TABLE message (ROWID INTEGER PRIMARY KEY AUTOINCREMENT, guid TEXT UNIQUE NOT NULL, text TEXT, handle_id INTEGER DEFAULT 0, service TEXT, date INTEGER, is_from_me INTEGER DEFAULT 0, is_read INTEGER DEFAULT 0, attributedBody BLOB);
CREATE TABLE chat_handle_join (chat_id INTEGER, handle_id INTEGER);
CREATE TABLE chat_message_join (chat_id INTEGER, message_id INTEGER)`;
const EPOCH = Date.parse("2001-01-01T00:00Z");

describeMessagesContract({ name: "embedded", make: () => make(CHAT_SCHEMA) });
describeMessagesContract({
  name: "embedded, a small database",
  make: () => make(SMALL_SCHEMA),
});

async function make(schema: string): Promise<MessagesUnderTest> {
  const home = await makeEmbeddedHome();
  withDatabase(home, (database) => database.exec(schema));
  return {
    host: home.host.messages,
    undo: home.host.undo,
    seed: async (messages) => seed(home, messages),
    stored: async () => withDatabase(home, storedIn),
    everything: async () => withDatabase(home, rowsIn),
    dispose: home.dispose,
  };
}

function withDatabase<Value>(home: EmbeddedHome, act: (database: DatabaseSync) => Value): Value {
  mkdirSync(dirname(home.path("messages.db")), { recursive: true });
  const database = new DatabaseSync(home.path("messages.db"));
  try {
    return act(database);
  } finally {
    database.close();
  }
}

function seed(home: EmbeddedHome, messages: readonly SeedMessage[]): void {
  withDatabase(home, (database) => {
    for (const message of messages) seedOne(database, message);
  });
}

function seedOne(database: DatabaseSync, message: SeedMessage): void {
  const handles = message.with.map((id) => handleId(database, id));
  const chat = chatId(database, message, handles);
  const date = BigInt(Date.parse(message.at) - EPOCH) * 1_000_000n;
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO message (guid, text, handle_id, service, date, is_from_me, is_read) VALUES (?, ?, ?, 'SMS', ?, ?, ?)",
    )
    .run(
      crypto.randomUUID(),
      message.text,
      message.from ? handleId(database, message.from) : 0,
      date,
      message.from ? 0 : 1,
      message.unread ? 0 : 1,
    );
  database
    .prepare("INSERT INTO chat_message_join (chat_id, message_id) VALUES (?, ?)")
    .run(chat, lastInsertRowid);
}

function handleId(database: DatabaseSync, id: string): number {
  const found = database.prepare("SELECT ROWID AS number FROM handle WHERE id = ?").get(id);
  if (found) return Number(found["number"]);
  const added = database.prepare("INSERT INTO handle (id, service) VALUES (?, 'SMS')").run(id);
  return Number(added.lastInsertRowid);
}

function chatId(
  database: DatabaseSync,
  { with: others, group }: SeedMessage,
  handles: readonly number[],
): number {
  const identifier = group ? `chat-${group}` : (others[0] ?? "");
  const found = database
    .prepare("SELECT ROWID AS number FROM chat WHERE chat_identifier = ?")
    .get(identifier);
  if (found) return Number(found["number"]);
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO chat (guid, style, chat_identifier, service_name, display_name) VALUES (?, ?, ?, 'SMS', ?)",
    )
    .run(`SMS;-;${identifier}`, group ? 43 : 45, identifier, group ?? null);
  for (const handle of handles) {
    database
      .prepare("INSERT INTO chat_handle_join (chat_id, handle_id) VALUES (?, ?)")
      .run(lastInsertRowid, handle);
  }
  return Number(lastInsertRowid);
}

function storedIn(database: DatabaseSync): readonly StoredMessage[] {
  return database
    .prepare(
      `SELECT m.text, m.is_from_me, m.date / 1000000 AS ms, group_concat(h.id, char(31)) AS others
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
    }));
}

function rowsIn(database: DatabaseSync): string {
  const tables = ["handle", "chat", "message", "chat_handle_join", "chat_message_join"];
  return tables
    .map((table) => {
      const reading = database.prepare(`SELECT * FROM ${table}`);
      reading.setReadBigInts(true);
      return reading
        .all()
        .map((row) => `${table} ${Object.values(row).map(String).join("|")}`)
        .join("\n");
    })
    .join("\n");
}

describe("a message database", () => {
  let home: EmbeddedHome;
  beforeEach(async () => {
    home = await makeEmbeddedHome({ outboxHoldMs: Infinity });
  });
  afterEach(() => home.dispose());

  it("that is missing is no empty answer, and is made by the first message", async () => {
    expect((await failureOf(home.host.messages.recent({ limit: 1 }))).failure).toBe("unavailable");
    expect((await failureOf(home.host.messages.search({ text: "x", limit: 1 }))).failure).toBe(
      "unavailable",
    );
    await home.host.messages.send({ to: "+491701234567", text: "First" });
    expect((await home.host.messages.recent({ limit: 9 })).rows).toHaveLength(1);
  });

  // Nothing is lost by it: an empty file is what a making that was cut off leaves.
  it("that is empty is no empty answer either, and is made by the first message", async () => {
    home.put("messages.db", Buffer.alloc(0));
    expect((await failureOf(home.host.messages.recent({ limit: 1 }))).failure).toBe("unavailable");
    await home.host.messages.send({ to: "+491701234567", text: "First" });
    expect((await home.host.messages.recent({ limit: 9 })).rows).toHaveLength(1);
  });

  it.each([
    ["broken", Buffer.from("SQLite format 3\0 and then nonsense".repeat(40))],
    ["another kind of file", Buffer.from("hello")],
  ])("that is %s is said to be so and left as it is", async (_, content) => {
    home.put("messages.db", content);
    const failure = await failureOf(home.host.messages.recent({ limit: 1 }));
    expect(failure.failure).toBe("unavailable");
    const sending = await failureOf(home.host.messages.send({ to: "+491701234567", text: "x" }));
    expect(sending.failure).toBe("unavailable");
    expect(readFileSync(home.path("messages.db"))).toEqual(content);
  });

  it("of a Mac is read and never written", async () => {
    withDatabase(home, (database) => {
      database.exec(CHAT_SCHEMA);
      database.exec(
        "CREATE TRIGGER update_last AFTER INSERT ON message BEGIN SELECT verify_chat(NEW.ROWID); END;",
      );
    });
    expect((await home.host.messages.recent({ limit: 1 })).rows).toEqual([]);
    const failure = await failureOf(
      home.host.messages.send({ to: "+491701234567", text: "Hello" }),
    );
    expect(failure.failure).toBe("refused");
  });

  it("may have its text in a typed stream, dates in seconds, tapbacks and pictures", async () => {
    withDatabase(home, (database) => {
      database.exec(CHAT_SCHEMA);
      const add = database.prepare(
        "INSERT INTO message (guid, text, attributedBody, date, associated_message_type) VALUES (?, ?, ?, ?, ?)",
      );
      add.run("a", null, typedStream("Inside 🎉"), 500_000_000, 0);
      add.run("b", "Liked “Inside”", null, 500_000_100, 2_001);
      add.run("c", "\uFFFC", null, 800_000_000n * 1_000_000_000n, 0);
    });
    const { rows } = await home.host.messages.recent({ limit: 9 });
    expect(rows.map(({ text, at }) => [text, at])).toEqual([
      ["[attachment]", EPOCH + 800_000_000_000],
      ["Inside 🎉", EPOCH + 500_000_000_000],
    ]);
    expect((await home.host.messages.search({ text: "inside", limit: 9 })).rows).toHaveLength(1);
  });

  it("that was swapped for another is searched anew", async () => {
    withDatabase(home, (database) => database.exec(CHAT_SCHEMA));
    seed(home, [
      { with: ["a@b.example"], from: "a@b.example", text: "apples", at: "2026-01-01T00:00Z" },
    ]);
    expect((await home.host.messages.search({ text: "apples", limit: 9 })).rows).toHaveLength(1);
    withDatabase(home, (database) => {
      database.exec("DELETE FROM message; DELETE FROM chat_message_join");
      database.exec("DELETE FROM sqlite_sequence");
    });
    seed(home, [
      { with: ["a@b.example"], from: "a@b.example", text: "pears", at: "2026-01-01T00:00Z" },
    ]);
    expect((await home.host.messages.search({ text: "apples", limit: 9 })).rows).toEqual([]);
    expect((await home.host.messages.search({ text: "pears", limit: 9 })).rows).toHaveLength(1);
  });

  it("tells who is who by the contacts", async () => {
    withDatabase(home, (database) => database.exec(CHAT_SCHEMA));
    home.put(
      "contacts/mum.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:mum\r\nFN:Edith Ellery\r\nN:Ellery;Edith;;;\r\nTEL;TYPE=CELL:0170 1234567\r\nEND:VCARD\r\n",
    );
    const mum = "+491701234567";
    seed(home, [{ with: [mum], from: mum, text: "Hi", at: "2026-01-01T00:00Z" }]);
    const [row] = (await home.host.messages.recent({ limit: 1 })).rows;
    expect(row).toMatchObject({ from: "Edith Ellery", chat: "Edith Ellery", handle: mum });
  });

  it("notes the opening of a chat", async () => {
    withDatabase(home, (database) => database.exec(CHAT_SCHEMA));
    await home.host.messages.openChat("+491701234567");
    expect(JSON.parse(home.text(".state/opened.log"))).toMatchObject({
      kind: "chat",
      target: "+491701234567",
    });
  });
});

describe("a message that is sent", () => {
  it("stays here, is marked as not sent, and can be taken back", async () => {
    const home = await makeEmbeddedHome({ outboxHoldMs: 0 });
    try {
      const { sending, undo } = await home.host.messages.send({ to: "+491701234567", text: "Hi" });
      expect(sending).toEqual({ state: "kept" });
      const rows = withDatabase(home, (database) =>
        database.prepare("SELECT is_sent, error FROM message").all(),
      );
      expect(rows).toMatchObject([{ is_sent: 0, error: 1 }]);
      const [row] = (await home.host.messages.recent({ limit: 1 })).rows;
      expect(row).toMatchObject({ fromMe: true, unsent: true });
      expect(await home.host.undo(undo)).toEqual({
        what: "message",
        is: "unsent",
        name: "+491701234567",
      });
      expect((await home.host.messages.recent({ limit: 1 })).rows).toEqual([]);
    } finally {
      await home.dispose();
    }
  });

  it("is told apart from those that went", async () => {
    const home = await makeEmbeddedHome();
    withDatabase(home, (database) => database.exec(CHAT_SCHEMA));
    seed(home, [{ with: ["a@b.example"], text: "I wrote this", at: "2026-01-01T00:00Z" }]);
    const [row] = (await home.host.messages.recent({ limit: 1 })).rows;
    expect(row?.unsent).toBeUndefined();
    await home.dispose();
  });
});

/** As macOS writes an NSAttributedString: class names, then the string with its length in front. */
function typedStream(text: string): Buffer {
  const bytes = Buffer.from(text);
  const start = Buffer.from(
    "\x04\x0bstreamtyped\x81\xe8\x03\x84\x01@\x84\x84\x84\x12NSAttributedString\x00\x84\x84\x08NSObject\x00\x85\x92\x84\x84\x84\x08NSString\x01\x94\x84\x01+",
    "latin1",
  );
  const length =
    bytes.length < 0x80
      ? Buffer.of(bytes.length)
      : Buffer.of(0x81, bytes.length & 0xff, bytes.length >> 8);
  return Buffer.concat([start, length, bytes, Buffer.from("\x86\x84\x02iI\x01", "latin1")]);
}

describe("a typed stream", () => {
  it("gives back any text", () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        expect(attributedText(typedStream(text))).toBe(Buffer.from(text).toString());
      }),
    );
  });

  it("gives nothing for other bytes, and never fails", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(120), (noise, cut) => {
        const damaged = Buffer.concat([typedStream("a text").subarray(0, cut), noise]);
        expect(["string", "undefined"]).toContain(typeof attributedText(damaged));
        expect(attributedText(noise)).toBeUndefined();
      }),
    );
  });
});

describe("two handles", () => {
  it.each([
    ["+49 170 1234567", "01701234567", true],
    ["+1 (555) 010-2030", "555 010 2030", true],
    ["+491701234567", "+491701234568", false],
    ["+491701234567", "234567", false],
    ["", "", false],
    ["SHOP", "shop", true],
    ["SHOP", "STORE", false],
    ["A@b.example", "a@B.example", true],
    ["a@b.example", "a@c.example", false],
  ])("%j and %j: %s", (a, b, isSame) => {
    expect(isSameHandle(a, b)).toBe(isSame);
    expect(isSameHandle(b, a)).toBe(isSame);
  });
});
