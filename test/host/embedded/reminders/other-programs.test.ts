import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedReminders } from "../../../../src/host/embedded/reminders/create-embedded-reminders.ts";
import type { Reminder } from "../../../../src/host/reminders.ts";
import { NOW, ZONE } from "../../contract/reminders.ts";
import { failureOf } from "../../contract/failure-of.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

let home: VdirHome;
let now = NOW;
beforeEach(() => {
  home = makeVdirHome();
  now = NOW;
});
afterEach(() => home.dispose());

const at = (text: string): number => Date.parse(text);

function open(): ReturnType<typeof createEmbeddedReminders> {
  return createEmbeddedReminders({ folder: home.folder, clock: { now: () => now, zone: ZONE } });
}

function fixture(name: string): string {
  const text = readFileSync(`test/data/ics/${name}`, "utf8");
  home.put(`home/${name}`, text);
  return text;
}

async function all(part = open()): Promise<readonly Reminder[]> {
  return (await part.host.query({ limit: 50 })).rows;
}

function otherFile(than: string): string {
  return home.files().find((file) => file !== than) ?? "";
}

function todo(...content: readonly string[]): string {
  return lines("BEGIN:VCALENDAR", "BEGIN:VTODO", ...content, "END:VTODO", "END:VCALENDAR");
}

