import { HostFailure } from "../../errors.ts";
import { FINISHED, mayOpenAgain } from "../records/finished.ts";
import { searchedKind } from "../records/filter-span.ts";
import type { Host } from "../../host/host.ts";
import type { MailSummary } from "../../host/mail.ts";
import { parametersOf } from "../../tool/parameter.ts";
import type { Tool } from "../../tool/define-tool.ts";
import type { KnownRecord, KnownRecords } from "../../types/known-record.ts";

/** Days around now whose events requests speak of, and how many records of a kind are looked through. */
const EVENT_DAYS = { before: 1, after: 120 };
const MOST = 500;
const DAY_MS = 86_400_000;

/**
 * Reads the records of each of these kinds, as far as their names may be looked at: on
 * a Mac a look may put a question on the screen, which only a tool that runs may do. A domain that can't be read has none here; its tools say why when they run.
 */
export async function readRecords(host: Host, kinds: readonly string[]): Promise<KnownRecords> {
  const rows = await Promise.all(
    kinds.map(async (kind) => [kind, await orNone(READERS[kind], host)] as const),
  );
  return Object.fromEntries(rows);
}

/** The kinds of record that are read for a tool: what it takes or looks through, finished ones for what opens them again. */
export function kindsOf(tool: Tool): readonly string[] {
  return mayOpenAgain(tool) ? [...kindsTaken(tool), FINISHED] : kindsTaken(tool);
}

/** The kinds of record a tool takes, or looks through. */
export function kindsTaken(tool: Tool): readonly string[] {
  const taken = parametersOf(tool).flatMap(({ of }) => of ?? []);
  return [...taken, searchedKind(tool) ?? ""].filter((kind) => kind in READERS);
}

type Reader = (host: Host) => Promise<readonly KnownRecord[]>;

const READERS: Readonly<Partial<Record<string, Reader>>> = {
  event: async ({ calendar, clock, names }) => {
    await names.of("calendar");
    const from = clock.now() - EVENT_DAYS.before * DAY_MS;
    const to = clock.now() + EVENT_DAYS.after * DAY_MS;
    const { rows } = await calendar.query({ from, to, limit: MOST });
    return rows.map(({ id, title, location, start }) => ({
      kind: "event",
      id,
      facts: { title, place: location },
      at: start,
      shownBy: { tool: "calendar.query", arguments: { text: title } },
    }));
  },
  reminder: (host) => readReminders(host, false),
  [FINISHED]: (host) => readReminders(host, true),
  mail: async ({ mail, names }) => {
    await names.of("mailbox");
    const inbox = await mail.recent({ limit: MOST });
    return inbox.rows.map(mailRecord);
  },
  note: async ({ names }) => {
    const all = await names.of("note");
    return all.map(({ id, name }) => ({
      kind: "note",
      id,
      facts: { title: name },
      shownBy: { tool: "notes.search", arguments: { query: name } },
    }));
  },
};

async function readReminders(
  { reminders, names }: Host,
  done: boolean,
): Promise<readonly KnownRecord[]> {
  await names.of("list");
  const { rows } = await reminders.query({ done, limit: MOST });
  return rows.map(({ id, title, due }) => ({
    kind: "reminder",
    id,
    facts: { title },
    at: due,
    shownBy: {
      tool: "reminders.list",
      arguments: { text: title, ...(done ? { done: true } : {}) },
    },
  }));
}

function mailRecord({ id, subject, from, date }: MailSummary): KnownRecord {
  const given = subject === "" ? { from: from.address } : { subject };
  return {
    kind: "mail",
    id,
    facts: { subject, from: from.name || from.address },
    at: date,
    shownBy: { tool: "mail.search", arguments: given },
  };
}

async function orNone(read: Reader | undefined, host: Host): Promise<readonly KnownRecord[]> {
  try {
    return (await read?.(host)) ?? [];
  } catch (error) {
    if (error instanceof HostFailure) return [];
    throw error;
  }
}
