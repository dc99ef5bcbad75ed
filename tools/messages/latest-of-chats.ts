import type { Host } from "../../src/host/host.ts";
import type { Message } from "../../src/host/messages.ts";
import type { Page } from "../../src/types/page.ts";

/** Messages looked at for the latest ones: what lies further back has to be searched for. */
export const DEPTH = 500;

/** The last message of each chat, newest chat first. */
export async function latestOfChats(host: Host, limit: number): Promise<Page<Message>> {
  const { rows } = await host.messages.recent({ limit: DEPTH });
  const latest = new Map<string, Message>();
  for (const message of rows) {
    if (!latest.has(message.chat)) latest.set(message.chat, message);
  }
  const chats = [...latest.values()];
  return { rows: chats.slice(0, limit), more: Math.max(0, chats.length - limit) };
}
