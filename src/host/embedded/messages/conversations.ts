import type { ChatDatabase } from "./chats/chat-database.ts";
import { isSameHandle } from "./same-handle.ts";

/** Row numbers of a person's handles, and of the conversations with them alone. */
export type Conversation = {
  readonly handleIds: readonly number[];
  readonly chatIds: readonly number[];
};

/** What belongs to a person with these numbers and addresses, however they are written. */
export function withHandles({ database }: ChatDatabase, handles: readonly string[]): Conversation {
  const known = database.prepare("SELECT ROWID AS number, id FROM handle").all();
  const handleIds = known
    .filter((row) => handles.some((handle) => isSameHandle(handle, String(row["id"]))))
    .map((row) => Number(row["number"]));
  const members = database.prepare("SELECT chat_id, handle_id FROM chat_handle_join").all();
  const byChat = Map.groupBy(members, (row) => Number(row["chat_id"]));
  const chatIds = [...byChat]
    .filter(([, rows]) => rows.every((row) => handleIds.includes(Number(row["handle_id"]))))
    .map(([chat]) => chat);
  return { handleIds, chatIds };
}

/** The conversation a message to somebody belongs to: a group by its name, else the latest with that person alone. */
export function conversationWith(chats: ChatDatabase, to: string): number | undefined {
  const { database } = chats;
  const named = database
    .prepare(
      "SELECT ROWID AS number FROM chat WHERE guid = ?1 OR chat_identifier = ?1 OR display_name = ?1",
    )
    .get(to);
  if (named) return Number(named["number"]);
  const { chatIds } = withHandles(chats, [to]);
  const latest = database
    .prepare(
      `SELECT c.ROWID AS number FROM chat c LEFT JOIN chat_message_join j ON j.chat_id = c.ROWID
        WHERE c.ROWID IN (${chatIds.map(() => "?").join(", ")})
        GROUP BY c.ROWID ORDER BY max(j.message_id) DESC LIMIT 1`,
    )
    .get(...chatIds);
  return latest && Number(latest["number"]);
}
