import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { APPLE_EPOCH_MS, CHAT_SCHEMA, GROUP, ONE_TO_ONE } from "../messages/chats/chat-schema.ts";
import { chats } from "./chats.ts";
import type { SampleChat } from "./chats.ts";
import { hoursBefore } from "./sample-clock.ts";
import type { SampleClock } from "./sample-clock.ts";

/** Conversations, the sample's where no others are told, in the tables Messages keeps them in. */
export function writeChats(
  file: string,
  clock: SampleClock,
  told: readonly SampleChat[] = chats,
): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("BEGIN");
    database.exec(CHAT_SCHEMA);
    const handles = [...new Set(told.flatMap((chat) => chat.with))];
    const insert = database.prepare("INSERT INTO handle (ROWID, id, service) VALUES (?, ?, 'SMS')");
    for (const [index, handle] of handles.entries()) insert.run(index + 1, handle);
    for (const [index, chat] of told.entries()) {
      writeChat(database, { chat, chatId: index + 1, handles, clock });
    }
    database.exec("COMMIT");
  } finally {
    database.close();
  }
  chmodSync(file, 0o600);
}

type ChatRow = {
  readonly chat: SampleChat;
  readonly chatId: number;
  readonly handles: readonly string[];
  readonly clock: SampleClock;
};

function writeChat(database: DatabaseSync, { chat, chatId, handles, clock }: ChatRow): void {
  const identifier = chat.title ? `chat${chatId}` : (chat.with[0] ?? "");
  const [style, mark] = chat.title ? [GROUP, "+"] : [ONE_TO_ONE, "-"];
  database
    .prepare(
      "INSERT INTO chat (ROWID, guid, style, chat_identifier, service_name, display_name) VALUES (?, ?, ?, ?, 'SMS', ?)",
    )
    .run(chatId, `SMS;${mark};${identifier}`, style, identifier, chat.title ?? null);
  const join = database.prepare("INSERT INTO chat_handle_join VALUES (?, ?)");
  for (const handle of chat.with) join.run(chatId, handles.indexOf(handle) + 1);
  const insert = database.prepare(
    "INSERT INTO message (guid, text, handle_id, service, date, is_from_me, is_read) VALUES (?, ?, ?, 'SMS', ?, ?, ?)",
  );
  const link = database.prepare("INSERT INTO chat_message_join VALUES (?, ?, ?)");
  for (const [index, { from, text, hoursAgo, unread }] of chat.messages.entries()) {
    const date = BigInt(hoursBefore(hoursAgo, clock) - APPLE_EPOCH_MS) * 1_000_000n;
    const handleId = from ? handles.indexOf(from) + 1 : 0;
    const guid = `sample-${chatId}-${index + 1}`;
    const { lastInsertRowid } = insert.run(
      guid,
      text,
      handleId,
      date,
      from ? 0 : 1,
      unread ? 0 : 1,
    );
    link.run(chatId, lastInsertRowid, date);
  }
}
