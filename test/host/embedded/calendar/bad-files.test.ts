import { readFileSync, symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HostFailure } from "../../../../src/errors.ts";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { createEmbeddedReminders } from "../../../../src/host/embedded/reminders/create-embedded-reminders.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import { failureOf } from "../../contract/failure-of.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
});
afterEach(() => home.dispose());

const clock = { now: () => NOW, zone: ZONE };
const AGES = { from: Date.UTC(2026, 0), to: Date.UTC(2027, 0), limit: 50 };
const GOOD = lines(
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:good",
  "SUMMARY:good",
  "DTSTART:20260305T090000Z",
  "END:VEVENT",
  "END:VCALENDAR",
);

function open(folder = home.folder): ReturnType<typeof createEmbeddedCalendar> {
  return createEmbeddedCalendar({ folder, clock });
}

async function titles(): Promise<readonly string[]> {
  return (await open().host.query(AGES)).rows.map(({ title }) => title);
}

async function reasons(): Promise<Readonly<Record<string, string>>> {
  const part = open();
  await part.host.query(AGES);
  const problems = (await part.problems?.()) ?? [];
  return Object.fromEntries(problems.map(({ file, reason }) => [file, reason]));
}

type Malformed = { readonly id: string; readonly name: string; readonly hex: string };
const malformed: readonly Malformed[] = readFileSync("test/data/ics/malformed.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

describe("broken calendar files", () => {
  it.each(malformed)(
    "$name: told or read in a moment, the others stay, the file too",
    async ({ hex }) => {
      home.put("bad.ics", Buffer.from(hex, "hex"));
      home.put("good.ics", GOOD);
      const before = home.everything();
      // What other tests of this process hold is no cost of the file.
      const held = process.memoryUsage().heapUsed;
      const began = performance.now();
      expect(await titles()).toContain("good");
      expect(performance.now() - began).toBeLessThan(2_000);
      const memory = process.memoryUsage().heapUsed - held;
      expect(memory).toBeLessThan(400 * 1024 * 1024);
      expect(home.everything()).toBe(before);
    },
  );

  it("names the line that has no end, and the date that is none", async () => {
    const [unended] = malformed.filter(({ name }) => name === "no END");
    const [impossible] = malformed.filter(({ name }) => name === "RRULE impossible");
    home.put("unended.ics", Buffer.from(unended?.hex ?? "", "hex"));
    home.put("unended-too.ics", GOOD.replace("END:VEVENT\r\n", ""));
    home.put("impossible.ics", Buffer.from(impossible?.hex ?? "", "hex"));
    expect(await reasons()).toEqual({
      "unended.ics": "line 2: this event has no DTSTART",
      "unended-too.ics": "line 2: BEGIN:VEVENT has no END:VEVENT",
      "impossible.ics": "line 4: DTSTART is no real date or time",
    });
  });

  it("keeps an escaped line end in a title text, read and written", async () => {
    const [injection] = malformed.filter(({ name }) => name === "injection in SUMMARY");
    home.put("a.ics", Buffer.from(injection?.hex ?? "", "hex"));
    expect(await titles()).toEqual(["x\nEND:VEVENT\nBEGIN:VEVENT"]);
    const part = open();
    await part.host.update({ id: "1", span: "this", changes: { notes: "y\nEND:VCALENDAR" } });
    expect(await titles()).toEqual(["x\nEND:VEVENT\nBEGIN:VEVENT"]);
    expect(home.text("a.ics").match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it("tells what cannot be read, in a sentence, and goes on", async () => {
    home.put("a/good.ics", GOOD);
    home.put("a/binary.ics", new Uint8Array([66, 69, 71, 0, 1]));
    home.put("a/empty.ics", "");
    home.put("a/latin.ics", Buffer.from(GOOD.replaceAll("good", "M\xfcnchen"), "latin1"));
    home.put("a/html.ics", "<html><body>Please log in</body></html>");
    home.put("a/folder.ics/x", "x");
    home.put("a/start.ics", GOOD.replace("DTSTART", "X-START"));
    home.put("a/huge.ics", "");
    truncateSync(join(home.folder, "a/huge.ics"), 100 * 1024 * 1024);
    symlinkSync("loop.ics", join(home.folder, "a/loop.ics"));
    symlinkSync(join(home.folder, "b"), join(home.folder, "b"));
    home.put('a/"quoted" \n name 😀 \u202Erlm.ics', GOOD.replaceAll("good", "odd name"));
    expect(await titles()).toEqual(["good", "München", "odd name"]);
    expect(await reasons()).toEqual({
      "a/binary.ics": "it holds no calendar",
      "a/html.ics": "it holds no calendar",
      "a/folder.ics": "it is not a regular file",
      "a/start.ics": "line 2: this event has no DTSTART",
      "a/huge.ics": "it has 100 MB, more than any calendar or address book",
      "a/loop.ics": expect.stringContaining("ELOOP"),
    });
  });

  it("reads an event that ends before it starts as one without length, and tells it", async () => {
    home.put("a.ics", GOOD.replace("DTSTART", "DTEND:20260304T090000Z\r\nDTSTART"));
    const { rows } = await open().host.query(AGES);
    expect(rows[0]).toMatchObject({ title: "good", start: rows[0]?.end });
    expect(await reasons()).toEqual({ "a.ics": "line 2: this event ends before it starts" });
  });

  it("shows the first date of a rule that falls due too often, and tells it", async () => {
    home.put("a.ics", GOOD.replace("DTSTART", "RRULE:FREQ=SECONDLY\r\nDTSTART"));
    expect(await titles()).toEqual(["good"]);
    expect(await reasons()).toEqual({ "a.ics": "FREQ=SECONDLY falls due too often to follow" });
    const part = open();
    const failure = await failureOf(
      part.host.remove({ id: "good/20260305T090000Z", span: "future" }),
    );
    expect(failure.failure).toBe("invalid");
  });

  it("fails, rather than having no events, where the folder is none or cannot be read", async () => {
    home.put("calendars", "a file");
    symlinkSync("self", join(home.folder, "self"));
    for (const folder of ["calendars", "self"]) {
      const part = open(join(home.folder, folder));
      const failure = await failureOf(part.host.query(AGES));
      expect(failure.message).toMatch(/calendar.*\.$/);
      expect(await part.problems?.()).toHaveLength(1);
      await failureOf(part.host.calendars());
      await failureOf(part.host.get("x"));
      await failureOf(part.host.create({ title: "x", start: NOW, end: NOW, allDay: false }));
    }
  });

  it("sees a change at once that another program made in place", async () => {
    home.put("a.ics", GOOD);
    const part = open();
    const read = async (): Promise<string | undefined> =>
      (await part.host.query(AGES)).rows[0]?.title;
    expect(await read()).toBe("good");
    for (const title of ["food", "mood", "wood"]) {
      home.put("a.ics", GOOD.replace("SUMMARY:good", `SUMMARY:${title}`));
      expect(await read()).toBe(title);
    }
  });

  it("gives a code and a sentence, or an answer, for any lines whatever", async () => {
    const line = fc.constantFrom(
      "BEGIN:VCALENDAR",
      "END:VCALENDAR",
      "BEGIN:VEVENT",
      "END:VEVENT",
      "BEGIN:VTODO",
      "END:VTODO",
      "UID:1",
      "UID:1/20260305T090000Z",
      "SUMMARY:x\\",
      'SUMMARY;X="',
      "DTSTART:20260305T090000Z",
      "DTSTART;TZID=:20260305T090000",
      "DTSTART;VALUE=DATE:20260305",
      "DTEND;VALUE=DATE:20260304",
      "DUE:20260306T100000",
      "DURATION:P",
      "DURATION:-P1W",
      "RRULE:FREQ=DAILY",
      "RRULE:FREQ=YEARLY;BYDAY=-53MO,99TU;BYSETPOS=0",
      "RRULE:",
      "RDATE;VALUE=PERIOD:20260307T090000Z/PT1H",
      "RDATE;VALUE=PERIOD:20260307T090000Z",
      "EXDATE:",
      "EXDATE:20260305",
      "RECURRENCE-ID:20260306T090000Z",
      "RECURRENCE-ID;RANGE=THISANDFUTURE:20260307",
      "STATUS:CANCELLED",
      "SEQUENCE:x",
      " folded",
      "",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 14 }), async (inner) => {
        const framed = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...inner, "END:VEVENT", "END:VCALENDAR"];
        for (const [index, content] of [
          inner,
          framed,
          framed.map((each) => each.replace("VEVENT", "VTODO")),
        ].entries()) {
          home.put(`${index}.ics`, lines(...content));
        }
        const calendar = open();
        const reminders = createEmbeddedReminders({ folder: home.folder, clock });
        const acts = [
          async () => {
            const { rows } = await calendar.host.query(AGES);
            for (const { id } of rows.slice(0, 3)) {
              await calendar.host.get(id);
              const start = NOW + 86_400_000;
              await calendar.host.update({ id, span: "future", changes: { start } });
            }
          },
          async () => {
            const { rows } = await calendar.host.query(AGES);
            for (const { id } of rows.slice(0, 2)) await calendar.host.remove({ id, span: "this" });
          },
          async () => {
            const { rows } = await reminders.host.query({ limit: 5 });
            for (const { id, done } of rows) await reminders.host.complete({ id, done: !done });
          },
          async () => {
            await calendar.problems?.();
            await reminders.problems?.();
          },
        ];
        for (const act of acts) {
          const error: unknown = await act().catch((thrown: unknown) => thrown);
          if (error !== undefined) {
            expect(error).toBeInstanceOf(HostFailure);
            expect(String(error)).not.toMatch(/undefined|NaN|\[object/);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
