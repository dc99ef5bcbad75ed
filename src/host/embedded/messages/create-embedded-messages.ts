import { existsSync } from "node:fs";
import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { Clock } from "../../../types/clock.ts";
import type { JsonObject } from "../../../types/json.ts";
import type { Page } from "../../../types/page.ts";
import type { Message, MessagesHost } from "../../messages.ts";
import type { Written } from "../../written.ts";
import { type HoldingPart, Outbox } from "../outbox.ts";
import { openedLog } from "../state/opened-log.ts";
import { conversationWith } from "./conversations.ts";
import { createMessageIndex, type MessageIndex } from "./message-index.ts";
import { messagePage } from "./message-page.ts";
import type { Person } from "./name-finder.ts";
import { OpenChats } from "./open-chats.ts";
import { isHandle } from "./same-handle.ts";
import type { Selection } from "./select-messages.ts";
import { addMessage, markSent, removeMessage, sentInput } from "./send-message.ts";

export type EmbeddedMessagesOptions = {
  readonly file: string;
  /** Where the index, the outbox and the list of opened things live. */
  readonly state: string;
  readonly clock: Clock;
  readonly holdMs: number;
  /** Who is known, so that a number gets a name. */
  readonly people: () => Promise<readonly Person[]>;
};

/**
 * Messages in a SQLite file with the tables of a Mac's chat.db. A copy of a real one opens as
 * well, to be read only. What is sent is a row that can be taken back until the hold is over;
 * nothing leaves the machine.
 */
export function createEmbeddedMessages(
  options: EmbeddedMessagesOptions,
): HoldingPart<MessagesHost> {
  const { state, clock, holdMs } = options;
  const chats = new OpenChats(options.file);
  const file = join(state, "messages-outbox.json");
  const release = async ({ key }: { readonly key: string }): Promise<void> =>
    markSent(chats.writable(), key);
  const outbox = new Outbox({ file, clock, holdMs, release });
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
      send: (message) => send({ chats, outbox, ...options }, message),
      openChat: async (to) => {
        if (!isHandle(to) && conversationWith(chats.readable(), to) === undefined) {
          throw new HostFailure("not_found", `There is no conversation with ${to}.`);
        }
        await log({ kind: "chat", target: to });
      },
    },
    undo: { "messages.take_back": (input) => takeBack({ chats, outbox }, input) },
    resume: async () => {
      if (existsSync(file) && existsSync(options.file)) await outbox.resume();
    },
    settled: () => outbox.settled(),
    close: () => {
      outbox.close();
      index?.close();
      chats.close();
    },
  };
}

type Sender = EmbeddedMessagesOptions & { readonly chats: OpenChats; readonly outbox: Outbox };

async function send(
  { chats, outbox, clock, people }: Sender,
  { to, text }: Parameters<MessagesHost["send"]>[0],
): Promise<Written<Message>> {
  return orFail("the messages", async () => {
    if (text.trim() === "") throw new HostFailure("invalid", "The message has no text.");
    const sent = addMessage(chats.writable(), { to: to.trim(), text, now: clock.now() });
    await outbox.put(sent.guid);
    const all = await messagePage({ chats, people }, { guid: sent.guid, limit: 1 });
    const [value] = all.rows;
    if (!value) throw new HostFailure("unavailable", "The message could not be kept.");
    return { value, undo: { operation: "messages.take_back", input: { ...sent, text } } };
  });
}

type Taking = { readonly chats: OpenChats; readonly outbox: Outbox };

async function takeBack({ chats, outbox }: Taking, input: JsonObject): Promise<string> {
  const sent = sentInput(input);
  const tooLate = new HostFailure("invalid", `The message to ${sent.to} has been sent already.`);
  if (!(await outbox.takeBack(sent.guid))) throw tooLate;
  return orFail("the messages", async () => {
    if (!removeMessage(chats.writable(), sent)) throw tooLate;
    return `The message to ${sent.to} was not sent.`;
  });
}
