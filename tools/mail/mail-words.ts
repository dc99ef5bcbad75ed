import type { Address, MailSummary } from "../../src/host/mail.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import { sayList } from "../../src/language/say-list.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/result.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";

/** Boxes that hold what the user wrote: their mails are told by whom they go to. */
const OWN = /^(?:sent|drafts?|outbox)\b/i;

/** One mail as short facts. */
export function mailRow(mail: MailSummary, clock: Clock): Row {
  const { id, subject, date, unread, flagged } = mail;
  const state = [unread && "unread", flagged && "flagged"].filter(Boolean).join(", ");
  return {
    id,
    isSent: isOwn(mail),
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

/** The name a sender goes by; the address where there is none. */
export function senderWords({ name, address }: Address): string {
  return clean(name) || clean(address);
}

export function subjectWords(subject: string): string {
  return clean(subject) || "without a subject";
}

function isOwn({ mailbox }: MailSummary): boolean {
  return OWN.test(mailbox.split("/").at(-1) ?? "");
}

function otherSide(mail: MailSummary): string {
  const { from, to } = mail;
  if (!isOwn(mail)) return senderWords(from);
  return to.length === 0 ? "to nobody yet" : `to ${sayList(to.map(senderWords))}`;
}
