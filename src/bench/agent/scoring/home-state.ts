import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DateTime } from "luxon";
import { openHost } from "../../../assemble/open/open-host.ts";
import type { Config } from "../../../config/config.ts";
import type { Host } from "../../../host/host.ts";
import type { Address } from "../../../host/address.ts";
import type { Area } from "../cases/agent-case.ts";

type Fact = string | number | boolean | null;
/** One thing of a home as flat facts; times are local, as texts. */
export type HomeRecord = { readonly what: Area; readonly [field: string]: Fact | readonly Fact[] };

/** Days around now whose events are looked at. */
const EVENT_DAYS = { before: 14, after: 370 };
const DAY_MS = 86_400_000;
const MOST = 10_000;
/** Mailboxes whose texts the assistant may have written. */
const WRITTEN_BOXES = /^(?:drafts|outbox|sent)$/i;

/** All a home holds that a request could have changed, read through the host and from what it logs. */
async function readHomeState(host: Host, stateFolder: string): Promise<readonly HomeRecord[]> {
  const parts = await Promise.all([
    readEvents(host),
    readReminders(host),
    readMails(host),
    readNotes(host),
    readFiles(host),
    readMessages(host),
    readMachine(host),
    readOpened(stateFolder),
  ]);
  return parts.flat();
}

/** The same of the home of a configuration. */
export async function readHome(config: Config): Promise<readonly HomeRecord[]> {
  await using host = await openHost(config, { notice: () => undefined });
  return await readHomeState(host, config.folders.state);
}

async function readEvents({ calendar, clock }: Host): Promise<readonly HomeRecord[]> {
  const now = clock.now();
  const from = now - EVENT_DAYS.before * DAY_MS;
  const to = now + EVENT_DAYS.after * DAY_MS;
  const { rows } = await calendar.query({ from, to, limit: MOST });
  return rows.map((event) => ({
    what: "event",
    title: event.title,
    start: local(event.start, clock.zone, event.allDay),
    end: local(event.end, clock.zone, event.allDay),
    calendar: event.calendar,
    location: event.location ?? null,
    notes: event.notes ?? null,
    repeat: event.repeat !== undefined,
    rule: event.repeat ?? null,
    with: event.attendees ?? [],
  }));
}

async function readReminders({ reminders, clock }: Host): Promise<readonly HomeRecord[]> {
  const { rows } = await reminders.query({ limit: MOST });
  return rows.map(({ title, list, due, dateOnly, notes, priority, done, repeat }) => ({
    what: "reminder",
    title,
    list,
    due: due === undefined ? null : local(due, clock.zone, dateOnly),
    notes: notes ?? null,
    priority,
    done,
    repeat: repeat !== undefined,
    rule: repeat ?? null,
  }));
}

async function readMails({ mail }: Host): Promise<readonly HomeRecord[]> {
  const { rows } = await mail.search({ limit: MOST });
  return Promise.all(
    rows.map(async ({ id, subject, from, to, mailbox, unread, flagged }): Promise<HomeRecord> => {
      const written = WRITTEN_BOXES.test(mailbox) ? await mail.read(id) : undefined;
      return {
        what: "mail",
        subject,
        from: wordsOf(from),
        to: to.flatMap(wordsOf),
        mailbox,
        unread,
        flagged,
        body: written?.body ?? null,
        attachments: written?.attachments ?? [],
      };
    }),
  );
}

/** What somebody may be called by: any of it fits. */
function wordsOf({ name, address }: Address): readonly string[] {
  return [`${name} ${address}`.trim(), name, address];
}

async function readNotes({ notes }: Host): Promise<readonly HomeRecord[]> {
  const all = await notes.all();
  const read = await Promise.all(all.map(({ id }) => notes.read(id)));
  return read.map(({ title, folder, text }) => ({ what: "note", title, folder, text }));
}

async function readFiles({ files }: Host): Promise<readonly HomeRecord[]> {
  const { rows } = await files.search({ limit: MOST });
  return Promise.all(
    rows.map(async ({ path }): Promise<HomeRecord> => {
      const { text } = await files.read(path);
      return { what: "file", path, text };
    }),
  );
}

/** What was written by the owner: others write nothing meanwhile. */
async function readMessages({ messages, contacts }: Host): Promise<readonly HomeRecord[]> {
  const { rows } = await messages.recent({ limit: MOST });
  const people = await contacts.all();
  const nameOf = (handle: string): string =>
    people.find(({ phones, emails }) =>
      [...phones, ...emails].some(({ value }) => squeezed(value) === squeezed(handle)),
    )?.name ?? "";
  return rows
    .filter(({ fromMe }) => fromMe)
    .map(({ chat, handle, text }) => ({
      what: "message",
      to: [`${nameOf(handle)} ${handle} ${chat}`.trim(), nameOf(handle), handle, chat],
      text,
    }));
}

function squeezed(handle: string): string {
  return handle.replaceAll(/[\s()-]/g, "").toLowerCase();
}

async function readMachine({ timers, audio, music, clock }: Host): Promise<readonly HomeRecord[]> {
  const { level, muted } = await audio.volume();
  const { state, track } = await music.state();
  const { title = null, artist = null, album = null } = track ?? {};
  const set = (await timers.all()).map(({ label, kind, due }): HomeRecord => {
    return { what: "timer", label, kind, due: local(due, clock.zone, false) };
  });
  return [...set, { what: "volume", level, muted }, { what: "music", state, title, artist, album }];
}

async function readOpened(stateFolder: string): Promise<readonly HomeRecord[]> {
  let text: string;
  try {
    text = await readFile(join(stateFolder, "host", "opened.log"), "utf8");
  } catch {
    return []; // nothing was opened yet, so that there is no list
  }
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): HomeRecord => {
      // The host's own lines: kind and target are texts.
      const { kind, target } = JSON.parse(line) as { kind: string; target: string };
      return { what: "opened", kind, target };
    });
}

/** `2026-03-03T17:00`, or the day alone; seconds only where there are some. */
export function local(ms: number, zone: string, isDay: boolean): string {
  const time = DateTime.fromMillis(ms, { zone });
  if (isDay) return time.toFormat("yyyy-MM-dd");
  return time.toFormat(time.second === 0 ? "yyyy-MM-dd'T'HH:mm" : "yyyy-MM-dd'T'HH:mm:ss");
}
