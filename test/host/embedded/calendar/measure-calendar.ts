import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { createEmbeddedContacts } from "../../../../src/host/embedded/contacts/create-embedded-contacts.ts";
import { manyEvents } from "./many-events.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

/*
 * Measures queries over a large calendar, and reading a large address book:
 *
 *     node test/host/embedded/calendar/measure-calendar.ts 5000
 */
const QUERIES = 100;
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-03-02T09:00+01:00");
const clock = { now: () => NOW, zone: "Europe/Berlin" };

const count = Number(process.argv[2] ?? 5_000);
const home = makeVdirHome();
try {
  for (let index = 0; index < count; index++) {
    home.put(`calendars/${index % 2}/${index}.ics`, manyEvents(index));
    home.put(
      `contacts/${index}.vcf`,
      lines("BEGIN:VCARD", "VERSION:3.0", `UID:${index}`, `FN:Person ${index}`, "END:VCARD"),
    );
  }
  await measureCalendar();
  await measureContacts();
} finally {
  home.dispose();
}

async function measureCalendar(): Promise<void> {
  const { host } = createEmbeddedCalendar({ folder: `${home.folder}/calendars`, clock });
  const ask = (round: number, text?: string): Promise<unknown> => {
    const from = Date.UTC(2026, 2, 1) + round * DAY_MS;
    const to = from + (round % 3 ? 1 : 30) * DAY_MS;
    return host.query({ from, to, limit: 20, ...(text === undefined ? {} : { text }) });
  };
  await timed(`first query over ${count} events`, () => ask(0));
  await percentiles("query of a day or a month", (round) => ask(round));
  await percentiles("query with words", (round) => ask(round, "number 12"));
  const event = { title: "x", start: NOW, end: NOW, allDay: false };
  await percentiles("create", () => host.create(event));
}

async function measureContacts(): Promise<void> {
  const { host } = createEmbeddedContacts({ folder: `${home.folder}/contacts` });
  await timed(`first reading of ${count} contacts`, () => host.all());
  await percentiles("all contacts", () => host.all());
}

async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  console.log(`${name}: ${(performance.now() - began).toFixed(1)} ms`);
}

async function percentiles(name: string, act: (round: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < QUERIES; round++) {
    const began = performance.now();
    await act(round);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(QUERIES * share)] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
