import { cp, mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DateTime } from "luxon";
import { z } from "zod";
import { writeChats } from "../../host/embedded/sample/write-chats.ts";
import { hoursBefore } from "../../host/embedded/sample/sample-clock.ts";
import type { SampleClock } from "../../host/embedded/sample/sample-clock.ts";

const homeSchema = z.strictObject({
  owner: z.strictObject({ name: z.string(), address: z.string() }),
  people: z.array(
    z.strictObject({
      name: z.string(),
      phone: z.string(),
      email: z.string().optional(),
      note: z.string().optional(),
      org: z.string().optional(),
      title: z.string().optional(),
      /** YYYY-MM-DD. */
      birthday: z.string().optional(),
      address: z.string().optional(),
    }),
  ),
  /** Local times, as iCalendar writes them. */
  events: z.array(
    z.strictObject({
      calendar: z.string(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      location: z.string(),
      rrule: z.string().optional(),
      notes: z.string().optional(),
    }),
  ),
  reminders: z.array(
    z.strictObject({
      list: z.string(),
      title: z.string(),
      due: z.string().optional(),
      notes: z.string().optional(),
    }),
  ),
  mails: z.array(
    z.strictObject({
      id: z.string(),
      box: z.string(),
      flags: z.string(),
      hoursAgo: z.number(),
      from: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  notes: z.array(z.strictObject({ folder: z.string(), title: z.string(), text: z.string() })),
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
  chats: z.array(
    z.strictObject({
      with: z.string(),
      hoursAgo: z.number(),
      text: z.string(),
      /** Written by the owner. */
      mine: z.boolean().optional(),
    }),
  ),
});

/** A life as it is told: its people, and what they keep. */
export type ToldHome = z.infer<typeof homeSchema>;

/** All was written the day before, in the order it is told: a record's age goes by the clock of the home. */
const DAY_HOURS = 24;
const SECOND_MS = 1_000;

/** What a home has even where nothing is kept in it. */
const HOLDING = [
  "contacts",
  "calendars",
  "reminders",
  "notes",
  "files",
  "shortcuts",
  "Applications",
];

/** Nobody is told to have no music: every home has a few records of the sample's shelf. */
const SHELF = join(import.meta.dirname, "../../host/embedded/sample/home/music");
const RECORDS = ["Ines Moreau", "The Paper Lanterns"];

/** A life that is told in one file, as the files of a home. */
export async function writeHome(source: string, home: string, clock: SampleClock): Promise<void> {
  await writeTold(homeSchema.parse(JSON.parse(await readFile(source, "utf8"))), home, clock);
}

/** A life that is told, as the files of a home. */
export async function writeTold(told: ToldHome, home: string, clock: SampleClock): Promise<void> {
  for (const [at, [path, text]] of filesOf(told, clock).entries()) {
    const file = join(home, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    const written = new Date(hoursBefore(DAY_HOURS, clock) + at * SECOND_MS);
    await utimes(file, written, written);
  }
  const folders = ["cur", "new", "tmp"].flatMap((part) =>
    ["INBOX", "Drafts", "Sent", "Archive"].map((box) => join("mail", box, part)),
  );
  for (const folder of [...HOLDING, ...folders]) {
    await mkdir(join(home, folder), { recursive: true });
  }
  for (const record of RECORDS) {
    await cp(join(SHELF, record), join(home, "music", record), { recursive: true });
  }
  const chats = [...Map.groupBy(told.chats, (one) => one.with.replaceAll(/\s/g, ""))];
  const sent = chats.map(([other, all]) => ({
    with: [other],
    messages: all
      .toSorted((one, next) => next.hoursAgo - one.hoursAgo)
      .map(({ hoursAgo, text, mine }) => ({ ...(mine ? {} : { from: other }), hoursAgo, text })),
  }));
  writeChats(join(home, "messages.db"), clock, sent);
}

function filesOf(told: ToldHome, clock: SampleClock): readonly (readonly [string, string])[] {
  return [
    ...told.people.map((one, at) => [`contacts/${at}.vcf`, lines(cardOf(one, at))] as const),
    ...told.events.map(
      (one, at) => [`calendars/${one.calendar}/${at}.ics`, lines(eventOf(one, at, clock))] as const,
    ),
    ...told.reminders.map(
      (one, at) => [`reminders/${one.list}/${at}.ics`, lines(taskOf(one, at, clock))] as const,
    ),
    ...told.mails.map((one) => [mailFile(one, clock), lines(mailOf(one, told, clock))] as const),
    ...told.notes.map(({ folder, title, text }) => {
      return [`notes/${folder}/${title}.md`, `# ${title}\n\n${text}\n`] as const;
    }),
    ...told.files.map(({ path, text }) => [`files/${path}`, `${text}\n`] as const),
  ];
}

function lines(rows: readonly string[]): string {
  return rows.flatMap((row) => row.split("\n")).join("\r\n") + "\r\n";
}

function cardOf(
  { name, phone, email, note, org, title, birthday, address }: ToldHome["people"][number],
  at: number,
): string[] {
  const [first = "", ...rest] = name.split(" ");
  const line = (property: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`${property}:${escaped(value)}`];
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:person-${at}`,
    `FN:${name}`,
    `N:${rest.join(" ")};${first};;;`,
    `TEL;TYPE=cell:${phone}`,
    ...line("EMAIL;TYPE=home", email),
    ...line("ORG", org),
    ...line("TITLE", title),
    ...(birthday === undefined ? [] : [`BDAY:${birthday}`]),
    ...(address === undefined ? [] : [`ADR;TYPE=home:;;${escaped(address)};;;;`]),
    ...line("NOTE", note),
    "END:VCARD",
  ];
}

/** A text as vCard and iCalendar want it. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

function eventOf(one: ToldHome["events"][number], at: number, { zone }: SampleClock): string[] {
  return inCalendar([
    "BEGIN:VEVENT",
    `UID:event-${at}`,
    "DTSTAMP:20260101T000000Z",
    `SUMMARY:${escaped(one.title)}`,
    ...(one.location === "" ? [] : [`LOCATION:${escaped(one.location)}`]),
    ...(one.notes === undefined ? [] : [`DESCRIPTION:${escaped(one.notes)}`]),
    `DTSTART;TZID=${zone}:${one.start}`,
    `DTEND;TZID=${zone}:${one.end}`,
    ...(one.rrule === undefined ? [] : [`RRULE:${one.rrule}`]),
    "END:VEVENT",
  ]);
}

function taskOf(one: ToldHome["reminders"][number], at: number, { zone }: SampleClock): string[] {
  return inCalendar([
    "BEGIN:VTODO",
    `UID:task-${at}`,
    "DTSTAMP:20260101T000000Z",
    `SUMMARY:${escaped(one.title)}`,
    ...(one.notes === undefined ? [] : [`DESCRIPTION:${escaped(one.notes)}`]),
    ...(one.due === undefined ? [] : [`DUE;TZID=${zone}:${one.due}`]),
    "STATUS:NEEDS-ACTION",
    "END:VTODO",
  ]);
}

function inCalendar(rows: readonly string[]): string[] {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//sotto//bench//EN", ...rows, "END:VCALENDAR"];
}

type Mail = ToldHome["mails"][number];

function mailFile({ id, box, flags, hoursAgo }: Mail, clock: SampleClock): string {
  const name = `${Math.floor(hoursBefore(hoursAgo, clock) / 1_000)}.${id}.bench`;
  return flags === "" ? `mail/${box}/new/${name}` : `mail/${box}/cur/${name}:2,${flags}`;
}

function mailOf(mail: Mail, { owner }: ToldHome, clock: SampleClock): string[] {
  const date = DateTime.fromMillis(hoursBefore(mail.hoursAgo, clock), { zone: clock.zone });
  return [
    `From: ${mail.from}`,
    `To: ${owner.name} <${owner.address}>`,
    `Subject: ${mail.subject}`,
    `Message-ID: <${mail.id}@bench.example>`,
    `Date: ${date.toRFC2822()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    mail.text,
  ];
}
