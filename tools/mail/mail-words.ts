import { isOwnBox } from "../../src/host/mail.ts";
import type { Address } from "../../src/host/address.ts";
import type { MailSummary } from "../../src/host/mail.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import { sayList } from "../spoken.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/turn/result.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";

/** One mail as short facts. */
export function mailRow(mail: MailSummary, clock: Clock): Row {
  const { id, subject, date, unread, flagged } = mail;
  const state = [unread && "unread", flagged && "flagged"].filter(Boolean).join(", ");
  return {
    id,
    at: date,
    isSent: isOwnBox(mail.mailbox),
    people: [addressLine([mail.from])],
    from: otherSide(mail),
    subject: subjectWords(subject),
    when: momentWords(date, clock),
    state: state === "" ? undefined : state,
  };
}

/** "Anna Lindqvist: Invoice 2214, today at 4 am". */
export function mailWords({ from, subject, when }: Item): string {
  const what = `${String(subject)}, ${String(when)}`;
  return from === undefined ? what : `${String(from)}: ${what}`;
}

/** "Invoice 2214 from Anna Lindqvist". */
export function mailTitle({ from, subject }: Item): string {
  return from === undefined ? String(subject) : `${String(subject)} from ${String(from)}`;
}

/** The name a sender goes by; the address where there is none. */
export function senderWords({ name, address }: Address): string {
  return clean(name) || clean(address);
}

export function subjectWords(subject: string): string {
  return clean(subject) || "without a subject";
}

function otherSide({ mailbox, from, to }: MailSummary): string {
  // What the user wrote is told by whom it goes to.
  if (!isOwnBox(mailbox)) return senderWords(from);
  return to.length === 0 ? "to nobody yet" : `to ${sayList(to.map(senderWords))}`;
}

/** `Name <address>`, as a question shows a recipient: in full. */
export function addressLine(addresses: readonly Address[]): string {
  return addresses
    .map(({ name, address }) => (name === "" ? address : `${name} <${address}>`))
    .join(", ");
}
