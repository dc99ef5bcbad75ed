import { z } from "zod";
import { HostFailure } from "../../../errors.ts";
import type { Page } from "../../../types/page.ts";
import { indexWords } from "../../embedded/search/match-query.ts";
import type { MailMessage, MailQuery, MailSummary } from "../../mail.ts";
import type { Address } from "../../address.ts";
import type { AppScripts } from "../script/app-scripts.ts";
import { inboxId, inboxPlace } from "./message-place.ts";

/** Mails of the inbox looked at without full disk access: each takes Mail some 10 ms a property. */
const LOOKED_AT = { recent: 50, search: 200 };
/** Longest wait for them, in milliseconds. */
const LOOK_MS = 60_000;

const newest = z.object({
  rows: z.array(
    z.object({
      number: z.number(),
      messageId: z.string(),
      sender: z.string(),
      subject: z.string(),
      date: z.number(),
      read: z.boolean(),
      flagged: z.boolean(),
    }),
  ),
  total: z.number(),
});
type Row = z.infer<typeof newest>["rows"][number];

/** The newest mails of the inbox by Mail itself, for a Mac whose files are closed to us: slow, and no others. */
export class MailByEvents {
  readonly #scripts: AppScripts;

  constructor(scripts: AppScripts) {
    this.#scripts = scripts;
  }

  async list(query: MailQuery, kind: "recent" | "search"): Promise<Page<MailSummary>> {
    if (query.mailbox !== undefined && indexWords(query.mailbox) !== "inbox") {
      throw new HostFailure(
        "permission",
        "Without full disk access I only see the newest mail of the inbox. sotto doctor says how to give it.",
      );
    }
    const input = { place: null, count: LOOKED_AT[kind] };
    const call = { script: "mail/newest", input, timeoutMs: LOOK_MS };
    const { rows } = await this.#scripts.read(call, newest);
    const found = rows.filter((row) => isMeant(row, query));
    const ordered = kind === "recent" ? found.toSorted(unreadFirst) : found;
    const shown = ordered.slice(0, query.limit);
    return { rows: shown.map(summaryOf), more: found.length - shown.length };
  }

  async read(id: string): Promise<MailMessage> {
    const place = inboxPlace(id);
    if (!place) throw new HostFailure("not_found", "That mail isn't there any more.");
    const { rows } = await this.#scripts.read(
      {
        script: "mail/newest",
        input: { place: null, count: LOOKED_AT.search },
        timeoutMs: LOOK_MS,
      },
      newest,
    );
    const row = rows.find(({ number }) => number === place.number);
    if (!row) throw new HostFailure("not_found", "That mail isn't among the newest any more.");
    const input = { message: { ...place, messageId: row.messageId } };
    const said = await this.#scripts.read({ script: "mail/content", input }, content);
    const { content: body, ...rest } = said;
    return { ...summaryOf(row), ...rest, body, messageId: `<${row.messageId}>` };
  }
}

const people = z.array(z.object({ name: z.string(), address: z.string() }));
const content = z.object({
  content: z.string(),
  to: people,
  cc: people,
  attachments: z.array(z.string()),
});

function isMeant(row: Row, { text, from, subject, since, until, unread }: MailQuery): boolean {
  return (
    (text === undefined || hasWords(`${row.subject} ${row.sender}`, text)) &&
    (from === undefined || hasWords(row.sender, from)) &&
    (subject === undefined || hasWords(row.subject, subject)) &&
    (since === undefined || row.date >= since) &&
    (until === undefined || row.date < until) &&
    (unread === undefined || row.read !== unread)
  );
}

function hasWords(text: string, wanted: string): boolean {
  const words = indexWords(wanted).split(" ").filter(Boolean);
  return words.length > 0 && words.every((word) => ` ${indexWords(text)}`.includes(` ${word}`));
}

function unreadFirst(a: Row, b: Row): number {
  return Number(a.read) - Number(b.read) || b.date - a.date;
}

function summaryOf({ number, sender, subject, date, read, flagged }: Row): MailSummary {
  return {
    id: inboxId(number),
    from: addressIn(sender),
    to: [],
    subject,
    date,
    unread: !read,
    flagged,
    mailbox: "INBOX",
    version: `${number} ${read ? "read" : "unread"}${flagged ? " flagged" : ""}`,
  };
}

/** `Anna Keller <anna@keller.example>`, or an address alone. */
function addressIn(sender: string): Address {
  const [, name = "", address = sender] = /^\s*"?(.*?)"?\s*<([^<>]*)>\s*$/.exec(sender) ?? [];
  return { name, address };
}