describe("reminders of other programs", () => {
  it("todoman: ticking off keeps what it does not know, and begins the next one with it", async () => {
    const before = fixture("todoman.ics");
    const part = open();
    const [reminder] = await all(part);
    expect(reminder).toMatchObject({ priority: "high", due: at("2026-03-02T18:00+01:00") });
    const { value, undo } = await part.host.complete({ id: "sourdough@example.org", done: true });
    expect(value.next).toMatchObject({
      due: at("2026-03-09T18:00+01:00"),
      repeat: "FREQ=WEEKLY;COUNT=2",
      priority: "high",
    });
    const done = home.text("home/todoman.ics");
    expect(done).toContain("STATUS:COMPLETED\nSUMMARY");
    expect(done).toContain("COMPLETED:20260302T080000Z");
    expect(done).toContain("PERCENT-COMPLETE:100");
    expect(done).not.toContain("RRULE");
    const next = home.text(otherFile("home/todoman.ics"));
    for (const kept of [
      "RELATED-TO:garden@example.org",
      "CATEGORIES:kitchen,weekly",
      "X-TODOMAN-NOTE;X=1:kept",
      "PRIORITY:4",
      "PERCENT-COMPLETE:0",
      "DTSTART;TZID=Europe/Berlin:20260309T080000",
      "DUE;TZID=Europe/Berlin:20260309T180000",
      "TRIGGER;VALUE=DATE-TIME:20260309T163000Z",
      "SEQUENCE:0",
    ]) {
      expect(next).toContain(`${kept}\n`);
    }
    expect(next).not.toContain("UID:sourdough");
    await part.undo["reminders.restore"]?.(undo.input);
    expect(home.files()).toEqual(["home/todoman.ics"]);
    expect(home.text("home/todoman.ics")).toBe(before);
  });

  it("Nextcloud: dates, done without a status, lengths; what was called off is left out", async () => {
    fixture("nextcloud-tasks.ics");
    const found = (await all()).map(({ title, due, dateOnly, done, priority }) => [
      title,
      due === undefined ? undefined : new Date(due).toISOString().slice(0, 16),
      dateOnly,
      done,
      priority,
    ]);
    expect(found).toEqual([
      ["Pills", "2026-03-01T23:00", true, true, "none"],
      ["Pills", "2026-03-02T23:00", true, false, "none"],
      ["Whole day", "2026-03-03T23:00", true, false, "low"],
      ["Pills (half)", "2026-03-04T23:00", true, false, "none"],
      ["From a start and a length", "2026-03-05T11:00", false, false, "none"],
      ["Done by its date alone", undefined, false, true, "none"],
    ]);
    expect(await open().problems?.()).toEqual([]);
  });

  it("go on past the dates that have records of their own", async () => {
    fixture("nextcloud-tasks.ics");
    now = at("2026-03-03T09:00+01:00");
    const part = open();
    const first = await part.host.complete({ id: "tasks-5", done: true });
    expect(first.value.reminder.due).toBe(at("2026-03-03T00:00+01:00"));
    expect(first.value.next?.due).toBe(at("2026-03-04T00:00+01:00"));
    const second = await part.host.complete({ id: first.value.next?.id ?? "", done: true });
    expect(second.value.next?.due).toBe(at("2026-03-06T00:00+01:00"));
    const half = await part.host.complete({ id: "tasks-5/20260305", done: true });
    expect(half.value.next).toBeUndefined();
    expect((await all(part)).filter(({ done }) => !done).map(({ title }) => title)).toEqual([
      "Whole day",
      "From a start and a length",
      "Pills",
    ]);
  });

  it("change only their own lines", async () => {
    const before = fixture("nextcloud-tasks.ics").split("\n");
    await open().host.update({ id: "tasks-1", changes: { title: "Part of a day" } });
    const after = home.text("home/nextcloud-tasks.ics").split("\n");
    expect(before.filter((line) => !after.includes(line))).toEqual([
      "LAST-MODIFIED:20260201T100000",
      "SUMMARY:Whole day",
    ]);
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "LAST-MODIFIED:20260302T080000Z",
      "SUMMARY:Part of a day",
      "SEQUENCE:1",
    ]);
  });

  it("move to another list out of a file with several, with all of their dates", async () => {
    fixture("nextcloud-tasks.ics");
    home.put("work/displayname", "Work");
    const part = open();
    const before = home.everything();
    const { value, undo } = await part.host.update({ id: "tasks-5", changes: { list: "work" } });
    expect(value).toMatchObject({ id: "tasks-5", list: "Work" });
    const created = home.files().find((file) => /^work\/.*ics$/.test(file)) ?? "";
    expect(home.text(created).match(/BEGIN:VTODO/g)).toHaveLength(3);
    expect(home.text("home/nextcloud-tasks.ics").match(/BEGIN:VTODO/g)).toHaveLength(4);
    await part.undo["reminders.restore"]?.(undo.input);
    expect(home.everything()).toBe(before);
  });

  it("take a new time in the zone of the machine where they had a day only, with its definition", async () => {
    fixture("nextcloud-tasks.ics");
    await open().host.update({ id: "tasks-1", changes: { due: at("2026-07-01T15:00+02:00") } });
    const text = home.text("home/nextcloud-tasks.ics");
    expect(text).toContain("DUE;TZID=Europe/Berlin:20260701T150000");
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });

  it("keep a start and a length together when they move", async () => {
    fixture("nextcloud-tasks.ics");
    const { value } = await open().host.update({
      id: "tasks-4",
      changes: { due: at("2026-03-06T12:00Z") },
    });
    expect(value.due).toBe(at("2026-03-06T12:00Z"));
    const text = home.text("home/nextcloud-tasks.ics");
    expect(text).toContain("DTSTART:20260306T100000Z");
    expect(text).toContain("DURATION:PT2H");
  });

  it("come next today when they are due by the day and today is not over", async () => {
    home.put(
      "a.ics",
      todo(
        "UID:1",
        "SUMMARY:x",
        "DTSTART;VALUE=DATE:20260225",
        "DUE;VALUE=DATE:20260225",
        "RRULE:FREQ=DAILY",
      ),
    );
    const { value } = await open().host.complete({ id: "1", done: true });
    expect(value.next?.due).toBe(at("2026-03-02T00:00+01:00"));
  });

  it("end with the last date of their rule", async () => {
    home.put(
      "a.ics",
      todo(
        "UID:1",
        "DTSTART:20260302T180000Z",
        "DUE:20260302T180000Z",
        "RRULE:FREQ=DAILY;UNTIL=20260303T180000Z",
      ),
    );
    const part = open();
    const first = await part.host.complete({ id: "1", done: true });
    expect(first.value.next?.due).toBe(at("2026-03-03T18:00Z"));
    const last = await part.host.complete({ id: first.value.next?.id ?? "", done: true });
    expect(last.value.next).toBeUndefined();
    expect(home.files()).toHaveLength(2);
  });

  it("repeat from their due time where they have no start", async () => {
    home.put("a.ics", todo("UID:1", "DUE:20260302T180000Z", "RRULE:FREQ=MONTHLY;BYMONTHDAY=2"));
    const { value } = await open().host.complete({ id: "1", done: true });
    expect(value.next?.due).toBe(at("2026-04-02T18:00Z"));
  });

  it("are told apart where they share a UID or have none, and are not moved where damaged", async () => {
    home.put("a/1.ics", todo("UID:same", "SUMMARY:one"));
    home.put("b/1.ics", todo("UID:same", "SUMMARY:two"));
    home.put("b/2.ics", todo("SUMMARY:three"));
    home.put(
      "b/3.ics",
      todo(
        "UID:good",
        "SUMMARY:four",
        "END:VTODO",
        "BEGIN:VTODO",
        "UID:hurt",
        "DUE:never",
        "RRULE:x",
      ),
    );
    const part = open();
    const reminders = await all(part);
    expect(reminders.map(({ title }) => title)).toEqual([
      "four",
      "one",
      "three",
      "two",
      "Untitled",
    ]);
    for (const reminder of reminders) expect(await part.host.get(reminder.id)).toEqual(reminder);
    const two = reminders.find(({ title }) => title === "two")?.id ?? "";
    const moved = await part.host.update({ id: two, changes: { list: "a", title: "moved" } });
    expect(moved.value).toMatchObject({ title: "moved", list: "a" });
    const due = at("2026-03-09T09:00Z");
    const refused = await failureOf(part.host.update({ id: "hurt", changes: { due } }));
    expect(refused.failure).toBe("refused");
    expect((await part.problems?.())?.map(({ file, reason }) => [file, reason])).toEqual([
      ["b/3.ics", "line 8: DUE is no real date or time"],
      ["b/3.ics", expect.stringContaining("line 6: ")],
    ]);
    await part.host.update({ id: "hurt", changes: { title: "named" } });
    expect(home.text("b/3.ics")).toContain("DUE:never\r\nRRULE:x\r\nSUMMARY:named");
  });

  it("are set in the list with the most usual name when none is named", async () => {
    for (const list of ["Alpha", "Inbox", "Zoo"]) home.put(`${list}/color`, "#123456");
    expect((await open().host.create({ title: "x" })).value.list).toBe("Inbox");
  });
});
