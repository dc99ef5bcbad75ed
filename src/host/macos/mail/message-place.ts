import type { MailboxPlace } from "./mac-mailboxes.ts";

/** A mail as a script finds it again; in the inbox of all accounts where nothing says which. */
export type MessagePlace = {
  readonly place: MailboxPlace | null;
  readonly number: number;
  readonly messageId: string | null;
};

/** Marks ids of mails that only Mail itself was asked about. */
const MARK = "inbox/";

export function inboxId(number: number): string {
  return `${MARK}${number}`;
}

/** The place of a mail of such an id; nothing for any other id. */
export function inboxPlace(id: string): MessagePlace | undefined {
  const number = id.startsWith(MARK) ? Number(id.slice(MARK.length)) : Number.NaN;
  return Number.isInteger(number) ? { place: null, number, messageId: null } : undefined;
}
