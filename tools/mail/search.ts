import { z } from "zod";
import type { MailQuery, MailSummary } from "../../src/host/mail.ts";
import { defineTool } from "../../src/tool/define-tool.ts";
import { items } from "../../src/tool/envelope.ts";
import type { Page } from "../../src/types/page.ts";
import { defined } from "../defined.ts";
import { field, limit, rowsFor } from "../fields.ts";
import { lookUp } from "../look-up.ts";
import { pastRange } from "../time-range.ts";
import { mailsFrom } from "./from-person.ts";
import { mailRow } from "./mail-words.ts";
import { sayMails } from "./say-mails.ts";
import { findMails } from "./find-mails.ts";

const USUAL_ROWS = 10;

export const search = defineTool({
  name: "mail.search",
  description: "Find e-mails by words, sender, subject or date.",
  input: z.strictObject({
    text: field("words in it", { kind: "span" }).optional(),
    from: field("sender", { kind: "person" }).optional(),
    subject: field("words of the subject", { kind: "span" }).optional(),
    since: field("of this time, or from it on", {
      kind: "when",
      time: { lean: "past" },
    }).optional(),
    until: field("up to this day", { kind: "when", time: { lean: "past" } }).optional(),
    limit,
  }),
  reads: "untrusted",
  effect: "none",
  egress: false,
  gives: "mail",
  tells: { name: "subject", order: "newest", facts: { when: ["when"], with: ["from"] } },
  finds: [findMails],
  companions: ["mail.read"],
  demos: [
    {
      say: "find the mail about the tide gauge",
      input: { text: "tide gauge" },
      result: "mail:92 | Quillon Abara | Tide gauge | Sunday 7 June at 11:40 pm",
      answer: "I found one from Quillon Abara on Sunday 7 June, about the tide gauge.",
    },
    {
      say: "mails from Odalys Finch since the second of april",
      input: { from: "Odalys Finch", since: "the second of april" },
      result: "nothing found",
      answer: "Odalys Finch has written nothing since 2 April.",
    },
  ],
  say: sayMails,
  async run({ text, from, subject, limit: most }, context) {
    const { host, meant } = context;
    const { since, until } = meant;
    const range = pastRange({ since, until }, host.clock);
    const search = (query: MailQuery): Promise<Page<MailSummary>> =>
      from ? mailsFrom(context, { search: "search", query, from }) : host.mail.search(query);
    const looking = {
      limit: rowsFor(most, USUAL_ROWS),
      idOf: ({ id }: MailSummary) => id,
      isOfPerson: from !== undefined,
    };
    const exact = await lookUp(context, {
      ...looking,
      text,
      search: (words) => search({ ...range, ...defined({ subject }), ...words }),
    });
    // Words of a subject are remembered as little as others.
    const isNone = exact.rows.length === 0 && context.isForgiving === true;
    const page =
      isNone && subject !== undefined
        ? await lookUp(context, {
            ...looking,
            text: [text, subject].filter(Boolean).join(" "),
            search: (words) => search({ ...range, ...words }),
          })
        : exact;
    return items({ ...page, rows: page.rows.map((mail) => mailRow(mail, context)) });
  },
});
