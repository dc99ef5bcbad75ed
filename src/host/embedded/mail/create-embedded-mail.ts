import { join } from "node:path";
import { HostFailure, messageOf } from "../../../errors.ts";
import { orFail } from "../../../store/fs-failure.ts";
import type { Language } from "../../../language/language.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Page } from "../../../types/page.ts";
import type { MailHost, MailMessage, MailQuery, MailSummary } from "../../mail.ts";
import { Outbox } from "../outbox/outbox.ts";
import type { EmbeddedPart, FileProblem, Tally } from "../parts/part.ts";
import type { PartOptions } from "../parts/part-options.ts";
import type { MailWay } from "../transport/mail-transport.ts";
import { readWholeMail } from "./index/mail-file.ts";
import type { IndexProgress } from "./index/index-mails.ts";
import { type MailSelection, countMails, rowsWithHeader, selectMails } from "./index/mail-query.ts";
import { createMailStore, type MailStore } from "./mail-store.ts";
import { orNothing } from "../state/or-nothing.ts";
import { findMailboxes, mailboxesNamed, named } from "./maildir/mailboxes.ts";
import { parseMail, UNREADABLE } from "./message/parse-mail.ts";
import { pathOf } from "./maildir/put-mail.ts";
import { carryMail } from "./carry-mail.ts";
import { type Sender, sendMail, takeBackMail, wayOut } from "./send-mail.ts";
import { markSeen, restoreMail, updateMail } from "./update-mail.ts";
import { createDraft, removeDraft } from "./write-mail.ts";

export type EmbeddedMailOptions = {
  readonly folder: string;
  /** Where the index and the list of what waits in the outbox live. */
  readonly state: string;
  readonly clock: Clock;
  readonly holdMs: number;
  readonly language: Language;
  /** What carries mail away; nothing does where there is none. */
  readonly way: MailWay | undefined;
  readonly tell: PartOptions["tell"];
  readonly onProgress?: IndexProgress;
};

/**
 * Mail in Maildir folders, searched through an index of its own. What is sent waits in Outbox,
 * goes the way out that was named, and only then lies in Sent. Without one it stays in Outbox.
 */
export function createEmbeddedMail(options: EmbeddedMailOptions): EmbeddedPart<MailHost> {
  const { folder, way, holdMs, language } = options;
  const store = createMailStore(options);
  const outbox: Outbox = new Outbox({
    ...options,
    domain: "mail",
    handOver: (held) => carryMail({ store, way }, held),
    // Somebody took it out of the outbox, or away.
    isCleared: async (id) => (await orNothing(store.row(id))) === undefined,
  });
  const sender: Sender = { store, outbox, way, holdMs, language };
  return {
    host: {
      mailboxes: async () => (await findMailboxes(folder)).map(named),
      recent: (query) => list(store, { query, order: "unread-first" }),
      search: (query) => list(store, { query, order: "newest-first" }),
      read: (id) => read(store, id),
      createDraft: (mail) => createDraft(store, mail),
      wayOut: () => wayOut(sender),
      send: (mail) => sendMail(sender, mail),
      markSeen: (id) => markSeen(store, id),
      update: (change) => updateMail(store, change),
    },
    undo: {
      "mail.restore": (input) => restoreMail(store, input),
      "mail.remove_draft": (input) => removeDraft(store, input),
      "mail.take_back": (input) => takeBackMail(sender, input),
    },
    problems: () => problemsIn(store),
    tally: () => tallyOf(store),
    outbox,
    close: async () => {
      await outbox.close();
      store.close();
    },
  };
}

/** Mails without one readable header. */
async function problemsIn(store: MailStore): Promise<readonly FileProblem[]> {
  return orFail("the mail folder", async () => {
    await store.boxes();
    return rowsWithHeader(store.index().database, UNREADABLE).map(({ place }) => ({
      file: join(place.box, place.sub, place.name),
      reason: "It has no header of a mail.",
      kind: "without a header",
    }));
  });
}

async function tallyOf(store: MailStore): Promise<Tally> {
  return orFail("the mail folder", async () => {
    const boxes = await store.boxes();
    const mails = countMails(store.index().database);
    return {
      held: [
        { count: mails, noun: "mail" },
        { count: boxes.length, noun: "mailbox" },
      ],
    };
  });
}

type Listing = { readonly query: MailQuery; readonly order: MailSelection["order"] };

async function list(store: MailStore, { query, order }: Listing): Promise<Page<MailSummary>> {
  return orFail("the mail folder", async () => {
    const boxes = await store.boxes();
    const isInbox = query.mailbox === undefined && order === "unread-first";
    const wanted = query.mailbox ?? (isInbox ? "inbox" : undefined);
    if (boxes.length === 0)
      throw new HostFailure("unavailable", "There is no mailbox in the mail folder.");
    if (query.text !== undefined) await store.index().refreshWords();
    const selection = { query, order };
    const ids =
      wanted === undefined ? undefined : mailboxesNamed(boxes, wanted).map((box) => box.id);
    const page = selectMails(
      store.index().database,
      ids ? { ...selection, boxes: ids } : selection,
    );
    return { rows: page.rows.map((row) => store.summary(row, boxes)), more: page.more };
  });
}

async function read(store: MailStore, id: string): Promise<MailMessage> {
  return orFail("that mail", async () => {
    const boxes = await store.boxes();
    const row = await store.row(id);
    const source = await readWholeMail(pathOf(store.root, row.place));
    const mail = await parseMail(source).catch((error: unknown) => {
      throw new HostFailure(
        "invalid",
        `That mail is damaged and can't be read: ${messageOf(error)}`,
      );
    });
    const { body, attachments } = mail;
    const { cc, messageId } = mail.header;
    return {
      ...store.summary(row, boxes),
      cc,
      body,
      attachments,
      ...(messageId ? { messageId } : {}),
    };
  });
}
