import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import { mailboxesNamed, nearestOf } from "../../embedded/mail/maildir/mailboxes.ts";
import type { MailboxRole } from "../../embedded/mail/maildir/mailbox-name.ts";
import { parseMail } from "../../embedded/mail/message/parse-mail.ts";
import { createTextIndex } from "../../embedded/search/text-index.ts";
import type { TextIndex } from "../../embedded/search/text-index.ts";
import type { Page } from "../../../types/page.ts";
import type { MailMessage, MailQuery, MailSummary } from "../../mail.ts";
import type { Address } from "../../address.ts";
import type { TryOpen } from "../access/full-disk-access.ts";
import type { MacTools } from "../mac-part.ts";
import { readEmlx } from "./emlx-file.ts";
import type { EnvelopeIndex } from "./envelope-index.ts";
import { OpenEnvelopes } from "./envelope-index.ts";
import {
  envelopeById,
  idOf,
  labelsOf,
  lastRow,
  messageIdOf,
  recipientsOf,
  rowsAfter,
  selectEnvelopes,
} from "./envelope-query.ts";
import type { EnvelopeRow, EnvelopeSelection } from "./envelope-query.ts";
import type { MacMailbox } from "./mac-mailboxes.ts";
import { macMailboxes } from "./mac-mailboxes.ts";
import { inboxPlace } from "./message-place.ts";
import type { MessagePlace } from "./message-place.ts";

/** Mails whose words are indexed, the newest first. */
const MAX_INDEXED = 30_000;

/** Mail of a Mac as its own files have it, which full disk access opens. */
export class MacMail {
  readonly #envelopes: OpenEnvelopes;
  readonly #state: string;
  #words: TextIndex | undefined;

  constructor(tools: MacTools, tryOpen: TryOpen) {
    this.#envelopes = new OpenEnvelopes(tools, tryOpen);
    this.#state = tools.state;
  }

  /** Whether Mail's files are open to us; a Mac without Mail, or a broken index, still fails. */
  canRead(): boolean {
    try {
      this.#envelopes.readable();
      return true;
    } catch (error) {
      if (error instanceof HostFailure && error.failure === "permission") return false;
      throw error;
    }
  }

