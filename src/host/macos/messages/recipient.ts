import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { ChatDatabase } from "../../embedded/messages/chats/chat-database.ts";
import { GROUP } from "../../embedded/messages/chats/chat-schema.ts";
import { conversationWith } from "../../embedded/messages/conversations.ts";
import { isHandle } from "../../embedded/messages/same-handle.ts";
import type { MacChats } from "./mac-chats.ts";

/** Who a text goes to, as Messages is told. */
export const recipient = z.object({
  /** A chat by its id, or a person by the service that reaches them. */
  how: z.enum(["chat", "iMessage", "SMS", "RCS"]),
  target: z.string(),
  /** A group's name, else the number or address. */
  name: z.string(),
  /** The others' numbers and addresses. */
  handles: z.array(z.string()),
  /** Nobody has written to them before, so it isn't known what reaches them. */
  isNew: z.boolean().exactOptional(),
});
export type Recipient = z.infer<typeof recipient>;

/**
 * The conversation there is with somebody, a group by its name, or a number or address nobody has written to;
 * `not_found` otherwise. A number or address is known by itself where the chats are closed to us.
 */
export function recipientOf(chats: MacChats, to: string): Recipient {
  const open = isHandle(to) ? chats.readableIfOpen() : chats.readable();
  const number = open && conversationWith(open, to);
  if (open && number !== undefined) return inChat(open, number);
  if (isHandle(to)) return { how: "iMessage", target: to, name: to, handles: [to], isNew: true };
  throw new HostFailure("not_found", `${to} is no number, address or conversation.`);
}

type Way = Pick<Recipient, "how" | "target">;
/** What may stand before a group's id: macOS 26 writes another into the database than the app knows. */
const GROUP_PREFIXES = ["any;+;", "iMessage;+;", "SMS;+;", "RCS;+;"];

/** The ways to reach them, the first first: another id of the same group, or SMS for a new number. */
export function waysTo({ how, target, isNew }: Recipient): readonly Way[] {
  const own = { how, target };
  if (how === "chat") {
    const [, name] = target.split(";+;");
    if (name === undefined) return [own];
    const others = GROUP_PREFIXES.map((prefix) => `${prefix}${name}`).filter((id) => id !== target);
    return [own, ...others.map((id) => ({ how, target: id }))];
  }
  return isNew && !target.includes("@") ? [own, { how: "SMS", target }] : [own];
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
