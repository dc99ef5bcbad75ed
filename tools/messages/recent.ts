import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { handlesOf } from "./handles-of.ts";
import { pastRange } from "../time-range.ts";
import { latestOfChats } from "./latest-of-chats.ts";
import { messagesWithin } from "./messages-within.ts";
import type { Among } from "./messages-within.ts";
import { messageRow } from "./message-words.ts";
import { sayMessages } from "./say-messages.ts";

const USUAL_ROWS = 8;

export const recent = defineTool({
  name: "messages.recent",
  description: "Show the latest text messages, of everybody or one person.",
  input: z.strictObject({
    who: field("only with this person", { kind: "person" }).optional(),
    since: field("of this time, or from it on", {
      kind: "when",
      time: { lean: "past" },
    }).optional(),
    until: field("up to this time", { kind: "when", time: { lean: "past" } }).optional(),
    unread: z.boolean().describe("only those not read yet").meta({ kind: "flag" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "message",
  tells: { name: "text", order: "newest", facts: { when: ["when"], with: ["from"] } },
  companions: ["messages.search"],
  demos: [
    {
      say: "what did Quillon Abara text",
      input: { who: "Quillon Abara" },
      result: "message:91 | Quillon Abara | The lock is stuck | today at 3:33 am",
      answer: "Quillon Abara wrote at 3:33 am that the lock is stuck.",
    },
    {
      say: "any unread texts",
      input: { unread: true },
      result: "nothing found",
      answer: "No, you have read all of them.",
    },
  ],
  say: sayMessages,
  async run({ who, unread, limit: most }, context) {
    const { host, meant } = context;
    const { since, until } = meant;
    const rows = rowsFor(most, USUAL_ROWS);
    const handles = who ? await handlesOf(context, who) : undefined;
    const among = defined({ handles, unread });
    const page = await (since || until
      ? messagesWithin(host, { ...among, range: pastRange({ since, until }, host.clock), rows })
      : isWhole(among)
        ? host.messages.recent({ limit: rows, ...among })
        : latestOfChats(host, rows));
    const shown = page.rows.map((message) => messageRow(message, context));
    return items({ rows: shown, more: page.more });
  },
});

/** Of one person, or of what is new, every message is shown; else the last of each chat. */
function isWhole({ handles, unread }: Among): boolean {
  return handles !== undefined || unread === true;
}