  mailboxes(): readonly MacMailbox[] {
    return macMailboxes(this.#envelopes.readable());
  }

  async list(query: MailQuery, order: EnvelopeSelection["order"]): Promise<Page<MailSummary>> {
    const index = this.#envelopes.readable();
    const boxes = macMailboxes(index);
    const isInbox = query.mailbox === undefined && order === "unread-first";
    const wanted = query.mailbox ?? (isInbox ? "inbox" : undefined);
    const named = wanted === undefined ? undefined : mailboxesNamed(boxes, wanted);
    const among =
      query.text === undefined ? undefined : await this.#withWords(index, boxes, query.text);
    const page = selectEnvelopes(index, {
      query,
      order,
      ...(named ? { boxes: named.map(({ number }) => number) } : {}),
      ...(among ? { among } : {}),
    });
    return { rows: page.rows.map((row) => summaryOf(index, boxes, row)), more: page.more };
  }

  async read(id: string): Promise<MailMessage> {
    const index = this.#envelopes.readable();
    const boxes = macMailboxes(index);
    const row = rowIn(index, id);
    const { body, attachments, header } = await this.#parsed(boxes, row);
    return {
      ...summaryOf(index, boxes, row),
      cc: recipientsOf(index, row.number, 1),
      body,
      attachments,
      ...(header.messageId ? { messageId: header.messageId } : {}),
    };
  }

  summary(id: string): MailSummary {
    const index = this.#envelopes.readable();
    return summaryOf(index, macMailboxes(index), rowIn(index, id));
  }

  /** Where a script finds a mail. */
  placeOf(id: string): MessagePlace {
    const inInbox = inboxPlace(id);
    if (inInbox) return inInbox;
    const index = this.#envelopes.readable();
    const row = rowIn(index, id);
    const { place } = shownIn(index, macMailboxes(index), row);
    return { place, number: row.number, messageId: messageIdOf(index, row) };
  }

  /** The mailbox a mail is in, and the one of a use in the same account. */
  boxOf(id: string): MacMailbox {
    const index = this.#envelopes.readable();
    return shownIn(index, macMailboxes(index), rowIn(index, id));
  }

  boxFor(role: MailboxRole, near: MacMailbox): MacMailbox | undefined {
    return nearestOf(this.mailboxes(), near, role);
  }

  /** The newest row there is: what comes later has a higher number. */
  lastRow(): number {
    return lastRow(this.#envelopes.readable());
  }

  /** What has come into the index since a row and is what was written: among the drafts, or gone. */
  written({ since, kind, subject, to }: Written): MailSummary | undefined {
    const index = this.#envelopes.readable();
    const boxes = macMailboxes(index);
    const row = rowsAfter(index, since)
      .filter((each) => each.subject === subject && kind === kindOf(boxes, each))
      .find((each) => isTo(recipientsOf(index, each.number, 0), to));
    return row && summaryOf(index, boxes, row);
  }

  /** Who the user is by the newest mail they sent; nobody where that can't be read. */
  ownAddress(): Address {
    if (!this.canRead()) return { name: "", address: "" };
    const index = this.#envelopes.readable();
    const numbers = macMailboxes(index)
      .filter(({ role }) => role === "sent")
      .map(({ number }) => number);
    const selection = { query: { limit: 1 }, boxes: numbers, order: "newest-first" } as const;
    return selectEnvelopes(index, selection).rows[0]?.from ?? { name: "", address: "" };
  }

  close(): void {
    this.#words?.close();
    this.#envelopes.close();
  }

  async #parsed(
    boxes: readonly MacMailbox[],
    row: EnvelopeRow,
  ): Promise<Awaited<ReturnType<typeof parseMail>>> {
    const own = boxes.find(({ number }) => number === row.box);
    if (!own) throw new HostFailure("not_found", "That mail isn't there any more.");
    return parseMail(await readEmlx(own.folder, row.number));
  }

  /** Rows with all of the words in subject, people or text; the index of them follows Mail's. */
  async #withWords(
    index: EnvelopeIndex,
    boxes: readonly MacMailbox[],
    text: string,
  ): Promise<readonly number[]> {
    this.#words ??= createTextIndex(join(this.#state, "mail-words.db"));
    const query = { limit: MAX_INDEXED };
    const { rows } = selectEnvelopes(index, { query, order: "newest-first" });
    const files = rows.map((row) => ({ path: idOf(row), version: row.hash, row }));
    await this.#words.sync(files, async ({ row }) => {
      const people = [row.from, ...recipientsOf(index, row.number, 0)];
      const said = people.map(({ name, address }) => `${name} ${address}`).join(" ");
      return { title: `${row.subject} ${said}`, text: await this.#bodyOf(boxes, row) };
    });
    return this.#words.match(text).map((path) => Number(path.split("/").at(-1)));
  }

  async #bodyOf(boxes: readonly MacMailbox[], row: EnvelopeRow): Promise<string> {
    try {
      return (await this.#parsed(boxes, row)).body;
    } catch {
      // Not fetched, or damaged: it is found by its subject and people, and reading it says why.
      return "";
    }
  }
}

type Written = {
  readonly since: number;
  readonly kind: "draft" | "sent";
  readonly subject: string;
  readonly to: readonly Address[];
};

/** Mail marks drafts; where a mailbox has a name in no language known here, that mark tells. */
function kindOf(boxes: readonly MacMailbox[], row: EnvelopeRow): "draft" | "sent" | "neither" {
  const role = boxes.find(({ number }) => number === row.box)?.role ?? "other";
  if (role === "drafts") return "draft";
  if (role === "sent") return "sent";
  if (role !== "other" && role !== "archive") return "neither";
  return row.isDraft ? "draft" : "sent";
}

function isTo(found: readonly Address[], meant: readonly Address[]): boolean {
  const plain = (people: readonly Address[]): string =>
    people
      .map(({ address }) => address.toLowerCase())
      .toSorted()
      .join(" ");
  return plain(found) === plain(meant);
}

function rowIn(index: EnvelopeIndex, id: string): EnvelopeRow {
  const row = envelopeById(index, id);
  if (row) return row;
  throw new HostFailure("not_found", "That mail isn't there any more.");
}

/** The mailbox a person sees a mail in: of Gmail's labels the inbox, else its own. */
function shownIn(index: EnvelopeIndex, boxes: readonly MacMailbox[], row: EnvelopeRow): MacMailbox {
  const labels = labelsOf(index, row.number);
  const found =
    boxes.find(({ number, role }) => role === "inbox" && labels.includes(number)) ??
    boxes.find(({ number }) => number === row.box);
  if (found) return found;
  throw new HostFailure("not_found", "That mail isn't there any more.");
}

function summaryOf(
  index: EnvelopeIndex,
  boxes: readonly MacMailbox[],
  row: EnvelopeRow,
): MailSummary {
  const { from, subject, date, unread, flagged } = row;
  const mailbox = shownIn(index, boxes, row).name;
  return {
    id: idOf(row),
    from,
    to: recipientsOf(index, row.number, 0),
    subject,
    date,
    unread,
    flagged,
    mailbox,
    version: `${row.number} ${mailbox} ${unread ? "unread" : "read"}${flagged ? " flagged" : ""}`,
  };
}
