import { z } from "zod";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { pastRange } from "../time-range.ts";
import { mailsFrom } from "./from-person.ts";
import { mailRow } from "./mail-words.ts";
import { mailboxNamed } from "./mailbox-named.ts";
import { sayMails } from "./say-mails.ts";

const USUAL_ROWS = 10;

export const recent = defineTool({
  name: "mail.recent",
  description: "Show new and latest e-mails.",
  load: "core",
  input: z.strictObject({
    unread: z.boolean().describe("only those not read yet").meta({ kind: "flag" }).optional(),
    from: field("only from this sender", { kind: "person" }).optional(),
    since: field("of this time, or from it on", {
      kind: "when",
      time: { lean: "past" },
    }).optional(),
    until: field("up to this time", { kind: "when", time: { lean: "past" } }).optional(),
    mailbox: field("instead of the inbox", { kind: "mailbox" }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "mail",
  tells: { name: "subject", order: "newest", facts: { when: ["when"], with: ["from"] } },
  day: { input: { unread: true } },
  companions: ["mail.read"],
  demos: [
    {
      say: "any new mail from Odalys Finch",
      input: { unread: true, from: "Odalys Finch" },
      result: "mail:91 | Odalys Finch | Gravel delivery | today at 2:14 am | unread",
      answer: "One new mail from Odalys Finch: gravel delivery.",
    },
    {
      say: "what came in lately",
      input: {},
      result: "mail:92 | Quillon Abara | Tide gauge | yesterday at 11:40 pm",
      answer: "The latest is from Quillon Abara about the tide gauge.",
    },
  ],
  say: sayMails,
  async run({ unread, from, mailbox, limit: most }, context) {
    const { host, meant } = context;
    const { since, until } = meant;
    const box = mailbox ? await mailboxNamed(context, mailbox) : undefined;
    const query = {
      ...pastRange({ since, until }, host.clock),
      limit: rowsFor(most, USUAL_ROWS),
      ...defined({ unread, mailbox: box }),
    };
    const page = from
      ? await mailsFrom(context, { search: "recent", query, from })
      : await host.mail.recent(query);
    const rows = page.rows.map((mail) => mailRow(mail, context));
    return items({ rows, more: page.more });
  },
});
