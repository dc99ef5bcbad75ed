import { isOwnBox } from "../../src/host/mail.ts";
import type { Address } from "../../src/host/address.ts";
import type { MailSummary } from "../../src/host/mail.ts";
import type { Row } from "../../src/tool/define-tool.ts";
import type { Sayings } from "../../src/language/contract/sayings.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";

/** One mail as short facts. */
export function mailRow(mail: MailSummary, { host: { clock }, language: { say } }: Spoken): Row {
  const { id, subject, date, unread, flagged } = mail;
  return {
    id,
    at: date,
    isSent: isOwnBox(mail.mailbox),
    people: [addressLine([mail.from])],
    from: otherSide(mail, say),
    subject: subjectWords(subject, say),
    when: say.moment(date, clock),
    state: say.mail.state({ unread, flagged }),
  };
}

/** The name a sender goes by; the address where there is none. */
export function senderWords({ name, address }: Address): string {
  return clean(name) || clean(address);
}

export function subjectWords(subject: string, { mail }: Pick<Sayings, "mail">): string {
  return clean(subject) || mail.noSubject;
}

function otherSide({ mailbox, from, to }: MailSummary, { mail }: Sayings): string {
  // What the user wrote is told by whom it goes to.
  if (!isOwnBox(mailbox)) return senderWords(from);
  return mail.toWhom(to.map(senderWords));
}

/** `Name <address>`, as a question shows a recipient: in full. */
export function addressLine(addresses: readonly Address[]): string {
  return addresses
    .map(({ name, address }) => (name === "" ? address : `${name} <${address}>`))
    .join(", ");
}
