import { randomUUID } from "node:crypto";
import { HostFailure } from "../../../../errors.ts";
import type { Address } from "../../../address.ts";
import type { OutgoingMail } from "../../../mail.ts";
import { oneLine } from "../../text/one-line.ts";
import type { Attached } from "./attached-to.ts";
import type { MailHeader } from "./parse-mail.ts";

type Composing = {
  readonly mail: OutgoingMail;
  readonly from: Address;
  readonly date: number;
  /** The header of the message this one answers. */
  readonly answered: MailHeader | undefined;
  /** What is attached to the message this one sends on. */
  readonly attached?: readonly Attached[];
};

/** One address as mail has it: no blanks, no lists, nothing that would end the header. */
const ADDRESS = /^[^\s\p{C}<>(),;:"\\[\]@]+@[^\s\p{C}<>(),;:"\\[\]@]+$/u;

/** The message as text of RFC 5322, with the headers that put an answer into its thread. */
export async function composeMail({
  mail,
  from,
  date,
  answered,
  attached = [],
}: Composing): Promise<Buffer> {
  mustBeAddresses([...mail.to, ...mail.cc]);
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
  const thread = answered?.messageId
    ? { inReplyTo: answered.messageId, references: [...answered.references, answered.messageId] }
    : {};
  const composer = new MailComposer({
    from: plain(from),
    to: mail.to.map(plain),
    cc: mail.cc.map(plain),
    subject: oneLine(mail.subject),
    text: mail.body,
    date: new Date(date),
    messageId: `<${randomUUID()}@${from.address.split("@")[1] ?? "localhost"}>`,
    newline: "linux",
    attachments: attached.map(({ name, type, content }) => ({
      filename: oneLine(name),
      contentType: type,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...thread,
  });
  return composer.compile().build();
}

/** Fails with `invalid` for the first that isn't one address alone. */
export function mustBeAddresses(people: readonly Address[]): void {
  const wrong = people.find(({ address }) => !ADDRESS.test(address));
  if (!wrong) return;
  const said = oneLine(wrong.address) || "Nothing";
  throw new HostFailure("invalid", `${said} is not a mail address.`);
}

function plain({ name, address }: Address): Address {
  return { name: oneLine(name), address };
}
