import { randomUUID } from "node:crypto";
import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { JsonObject } from "../../../types/json.ts";
import { transaction } from "../../../store/transaction.ts";
import { undoInput } from "../state/undo-input.ts";
import type { ChatDatabase } from "./chats/chat-database.ts";
import { APPLE_EPOCH_MS, ONE_TO_ONE } from "./chats/chat-schema.ts";
import { conversationWith, withHandles } from "./conversations.ts";
import { insertKnown } from "./chats/insert-known.ts";
import { isHandle } from "./same-handle.ts";

const SERVICE = "SMS";
/** Any `error` but 0 is a message that was not delivered, as Messages shows it. */
const NOT_SENT = 1;

const kept = z.object({
  guid: z.string(),
  to: z.string(),
  /** Rows made for it, to go with it. */
  madeChat: z.number().nullable(),
  madeHandle: z.number().nullable(),
});
export type Kept = z.infer<typeof kept>;

type Sending = { readonly to: string; readonly text: string; readonly now: number };

/** Adds a message of one's own that did not go, in the conversation it belongs to, which is made where there is none. */
export function addMessage(chats: ChatDatabase, { to, text, now }: Sending): Kept {
  const { database } = chats;
  const guid = randomUUID().toUpperCase();
  const date = BigInt(Math.round(now) - APPLE_EPOCH_MS) * 1_000_000n;
  return transaction(database, () => {
    const found = conversationWith(chats, to);
    const made = found === undefined ? makeConversation(chats, to) : undefined;
    const chat = found ?? made?.chat ?? 0;
    const message = insertKnown(database, {
      table: "message",
      values: {
        guid,
        text,
        date,
        service: SERVICE,
        handle_id: 0,
        is_from_me: 1,
        is_read: 0,
        is_sent: 0,
        is_finished: 1,
        error: NOT_SENT,
      },
    });
    const values = { chat_id: chat, message_id: message, message_date: date };
    insertKnown(database, { table: "chat_message_join", values });
    return { guid, to, madeChat: made?.chat ?? null, madeHandle: made?.madeHandle ?? null };
  });
}

type Made = { readonly chat: number; readonly madeHandle: number | null };

function makeConversation(chats: ChatDatabase, to: string): Made {
  if (!isHandle(to)) {
    throw new HostFailure("not_found", `${to} is no number, address or conversation.`);
  }
  const { database } = chats;
  const [known] = withHandles(chats, [to]).handleIds;
  const handle =
    known ?? insertKnown(database, { table: "handle", values: { id: to, service: SERVICE } });
  const chat = insertKnown(database, {
    table: "chat",
    values: {
      guid: `${SERVICE};-;${to}`,
      style: ONE_TO_ONE,
      state: 3,
      chat_identifier: to,
      service_name: SERVICE,
    },
  });
  const values = { chat_id: chat, handle_id: handle };
  insertKnown(database, { table: "chat_handle_join", values });
  return { chat, madeHandle: known === undefined ? handle : null };
}

export function keptInput(input: JsonObject): Kept {
  return undoInput(kept, input);
}

/** Removes a message with the conversation and handle that were made for it; false when it is gone already. */
export function removeMessage({ database }: ChatDatabase, sending: Kept): boolean {
  return transaction(database, () => {
    const row = database
      .prepare("SELECT ROWID AS number FROM message WHERE guid = ?")
      .get(sending.guid);
    if (!row) return false;
    const number = Number(row["number"]);
    database.prepare("DELETE FROM chat_message_join WHERE message_id = ?").run(number);
    database.prepare("DELETE FROM message WHERE ROWID = ?").run(number);
    removeConversation(database, sending);
    return true;
  });
}

function removeConversation(
  database: ChatDatabase["database"],
  { madeChat, madeHandle }: Kept,
): void {
  if (madeChat === null) return;
  const used = database.prepare("SELECT 1 FROM chat_message_join WHERE chat_id = ?").get(madeChat);
  if (used) return;
  database.prepare("DELETE FROM chat_handle_join WHERE chat_id = ?").run(madeChat);
  database.prepare("DELETE FROM chat WHERE ROWID = ?").run(madeChat);
  const elsewhere = database
    .prepare(
      "SELECT 1 FROM chat_handle_join WHERE handle_id = ?1 UNION SELECT 1 FROM message WHERE handle_id = ?1",
    )
    .get(madeHandle);
  if (madeHandle !== null && !elsewhere) {
    database.prepare("DELETE FROM handle WHERE ROWID = ?").run(madeHandle);
  }
}
