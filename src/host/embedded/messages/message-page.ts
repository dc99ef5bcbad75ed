import type { Page } from "../../../types/page.ts";
import type { Message } from "../../messages.ts";
import { nameFinder, type Person } from "./name-finder.ts";
import type { OpenChats } from "./chats/open-chats.ts";
import { type ChatMessage, type Selection, selectMessages } from "./chats/select-messages.ts";

type Source = {
  readonly chats: Pick<OpenChats, "readable">;
  readonly people: () => Promise<readonly Person[]>;
};

/** One page of messages with the names of who wrote them. */
export async function messagePage(
  { chats, people }: Source,
  selection: Selection,
): Promise<Page<Message>> {
  const { rows, more } = selectMessages(chats.readable(), selection);
  const nameOf = rows.length === 0 ? nameFinder([]) : nameFinder(await people());
  return { rows: rows.map((row) => named(row, nameOf)), more };
}

/** A message of the database as the tools know it. */
function named(message: ChatMessage, nameOf: ReturnType<typeof nameFinder>): Message {
  const { id, sender, group, identifier, fromMe, text, at, unread, unsent } = message;
  const handle = sender ?? identifier;
  return {
    id,
    chat: group ?? nameOf(identifier) ?? identifier,
    handle,
    from: fromMe ? "me" : (nameOf(handle) ?? handle),
    fromMe,
    text,
    at,
    unread,
    ...(unsent ? { unsent } : {}),
    version: `${id} ${unread ? "unread" : "read"} ${text.length}`,
  };
}
