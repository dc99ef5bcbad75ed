import { describe, expect, it } from "vitest";
import { messagesWithin } from "../../../tools/messages/messages-within.ts";
import type { Host } from "../../../src/host/host.ts";
import type { Message } from "../../../src/host/messages.ts";

const message = (at: number, from: Partial<Message> = {}): Message => ({
  id: String(at),
  chat: "c",
  handle: "+1",
  from: "Ben",
  fromMe: false,
  text: "hi",
  at,
  unread: false,
  version: "1",
  ...from,
});
const KEPT = [message(40), message(30, { fromMe: true }), message(20), message(10)];

type Wanted = Omit<Parameters<typeof messagesWithin>[1], "rows"> & { readonly rows?: number };

/** When the messages of a time came, and how many more there are. */
async function within(wanted: Wanted) {
  const recent = async () => ({ rows: KEPT, more: 0 });
  const host = { messages: { recent } } as unknown as Host;
  const page = await messagesWithin(host, { rows: 8, ...wanted });
  return [...page.rows.map(({ at }) => at), `+${page.more}`];
}

describe("messages of a time", () => {
  it.each([
    ["from its start to before its end", { range: { since: 20, until: 40 } }, [20, "+0"]],
    ["without an end", { range: { since: 20 } }, [40, 20, "+0"]],
    ["without a start", { range: { until: 20 } }, [10, "+0"]],
    ["of one person, the owner's too", { range: {}, handles: ["+1"] }, [40, 30, 20, 10, "+0"]],
    ["no more than are shown", { range: {}, rows: 2 }, [40, 20, "+1"]],
  ])("%s", async (_, wanted, expected) => {
    expect(await within(wanted)).toEqual(expected);
  });
});
