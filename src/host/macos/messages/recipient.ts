import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { ChatDatabase } from "../../embedded/messages/chats/chat-database.ts";
import { GROUP } from "../../embedded/messages/chats/chat-schema.ts";
import { conversationWith } from "../../embedded/messages/conversations.ts";
import { isHandle } from "../../embedded/messages/same-handle.ts";

/** Who a text goes to, as Messages is told. */
export const recipient = z.object({
  /** A chat by its id, or a person by the service that reaches them. */
  how: z.enum(["chat", "iMessage", "SMS", "RCS"]),
  target: z.string(),
  /** A group's name, else the number or address. */
  name: z.string(),
  /** The others' numbers and addresses. */
  handles: z.array(z.string()),
});
export type Recipient = z.infer<typeof recipient>;

/** The conversation there is with somebody, a group by its name, or a number or address nobody has written to; `not_found` otherwise. */
export function recipientOf(chats: ChatDatabase, to: string): Recipient {
  const number = conversationWith(chats, to);
  if (number !== undefined) return inChat(chats, number);
  if (isHandle(to)) return { how: "iMessage", target: to, name: to, handles: [to] };
  throw new HostFailure("not_found", `${to} is no number, address or conversation.`);
}

function inChat({ database }: ChatDatabase, number: number): Recipient {
  const chat = database
    .prepare(
      "SELECT guid, style, chat_identifier, display_name, service_name FROM chat WHERE ROWID = ?",
    )
    .get(number);
  const handles = database
    .prepare(
      "SELECT h.id FROM chat_handle_join j JOIN handle h ON h.ROWID = j.handle_id WHERE j.chat_id = ?",
    )
    .all(number)
    .map((row) => String(row["id"]));
  const identifier = String(chat?.["chat_identifier"] ?? "");
  if (chat?.["style"] === GROUP) {
    const name = String(chat["display_name"] ?? "") || handles.join(", ");
    return { how: "chat", target: String(chat["guid"]), name, handles };
  }
  return { how: serviceOf(chat?.["service_name"]), target: identifier, name: identifier, handles };
}

function serviceOf(name: unknown): "iMessage" | "SMS" | "RCS" {
  return name === "SMS" || name === "RCS" ? name : "iMessage";
}
