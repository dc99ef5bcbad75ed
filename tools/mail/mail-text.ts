import type { MailMessage } from "../../src/host/mail.ts";
import type { Spoken } from "../people.ts";
import { clean } from "../speech.ts";
import { senderWords, subjectWords } from "./mail-words.ts";

/** A mail as text to read out: who, when and what about, the body, and what is attached. */
export function mailText(
  mail: MailMessage,
  { host: { clock }, language: { say } }: Spoken,
): string {
  const { from, date, subject, body, attachments } = mail;
  return say.mail.text(
    {
      from: senderWords(from),
      at: date,
      subject: subjectWords(subject, say),
      body: body.trim(),
      attached: attachments.map((name) => clean(name)),
    },
    clock,
  );
}
