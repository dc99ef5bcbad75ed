import type { MailMessage } from "../../src/host/mail.ts";
import type { Clock } from "../../src/types/clock.ts";
import { sayList } from "../spoken.ts";
import { clean } from "../speech.ts";
import { momentWords } from "../time-words.ts";
import { senderWords, subjectWords } from "./mail-words.ts";

/** A mail as text to read out: who, when and what about, the body, and what is attached. */
export function mailText(mail: MailMessage, clock: Clock): string {
  const { from, date, subject, body, attachments } = mail;
  const head = `From ${senderWords(from)}, ${momentWords(date, clock)}: ${subjectWords(subject)}`;
  const names = sayList(attachments.map((name) => clean(name)));
  const tail = names === "" ? "" : `\n\nAttached: ${names}`;
  return `${head}\n\n${body.trim() || "It has no text."}${tail}`;
}
