import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { Page } from "../../../types/page.ts";
import {
  createMessageIndex,
  type MessageIndex,
} from "../../embedded/messages/chats/message-index.ts";
import { messagePage } from "../../embedded/messages/message-page.ts";
import type { Person } from "../../embedded/messages/name-finder.ts";
import type { Selection } from "../../embedded/messages/chats/select-messages.ts";
import type { EmbeddedPart } from "../../embedded/parts/part.ts";
import { openedLog } from "../../embedded/state/opened-log.ts";
import type { Message, MessagesHost } from "../../messages.ts";
import { openWith } from "../apps/create-mac-apps.ts";
import { type TryOpen, tryOpen } from "../access/full-disk-access.ts";
import { problemsOf } from "../script/unsent.ts";
import type { MacTools } from "../mac-part.ts";
import { SHOWN_MS } from "./hand-over.ts";
import { MacChats } from "./mac-chats.ts";
import { recipientOf } from "./recipient.ts";
import { TextOutbox } from "./text-outbox.ts";

export type MacMessagesOptions = {
  readonly tools: MacTools;
  /** Who is known, so that a number gets a name. */
  readonly people: () => Promise<readonly Person[]>;
  /** How long a sent text may take to show up in Messages, in milliseconds: 10 s. */
  readonly shownMs?: number;
  readonly open?: TryOpen;
};

/**
 * Messages of the Mac: read from its own database, sent by its own app. What is sent waits with us
 * until the hold is over, because Messages takes nothing back.
 */
export function createMacMessages({
  tools,
  people,
  shownMs = SHOWN_MS,
  open = tryOpen,
}: MacMessagesOptions): EmbeddedPart<MessagesHost> {
  const { state, clock } = tools;
  const chats = new MacChats(tools, open);
  const outbox = new TextOutbox({ tools, chats, people, shownMs });
  const log = openedLog(state, clock);
  let index: MessageIndex | undefined;
  const select = (selection: Selection): Promise<Page<Message>> =>
    orFail("the messages", () => messagePage({ chats, people }, selection));
  return {
    host: {
      recent: async (query) => withHeld(await select(query), await outbox.waiting(query), query),
      search: ({ text, ...rest }) =>
        orFail("the messages", async () => {
          index ??= createMessageIndex(join(state, "messages.db"));
          return select({ ...rest, among: index.newest(chats.readable(), text) });
        }),
      wayOut: async () => ({ through: "Messages" }),
      send: (message) => orFail("the messages", () => outbox.send(message)),
      openChat: (to) =>
        orFail("the messages", async () => {
          const { handles } = recipientOf(chats, to);
          await openWith(tools, [addressOf(handles)], `the chat with ${to}`);
          await log({ kind: "chat", target: to });
        }),
    },
    undo: { "messages.take_back": (input) => outbox.takeBack(input) },
    outbox: outbox.outbox,
    problems: () => problemsOf(outbox.outbox),
    close: async () => {
      await outbox.outbox.close();
      index?.close();
      chats.close();
    },
  };
}

/** One person's chat by their handle; a group by all of theirs, which is how Messages finds it. */
function addressOf(handles: readonly string[]): string {
  const [first] = handles;
  if (first === undefined) throw new HostFailure("not_found", "Nobody is in that conversation.");
  if (handles.length === 1) return `imessage://${encodeURIComponent(first)}`;
  return `sms:/open?addresses=${handles.map(encodeURIComponent).join(",")}`;
}

/** What waits to go is newer than all that has gone. */
function withHeld(
  { rows, more }: Page<Message>,
  held: readonly Message[],
  { limit }: { readonly limit: number },
): Page<Message> {
  const all = [...held, ...rows];
  return { rows: all.slice(0, limit), more: more + Math.max(0, all.length - limit) };
}
