import { join } from "node:path";
import { HostFailure } from "../../../errors.ts";
import type { Clock } from "../../../types/clock.ts";
import type { Address } from "../../address.ts";
import type { MailSummary } from "../../mail.ts";
import type { IndexProgress } from "./index/index-mails.ts";
import { createMailIndex } from "./index/mail-index.ts";
import type { MailIndex } from "./index/mail-index.ts";
import type { MailRow } from "./index/mail-rows.ts";
import { mailRow } from "./index/mail-rows.ts";
import type { Mailbox } from "./maildir/mailboxes.ts";
import { makeMailbox, nearestOf } from "./maildir/mailboxes.ts";
import type { MailboxRole } from "./maildir/mailbox-name.ts";
import { ownAddress } from "./own-address.ts";
import type { MailPlace } from "./maildir/scan-mailbox.ts";

/** What the acts on mail share: the folder, its index, and the mailboxes found in it. */
export type MailStore = {
  readonly root: string;
  readonly clock: Clock;
  readonly index: () => MailIndex;
  /** The mailboxes, with the index up to date. */
  readonly boxes: () => Promise<readonly Mailbox[]>;
  /** One message; `not_found` when it is no longer there. */
  readonly row: (id: string) => Promise<MailRow>;
  readonly rowAt: (place: MailPlace) => Promise<MailRow>;
  readonly summary: (row: MailRow, boxes: readonly Mailbox[]) => MailSummary;
  /** The mailbox for this use beside another one, made where there is none. */
  readonly boxFor: (use: BoxUse) => Promise<FoundBox>;
  readonly ownAddress: () => Promise<Address>;
  readonly close: () => void;
};

type BoxUse = { readonly role: keyof typeof NEW_NAMES; readonly near?: string };
export type FoundBox = { readonly box: Mailbox; readonly isNew: boolean };

/** What a mailbox is called when it has to be made. */
const NEW_NAMES = {
  sent: "Sent",
  drafts: "Drafts",
  outbox: "Outbox",
  archive: "Archive",
  trash: "Trash",
} as const satisfies Partial<Record<MailboxRole, string>>;

type Options = {
  readonly folder: string;
  readonly state: string;
  readonly clock: Clock;
  readonly onProgress?: IndexProgress;
};

export function createMailStore({ folder, state, clock, onProgress }: Options): MailStore {
  let opened: MailIndex | undefined;
  const index = (): MailIndex => {
    const options = { root: folder, file: join(state, "mail.db") };
    opened ??= createMailIndex(onProgress ? { ...options, onProgress } : options);
    return opened;
  };
  return {
    root: folder,
    clock,
    index,
    boxes: () => index().refresh(),
    row: (id) => rowWhere(index(), "id = ?", [id]),
    rowAt: ({ box, sub, name }) =>
      rowWhere(index(), "box = ? AND sub = ? AND name = ?", [box, sub, name]),
    summary: summaryOf,
    boxFor: async ({ role, near }) => {
      const boxes = await index().refresh();
      const beside = boxes.find((box) => box.id === near);
      const found = nearestOf(boxes, beside, role);
      if (found) return { box: found, isNew: false };
      return { box: await makeMailbox(folder, boxes, NEW_NAMES[role]), isNew: true };
    },
    ownAddress: async () => ownAddress(index().database, await index().refresh()),
    close: () => opened?.close(),
  };
}

async function rowWhere(
  index: MailIndex,
  where: string,
  values: readonly string[],
): Promise<MailRow> {
  await index.refresh();
  const columns = index.database.prepare(`SELECT * FROM mail WHERE ${where}`).get(...values);
  if (!columns) throw new HostFailure("not_found", "That mail isn't there any more.");
  return mailRow(columns);
}

function summaryOf(row: MailRow, boxes: readonly Mailbox[]): MailSummary {
  const { box, sub, name } = row.place;
  return {
    id: row.id,
    from: row.header.from,
    to: row.header.to,
    subject: row.header.subject,
    date: row.date,
    unread: row.unread,
    flagged: row.flagged,
    mailbox: boxes.find((each) => each.id === box)?.name ?? box,
    // The content of a message never changes; its name and place do with every flag and move.
    version: `${box}/${sub}/${name}`,
  };
}
