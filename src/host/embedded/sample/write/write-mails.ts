import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { filedMail } from "../data/filed-mail.ts";
import { inbox } from "../data/inbox.ts";
import { owner } from "../data/people.ts";
import type { SampleMail } from "../data/sample-mail.ts";
import { putFile } from "../put-file.ts";
import { hoursBefore } from "../sample-time.ts";
import type { SampleClock } from "../sample-time.ts";

const BOXES = ["INBOX", "Sent", "Archive", "Drafts"] as const;
/** Mail this fresh has not been looked at by any program: it lies in `new`. */
const NEW_HOURS = 24;

/** The sample's Maildir: a message a file, flags in the file's name. */
export async function writeMails(folder: string, clock: SampleClock): Promise<void> {
  for (const box of BOXES) {
    for (const part of ["cur", "new", "tmp"]) {
      await mkdir(join(folder, box, part), { recursive: true, mode: 0o700 });
    }
  }
  for (const mail of [...inbox, ...filedMail]) {
    const sent = hoursBefore(mail.hoursAgo, clock);
    const name = `${Math.floor(sent.toSeconds())}.${mail.id}.sample`;
    const content = await sourceOf(mail, sent.toJSDate());
    await putFile({ path: join(folder, placeOf(mail, name)), content, modified: sent });
  }
}

function placeOf({ box, flags, hoursAgo }: SampleMail, name: string): string {
  if (flags === "" && hoursAgo < NEW_HOURS) return join(box, "new", name);
  return join(box, "cur", `${name}:2,${[...flags].sort().join("")}`);
}

async function sourceOf(mail: SampleMail, date: Date): Promise<Buffer> {
  const me = `${owner.name} <${owner.address}>`;
  const { attachment } = mail;
  const composer = new MailComposer({
    from: mail.from ?? me,
    to: mail.to ?? me,
    subject: mail.subject,
    date,
    messageId: messageIdOf(mail.id),
    baseBoundary: mail.id,
    ...(mail.body === undefined ? {} : { text: mail.body }),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.answers ? { inReplyTo: messageIdOf(mail.answers) } : {}),
    ...(mail.answers ? { references: messageIdOf(mail.answers) } : {}),
    ...(attachment
      ? { attachments: [{ filename: attachment.name, content: attachment.text }] }
      : {}),
  });
  return composer.compile().build();
}

function messageIdOf(id: string): string {
  return `<${id}@sample.example>`;
}
