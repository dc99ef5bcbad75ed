import { join } from "node:path";
import { roleOf } from "../../embedded/mail/maildir/mailbox-name.ts";
import type { Mailbox } from "../../embedded/mail/maildir/mailboxes.ts";
import type { EnvelopeIndex } from "./envelope-index.ts";

/** A mailbox as Mail's index has it. Its id is its address; its folder holds its mails. */
export type MacMailbox = Mailbox & {
  readonly number: number;
  /** Where a script finds it: the account's id, nothing for "On My Mac", and its name in it. */
  readonly place: MailboxPlace;
};
export type MailboxPlace = { readonly account: string | null; readonly path: string };

/** The mailboxes of every account, those of Mail's own doings left out. */
export function macMailboxes({ database, folder }: EnvelopeIndex): readonly MacMailbox[] {
  return database
    .prepare("SELECT ROWID AS number, url FROM mailboxes ORDER BY ROWID")
    .all()
    .flatMap((row) => mailboxOf(Number(row["number"]), String(row["url"]), folder) ?? []);
}

/** `imap://ACCOUNT/%5BGmail%5D/All%20Mail`; its mails lie in `ACCOUNT/[Gmail].mbox/All Mail.mbox`. */
function mailboxOf(number: number, url: string, folder: string): MacMailbox | undefined {
  const [, scheme = "", account = "", rest = ""] =
    /^([a-z0-9-]+):\/\/([^/]*)\/(.+)$/i.exec(url) ?? [];
  if (rest === "") return undefined;
  const names = rest.split("/").map(decoded);
  const name = names.join("/").replace(/^INBOX\/(?=.)/i, "");
  return {
    number,
    id: url,
    name,
    role: roleOf(name),
    folder: join(folder, decoded(account), ...names.map((each) => `${each}.mbox`)),
    place: { account: scheme === "local" ? null : decoded(account), path: names.join("/") },
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A name with a plain percent sign in it.
    return part;
  }
}
