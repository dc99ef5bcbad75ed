import type { MailMessage } from "../../../../src/host/mail.ts";
import { berlin } from "../../../tools/run-tool.ts";

const mail = (id: string, subject: string, body: string): MailMessage => ({
  id,
  from: { name: "Anna Lindqvist", address: "anna@form.example" },
  to: [],
  cc: [],
  subject,
  body,
  date: berlin("2026-03-01T12:00"),
  unread: false,
  flagged: false,
  mailbox: "INBOX",
  version: "1",
  attachments: [],
});

/** What somebody wrote of another time for the dentist on the calendar, and of where she lives. */
export const told = {
  mails: [
    mail("m1", "The dentist", "Could the dentist be at five instead of four?\nBring the forms."),
    mail("m2", "Moved", "We have moved, it's 19 Elm Road, Leigh now.\nCome and see us."),
  ],
};
