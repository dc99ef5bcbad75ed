import { DateTime } from "luxon";
import { addressOf, momentOf } from "./home-facts.ts";
import type { HomeFacts } from "./home-facts.ts";

type Of<Kind extends "events" | "reminders" | "people" | "mails"> = HomeFacts[Kind][number];

/** An event as a calendar file of its own. */
export function eventText(facts: HomeFacts, event: Of<"events">, uid: string): string {
  const start = momentOf(event.start, facts);
  const people = (event.with ?? []).map((who) => addressOf(facts, who));
  const named = people.map(({ name, address }) => {
    const calls = name === "" ? "" : `;CN="${name}"`;
    return `ATTENDEE${calls}:mailto:${address}`;
  });
  return calendarText("VEVENT", [
    `UID:${uid}`,
    `DTSTAMP:${stamp(momentOf(facts.now, facts))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + event.minutes * 60_000)}`,
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...named,
  ]);
}

export function reminderText(facts: HomeFacts, reminder: Of<"reminders">, uid: string): string {
  const { title, due, done } = reminder;
  return calendarText("VTODO", [
    `UID:${uid}`,
    `DTSTAMP:${stamp(momentOf(facts.now, facts))}`,
    `SUMMARY:${escaped(title)}`,
    ...(due === undefined ? [] : [`DUE:${stamp(momentOf(due, facts))}`]),
    `STATUS:${done ? "COMPLETED" : "NEEDS-ACTION"}`,
    ...(done ? [`COMPLETED:${stamp(momentOf(due ?? facts.now, facts))}`] : []),
  ]);
}

export function cardText({ name, address, phone, firm }: Of<"people">, uid: string): string {
  const [last = "", ...first] = name.split(" ").toReversed();
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:${uid}`,
    `FN:${name}`,
    `N:${last};${first.toReversed().join(" ")};;;`,
    ...(firm === undefined ? [] : [`ORG:${firm}`]),
    ...(phone === undefined ? [] : [`TEL;TYPE=cell:${phone}`]),
    `EMAIL:${address}`,
    "END:VCARD",
  ];
  return joined(lines);
}

const BOUNDARY = "part-of-a-sample";

export function mailText(facts: HomeFacts, mail: Of<"mails">, id: string): string {
  const { owner } = facts;
  const own = `${owner.name} <${owner.address}>`;
  const from = mail.box === "Sent" ? own : headerName(addressOf(facts, mail.from));
  const to = mail.to === undefined ? own : headerName(addressOf(facts, mail.to));
  const date = DateTime.fromMillis(momentOf(mail.sent, facts)).toRFC2822() ?? "";
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encoded(mail.subject)}`,
    `Message-ID: <${id}@home.example>`,
    `Date: ${date}`,
    "MIME-Version: 1.0",
  ];
  const text = [
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    mail.body,
  ];
  const attached = mail.attachments ?? [];
  if (attached.length === 0) return joined([...head, ...text]);
  const parts = attached.flatMap(({ name, text: content }) => [
    `--${BOUNDARY}`,
    `Content-Type: text/plain; charset=utf-8; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "",
    content,
  ]);
  const type = `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`;
  return joined([...head, type, "", `--${BOUNDARY}`, ...text, ...parts, `--${BOUNDARY}--`]);
}

function headerName({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): string {
  return name === "" ? address : `${encoded(name)} <${address}>`;
}

/** What is no plain letter goes into a header in base 64. */
function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`;
}

function calendarText(kind: "VEVENT" | "VTODO", lines: readonly string[]): string {
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//home//EN", `BEGIN:${kind}`];
  return joined([...head, ...lines, `END:${kind}`, "END:VCALENDAR"]);
}

function joined(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`.replaceAll("\n", "\r\n");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`);
}

/** `20260414T091500Z`. */
function stamp(at: number): string {
  return DateTime.fromMillis(at, { zone: "utc" }).toFormat("yyyyMMdd'T'HHmmss'Z'");
}
