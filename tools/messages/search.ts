import { z } from "zod";
import { messageContents } from "./message-contents.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, filledField, limit, rowsFor } from "../fields.ts";
import { lookUp } from "../look-up.ts";
import { pastRange } from "../time-range.ts";
import { handlesOf } from "./handles-of.ts";
import { messageRow } from "./message-words.ts";
import { sayMessages } from "./say-messages.ts";

const USUAL_ROWS = 8;

export const search = defineTool({
  name: "messages.search",
  description: "Find text messages by their words.",
  input: z.strictObject({
    text: filledField("words in it", { kind: "span" }),
    who: field("only with this person", { kind: "person" }).optional(),
    since: field("of this time, or from it on", {
      kind: "when",
      time: { lean: "past" },
    }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "message",
  tells: { name: "text", order: "newest", facts: { when: ["when"], with: ["from"] } },
  companions: ["messages.recent"],
  contents: messageContents,
  demos: [
    {
      say: "find the text about bloodworms",
      input: { text: "bloodworms" },
      result: "message:92 | you to Odalys Finch | Nine bloodworms each | Sunday 7 June at 1:02 am",
      answer: "On Sunday 7 June you wrote Odalys Finch: nine bloodworms each.",
    },
    {
      say: "what did Quillon Abara text about the lock",
      input: { text: "lock", who: "Quillon Abara" },
      result: "message:91 | Quillon Abara | The lock is stuck | today at 3:33 am",
      answer: "Quillon Abara wrote that the lock is stuck.",
    },
  ],
  say: sayMessages,
  async run({ text, who, limit: most }, context) {
    const { host, meant } = context;
    const handles = who ? await handlesOf(context, who) : undefined;
    const range = pastRange({ since: meant["since"] }, host.clock);
    const wanted = defined({ handles, since: range.since });
    const page = await lookUp(context, {
      text,
      limit: rowsFor(most, USUAL_ROWS),
      search: ({ text: words, limit: rows }) =>
        words === undefined
          ? host.messages.recent({ limit: rows, ...defined({ handles }) })
          : host.messages.search({ text: words, limit: rows, ...wanted }),
      idOf: ({ id }) => id,
      isOfPerson: handles !== undefined && range.since === undefined,
    });
    return items({ ...page, rows: page.rows.map((message) => messageRow(message, context)) });
  },
});
