import type { Address, MailSummary } from "../../src/host/mail.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Clock } from "../../src/types/clock.ts";
import type { Item } from "../../src/types/result.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";

/** One mail as short facts. */
export function mailRow(mail: MailSummary, clock: Clock): Row {
  const { id, from, subject, date, unread, flagged } = mail;
  const state = [unread && "unread", flagged && "flagged"].filter(Boolean).join(", ");
  return {
    id,
    from: senderWords(from),
    subject: subjectWords(subject),
    when: momentWords(date, clock),
    state: state === "" ? undefined : state,
  };
}

/** "Anna Lindqvist: Invoice 2214, today at 4 am". */
export function mailWords({ from, subject, when }: Item): string {
  return `${String(from)}: ${String(subject)}, ${String(when)}`;
}

/** The name a sender goes by; the address where there is none. */
export function senderWords({ name, address }: Address): string {
  return clean(name) || clean(address);
}

export function subjectWords(subject: string): string {
  return clean(subject) || "without a subject";
}
