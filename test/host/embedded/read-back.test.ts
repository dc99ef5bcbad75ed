import { english } from "../../../src/language/en/english.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import {
  createEmbeddedHost,
  foldersOfHome,
} from "../../../src/host/embedded/create-embedded-host.ts";
import type { EmbeddedHost } from "../../../src/host/embedded/create-embedded-host.ts";
import { makeSampleHome } from "../../../src/host/embedded/sample/make-sample-home.ts";
import type { VdirHome } from "./vdir/vdir-home.ts";
import { makeVdirHome } from "./vdir/vdir-home.ts";

const NOW = Date.parse("2026-03-02T09:00+01:00");
const ZONE = "Europe/Berlin";
const AWKWARD = `"Quotes", it's; \\ naïve 😀 \u202Eright-to-left\u202C\nsecond line`;

const row = z.record(z.string(), z.unknown());
const part = z.union([
  z.object({ skipped: z.string() }),
  z.object({ read: z.array(row), failed: z.array(z.unknown()) }),
]);
const report = z.object({ calendars: part, reminders: part, contacts: part, mail: part });
type Report = z.infer<typeof report>;
type Row = z.infer<typeof row>;

let home: VdirHome;
let found: Report | undefined;

beforeAll(async () => {
  home = makeVdirHome();
  const folder = join(home.folder, "home");
  await makeSampleHome(folder, { now: NOW, zone: ZONE });
  const clock = { now: () => NOW, zone: ZONE };
  const folders = foldersOfHome(folder, join(home.folder, "state"));
  const host = await createEmbeddedHost({ language: english, folders, clock });
  await writeEverything(host);
  await host.outgoing.settled();
  await host[Symbol.asyncDispose]();
  found = readBack(folder);
}, 60_000);
afterAll(() => home.dispose());

/** Every way there is to write a calendar, a list or a mail. */
async function writeEverything({ calendar, reminders, mail }: EmbeddedHost): Promise<void> {
  const at = (text: string): number => Date.parse(text);
  const times = { start: at("2026-03-09T10:00+01:00"), end: at("2026-03-09T10:30+01:00") };
  await calendar.create({
    ...times,
    title: AWKWARD,
    allDay: false,
    notes: AWKWARD,
    alertMinutes: 5,
  });
  const day = { start: at("2026-03-28T00:00+01:00"), end: at("2026-03-30T00:00+02:00") };
  await calendar.create({ ...day, title: "Read back: days", allDay: true });
  const series = {
    ...times,
    title: "Read back: series",
    allDay: false,
    repeat: "FREQ=WEEKLY;COUNT=8",
  };
  const { value } = await calendar.create(series);
  const uid = value.id.split("/")[0] ?? "";
  const id = (instant: string): string => `${uid}/${instant}`;
  await calendar.remove({ id: id("20260316T090000Z"), span: "this" });
  const moved = { start: at("2026-03-24T15:00+01:00"), title: "Read back: moved" };
  await calendar.update({ id: id("20260323T090000Z"), span: "this", changes: moved });
  const later = { start: at("2026-04-07T11:00+02:00") };
  await calendar.update({ id: id("20260406T080000Z"), span: "future", changes: later });
  await calendar.remove({ id: id("20260330T080000Z"), span: "future" });
  const due = at("2026-03-05T18:00+01:00");
  await reminders.create({ title: AWKWARD, due, notes: AWKWARD, priority: "high" });
  await reminders.create({ title: "Read back: day", due, dateOnly: true });
  const daily = await reminders.create({
    title: "Read back: daily",
    due,
    repeat: "FREQ=DAILY;COUNT=4",
  });
  await reminders.complete({ id: daily.value.id, done: true });
  const people = { to: [{ name: "Zoë Ünal", address: "zoe@example.org" }], cc: [] };
  await mail.createDraft({
    ...people,
    subject: "Read back: draft ✓",
    body: `${AWKWARD}\n.\nFrom here`,
  });
  await mail.send({ ...people, subject: "Read back: sent", body: AWKWARD });
}

