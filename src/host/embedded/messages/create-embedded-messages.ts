import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Page } from "../../../types/page.ts";
import type { Message, MessagesHost } from "../../messages.ts";
import type { Sent } from "../../outgoing.ts";
import type { EmbeddedPart } from "../parts/part.ts";
import { openedLog } from "../state/opened-log.ts";
import { conversationWith } from "./conversations.ts";
import { createMessageIndex, type MessageIndex } from "./chats/message-index.ts";
import { messagePage } from "./message-page.ts";
import type { Person } from "./name-finder.ts";
import { OpenChats } from "./chats/open-chats.ts";
import { isHandle } from "./same-handle.ts";
import type { Selection } from "./chats/select-messages.ts";
import { addMessage, keptInput, removeMessage } from "./send-message.ts";
import type { Undone } from "../../../types/undone.ts";

export type EmbeddedMessagesOptions = {
  readonly file: string;
  /** Where the index and the list of opened things live. */
  readonly state: string;
  readonly clock: Clock;
  /** Who is known, so that a number gets a name. */
  readonly people: () => Promise<readonly Person[]>;
};

/**
 * Messages in a SQLite file with the tables of a Mac's chat.db. A copy of a real one opens as
 * well, to be read only. What is sent is a row marked as not sent: no message leaves the machine.
 */
export function createEmbeddedMessages(
  options: EmbeddedMessagesOptions,
): EmbeddedPart<MessagesHost> {
  const { state, clock } = options;
  const chats = new OpenChats(options.file);
  const log = openedLog(state, clock);
  let index: MessageIndex | undefined;
  const select = (selection: Selection): Promise<Page<Message>> =>
    orFail("the messages", () => messagePage({ chats, ...options }, selection));
  return {
    host: {
      recent: (query) => select(query),
      search: ({ text, ...rest }) =>
        orFail("the messages", async () => {
          index ??= createMessageIndex(join(state, "messages.db"));
          return select({ ...rest, among: index.newest(chats.readable(), text) });
        }),
      wayOut: async () => undefined,
      send: (message) => keep({ chats, ...options }, message),
      openChat: async (to) => {
        if (!isHandle(to) && conversationWith(chats.readable(), to) === undefined) {
          throw new HostFailure("not_found", `There is no conversation with ${to}.`);
        }
        await log({ kind: "chat", target: to });
      },
    },
    undo: { "messages.take_back": (input) => takeBack(chats, input) },
    close: () => {
      index?.close();
      chats.close();
    },
  };
}

type Chats = EmbeddedMessagesOptions & { readonly chats: OpenChats };

/** A row of the database, marked as not sent: nothing carries messages away from here. */
async function keep(
  { chats, clock, people }: Chats,
  { to, text }: Parameters<MessagesHost["send"]>[0],
): Promise<Sent<Message>> {
  return orFail("the messages", async () => {
    if (text.trim() === "") throw new HostFailure("invalid", "The message has no text.");
    const kept = addMessage(chats.writable(), { to: to.trim(), text, now: clock.now() });
    const all = await messagePage({ chats, people }, { guid: kept.guid, limit: 1 });
    const [value] = all.rows;
    if (!value) throw new HostFailure("unavailable", "The message could not be kept.");
    const undo = { operation: "messages.take_back", input: { ...kept, text } };
    return { value, undo, sending: { state: "kept" } };
  });
}

async function takeBack(chats: OpenChats, input: JsonObject): Promise<Undone> {
  const kept = keptInput(input);
  return orFail("the messages", async () => {
    if (removeMessage(chats.writable(), kept))
      return { what: "message", is: "unsent", name: kept.to };
    throw new HostFailure("invalid", `The message to ${kept.to} isn't there any more.`);
  });
}
