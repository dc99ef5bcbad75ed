import type { CalendarEvent } from "../../src/host/calendar.ts";
import type { Contact } from "../../src/host/contacts.ts";
import type { MailMessage } from "../../src/host/mail.ts";
import type { Message } from "../../src/host/messages.ts";
import type { Reminder } from "../../src/host/reminders.ts";
import { berlin } from "./run-tool.ts";

const person = (
  id: string,
  name: string,
  { nicknames = [], phones = [], emails = [] }: Partial<Contact> = {},
): Contact => ({ id, name, nicknames, phones, emails, version: "1" });

/** Two Sarahs, one of them without an address; Mum with two numbers. */
export const people: Contact[] = [
  person("p1", "Anna Lindqvist", {
    phones: [{ label: "cell", value: "+46 70 174 06 21" }],
    emails: [
      { label: "work", value: "anna@form.example" },
      { label: "home", value: "al@brev.example" },
    ],
  }),
  person("p2", "Sarah Chen", { emails: [{ label: "work", value: "sarah.chen@studio.example" }] }),
  person("p3", "Sarah O'Neill", { phones: [{ label: "cell", value: "+44 7700 900412" }] }),
  person("p4", "Margaret Ellery", {
    nicknames: ["Mum"],
    phones: [
      { label: "home", value: "+44 20 7946 0184" },
      { label: "cell", value: "+44 7700 900184" },
    ],
  }),
  person("p5", "Łukasz Wójcik"),
];

const event = (id: string, title: string, [start, end]: [string, string]): CalendarEvent => ({
  id,
  title,
  calendar: "Home",
  start: berlin(start),
  end: berlin(end),
  allDay: false,
  version: "1",
});

export const events = (): CalendarEvent[] => [
  event("e1", "Stand-up", ["2026-03-03T09:15", "2026-03-03T09:30"]),
  { ...event("e2", "Dentist", ["2026-03-04T16:00", "2026-03-04T16:40"]), location: "Quay Street" },
  {
    ...event("e3", "Choir", ["2026-03-04T19:30", "2026-03-04T21:00"]),
    repeat: "FREQ=WEEKLY;BYDAY=WE",
  },
  {
    ...event("e4", "Conference", ["2026-03-09T00:00", "2026-03-12T00:00"]),
    allDay: true,
    calendar: "Work",
  },
];

const reminder = (id: string, title: string, due?: string): Reminder => ({
  id,
  title,
  list: "Reminders",
  dateOnly: false,
  priority: "none",
  done: false,
  version: "1",
  ...(due ? { due: berlin(due) } : {}),
});

export const reminders = (): Reminder[] => [
  { ...reminder("r1", "Renew the passport", "2026-03-01T00:00"), dateOnly: true, priority: "high" },
  { ...reminder("r2", "Water the plants", "2026-03-03T00:00"), dateOnly: true },
  reminder("r3", "Ring Granny", "2026-03-03T20:30"),
  reminder("r4", "Missed call", "2026-03-03T08:00"),
  { ...reminder("r5", "Oats"), list: "Shopping" },
  { ...reminder("r6", "Timesheet", "2026-03-06T16:00"), repeat: "FREQ=WEEKLY;BYDAY=FR" },
  { ...reminder("r7", "Old thing", "2026-02-01T10:00"), done: true },
];

const mail = (
  id: string,
  [name, address]: [string, string],
  rest: Partial<MailMessage>,
): MailMessage => ({
  id,
  from: { name, address },
  to: [{ name: "Robin", address: "robin@here.example" }],
  cc: [],
  subject: "",
  body: "",
  date: berlin("2026-03-02T10:00"),
  unread: false,
  flagged: false,
  mailbox: "INBOX",
  attachments: [],
  version: "1",
  ...rest,
});

export const mails = (): MailMessage[] => [
  mail("m1", ["Anna Lindqvist", "anna@form.example"], {
    subject: "Invoice 2214",
    body: "Here it is.\n\nAnna",
    date: berlin("2026-03-03T04:00"),
    unread: true,
    attachments: ["invoice.csv"],
  }),
  mail("m2", ["A. L.", "al@brev.example"], {
    subject: "Holiday",
    date: berlin("2026-02-20T12:00"),
  }),
  mail("m3", ["Sarah Chen", "sarah.chen@studio.example"], { subject: "Notes", flagged: true }),
  mail("m4", ["Sarah O'Neill", "sarah@o.example"], { subject: "Dinner", unread: true }),
  mail("m6", ["Vale Libraries", "no-reply@vale.example"], {
    subject: "Fine",
    date: berlin("2026-01-05T12:00"),
  }),
  mail("m5", ["", "noreply@parcels.example"], { subject: "", body: "x".repeat(5_000) }),
];

const message = (id: string, handle: string, rest: Partial<Message>): Message => {
  const name = handle === MUM ? "Margaret Ellery" : handle;
  const usual = { chat: name, from: name, fromMe: false, text: "", at: 0, unread: false };
  return { id, handle, version: "1", ...usual, ...rest };
};

const MUM = "+44 7700 900184";

export const messages = (): Message[] => [
  message("t1", MUM, {
    text: "Which train on Saturday?",
    at: berlin("2026-03-03T06:00"),
    unread: true,
  }),
  message("t2", MUM, { text: "Did the soup turn out?", at: berlin("2026-03-02T06:00") }),
  message("t3", MUM, { text: "Yes!", at: berlin("2026-03-02T06:30"), fromMe: true, from: "me" }),
  message("t4", "+1 555 0199", { text: "Your code is 5512", at: berlin("2026-03-01T12:00") }),
  message("t5", "+44 7700 900412", {
    chat: "Book club",
    from: "Sarah O'Neill",
    text: "Define finished",
    at: berlin("2026-02-27T12:00"),
  }),
];