/** What Python's readers find, or undefined where there is no Python. */
function readBack(folder: string): Report | undefined {
  const run = spawnSync("python3", ["scripts/read-back.py", folder], { encoding: "utf8" });
  if (run.error) return undefined;
  if (run.stdout === "") throw new Error(run.stderr);
  return report.parse(JSON.parse(run.stdout));
}

/** The rows of one reader; where it is missing that is said aloud, and the test has nothing to compare. */
function rowsOf(name: keyof Report): readonly Row[] | undefined {
  const read = found?.[name] ?? { skipped: "python3 is not installed" };
  if ("skipped" in read) {
    onTestFinished(() => console.warn(`read-back of ${name} skipped: ${read.skipped}`));
    expect(read.skipped).toMatch(/not installed/);
    return undefined;
  }
  expect(read.failed).toEqual([]);
  return read.read;
}

function named(rows: readonly Row[], summary: string): readonly Row[] {
  return rows.filter((each) => each.summary === summary);
}

describe("what is written, read by other programs", () => {
  it("is a calendar to Python's icalendar", () => {
    const rows = rowsOf("calendars");
    if (!rows) return;
    expect(rows.length).toBeGreaterThan(25);
    expect(named(rows, AWKWARD)).toMatchObject([
      {
        description: AWKWARD,
        dtstart: "2026-03-09T10:00:00+01:00",
        dtend: "2026-03-09T10:30:00+01:00",
      },
    ]);
    expect(named(rows, "Read back: days")).toMatchObject([
      { dtstart: "2026-03-28", dtend: "2026-03-30" },
    ]);
    expect(named(rows, "Read back: moved")).toMatchObject([
      { "recurrence-id": "2026-03-23T10:00:00+01:00", dtstart: "2026-03-24T15:00:00+01:00" },
    ]);
    const series = named(rows, "Read back: series").toSorted((a, b) =>
      String(a.dtstart) < String(b.dtstart) ? -1 : 1,
    );
    expect(series).toMatchObject([
      {
        dtstart: "2026-03-09T10:00:00+01:00",
        rrule: "FREQ=WEEKLY;UNTIL=20260330T075959Z",
        exdate: ["2026-03-16T10:00:00+01:00"],
      },
      { dtstart: "2026-04-07T11:00:00+02:00", rrule: "FREQ=WEEKLY;COUNT=4", sequence: "0" },
    ]);
    expect(series[0]?.uid).not.toBe(series[1]?.uid);
  });

  it("is a list of reminders to Python's icalendar", () => {
    const rows = rowsOf("reminders");
    if (!rows) return;
    expect(named(rows, AWKWARD)).toMatchObject([
      { description: AWKWARD, due: "2026-03-05T18:00:00+01:00", priority: "1" },
    ]);
    expect(named(rows, "Read back: day")).toMatchObject([{ due: "2026-03-05" }]);
    const daily = named(rows, "Read back: daily").toSorted((a, b) =>
      String(a.due) < String(b.due) ? -1 : 1,
    );
    expect(daily).toMatchObject([
      { status: "COMPLETED", completed: "2026-03-02T08:00:00+00:00" },
      { status: "NEEDS-ACTION", due: "2026-03-06T18:00:00+01:00", rrule: "FREQ=DAILY;COUNT=3" },
    ]);
  });

  it("is an address book to Python's vobject", () => {
    const rows = rowsOf("contacts");
    if (!rows) return;
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ fn }) => typeof fn === "string" && fn !== "")).toBe(true);
  });

  it("is mail to Python's mailbox", () => {
    const rows = rowsOf("mail");
    if (!rows) return;
    const subject = (text: string): readonly Row[] => rows.filter((each) => each.subject === text);
    expect(subject("Read back: draft ✓")).toMatchObject([{ to: "Zoë Ünal <zoe@example.org>" }]);
    expect(subject("Read back: sent")).toHaveLength(1);
    const [sent] = subject("Read back: sent");
    expect(String(sent?.text).replaceAll("\r\n", "\n").trimEnd()).toBe(AWKWARD);
  });
});
