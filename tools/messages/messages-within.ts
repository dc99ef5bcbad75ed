import type { Host } from "../../src/host/host.ts";
import type { Message } from "../../src/host/messages.ts";
import type { Page } from "../../src/types/page.ts";
import { DEPTH } from "./latest-of-chats.ts";

export type Among = { readonly handles?: readonly string[]; readonly unread?: boolean };

type Within = Among & {
  readonly range: { readonly since?: number; readonly until?: number };
  readonly rows: number;
};

/** The messages of a time, newest first: of everybody those that came in, of one person the owner's too. */
export async function messagesWithin(
  host: Host,
  { range: { since = 0, until = Number.POSITIVE_INFINITY }, rows, ...among }: Within,
): Promise<Page<Message>> {
  const page = await host.messages.recent({ ...among, limit: DEPTH });
  const within = page.rows.filter(
    ({ at, fromMe }) => at >= since && at < until && !(fromMe && among.handles === undefined),
  );
  return { rows: within.slice(0, rows), more: Math.max(0, within.length - rows) };
}
