import { readFileSync, statSync, symlinkSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../../src/host/calendar.ts";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import { failureOf } from "../../contract/failure-of.ts";
import { failingFs } from "../../../store/failing-fs.ts";
import type { VdirHome } from "../vdir/vdir-home.ts";
import { lines, makeVdirHome } from "../vdir/vdir-home.ts";

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
});
afterEach(() => home.dispose());

const clock = { now: () => NOW, zone: ZONE };
const at = (text: string): number => Date.parse(text);
const YEAR = { from: Date.UTC(2026, 0), to: Date.UTC(2027, 0), limit: 500 };

type Part = ReturnType<typeof createEmbeddedCalendar>;

function open(fs?: ReturnType<typeof failingFs>): Part {
  return createEmbeddedCalendar({ folder: home.folder, clock, ...(fs ? { fs } : {}) });
}

async function rows(part = open()): Promise<readonly CalendarEvent[]> {
  return (await part.host.query(YEAR)).rows;
}

async function named(title: string, part = open()): Promise<CalendarEvent> {
  const event = (await rows(part)).find((each) => each.title === title);
  if (!event) throw new Error(`no event ${title}`);
  return event;
}

function takeBack(part: Part, undo: { operation: string; input: never }): Promise<unknown> {
  return part.undo[undo.operation]?.(undo.input) ?? Promise.reject(new Error(undo.operation));
}

/** The lines two texts do not share, as `-` and `+` lines. */
function diff(before: string, after: string): readonly string[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  return [...gone, ...come];
}

function fixture(name: string): string {
  const text = readFileSync(`test/data/ics/${name}`, "utf8");
  home.put(`personal/${name}`, text);
  return text;
}

describe("changes to files of other programs", () => {
  it("touch only their own lines in a file with several events", async () => {
    const before = fixture("google.ics");
    const part = open();
    const { id } = await named("Project review", part);
    const start = at("2026-03-05T14:00Z");
    await part.host.update({ id, span: "this", changes: { title: "Review", start } });
    expect(diff(before, home.text("personal/google.ics"))).toEqual([
      "- DTSTART:20260305T093000Z",
      "- DTEND:20260305T101500Z",
      "- SUMMARY:Project review",
      "+ DTSTART:20260305T140000Z",
      "+ DTEND:20260305T144500Z",
      "+ SUMMARY:Review",
      "+ SEQUENCE:1",
      "+ LAST-MODIFIED:20260302T080000Z",
    ]);
    expect(home.text("personal/google.ics")).not.toContain("\r");
  });

  it("keep parameters, zones and the order of lines", async () => {
    const before = fixture("outlook.ics");
    const part = open();
    const { id } = await named("Call New York", part);
    const changes = { title: "Ring, twice", start: at("2026-03-11T15:00Z") };
    await part.host.update({ id, span: "this", changes });
    expect(diff(before, home.text("personal/outlook.ics"))).toEqual([
      "- SUMMARY;LANGUAGE=en-US:Call New York",
      "- DTSTART;TZID=Customized Time Zone:20260310T090000",
      "- DTEND;TZID=Customized Time Zone:20260310T093000",
      "+ SUMMARY;LANGUAGE=en-US:Ring\\, twice",
      "+ DTSTART;TZID=Customized Time Zone:20260311T110000",
      "+ DTEND;TZID=Customized Time Zone:20260311T113000",
      "+ SEQUENCE:1",
      "+ LAST-MODIFIED:20260302T080000Z",
    ]);
  });

  it("end a series before a date and begin a new one, with its exceptions, zones and alarms", async () => {
    fixture("google.ics");
    const part = open();
    const [, second] = (await rows(part)).filter(({ title }) => title === "Swimming lesson");
    const changes = { start: at("2026-03-10T18:00+01:00"), location: "New pool" };
    const { value, undo } = await part.host.update({
      id: second?.id ?? "",
      span: "future",
      changes,
    });
    expect(value).toMatchObject({
      location: "New pool",
      repeat: expect.stringContaining("BYDAY=TU"),
    });
    const swimming = (await rows(part)).filter(({ title }) => title.startsWith("Swimming"));
    expect(
      swimming.map(({ title, start, location }) => [
        new Date(start).toISOString().slice(0, 16),
        title,
        location,
      ]),
    ).toEqual([
      ["2026-03-02T16:00", "Swimming lesson", "Pool"],
      ["2026-03-10T17:00", "Swimming lesson", "New pool"],
      ["2026-03-24T15:00", "Swimming lesson (moved)", "Other pool"],
      ["2026-03-31T16:00", "Swimming lesson", "New pool"],
    ]);
    // The export is a calendar of its own, so the new series goes into it.
    expect(home.files()).toEqual(["personal/google.ics"]);
    const text = home.text("personal/google.ics");
    expect(text).toContain("EXDATE;TZID=Europe/Berlin:20260317T180000");
    expect(text).toContain("RECURRENCE-ID;TZID=Europe/Berlin:20260324T180000");
    expect(text).toContain("UNTIL=20260331T225959Z");
    expect(text).toContain("TRIGGER:-P0DT0H30M0S");
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260309T155959Z");
    expect(text.match(/Other pool/g)).toHaveLength(1);
    await takeBack(part, undo as never);
    expect(home.files()).toEqual(["personal/google.ics"]);
    expect(home.text("personal/google.ics")).toBe(readFileSync("test/data/ics/google.ics", "utf8"));
  });

  it("give later replaced dates the texts they shared with the series, and no others", async () => {
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        "SUMMARY:Yoga",
        "LOCATION:Hall",
        "DTSTART:20260302T180000Z",
        "RRULE:FREQ=WEEKLY",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "UID:1",
        "RECURRENCE-ID:20260316T180000Z",
        "SUMMARY:Yoga",
        "LOCATION:Garden",
        "DTSTART:20260316T190000Z",
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const part = open();
    const changes = { title: "Pilates", location: "Studio" };
    await part.host.update({ id: "1/20260309T180000Z", span: "future", changes });
    const found = (await rows(part)).slice(0, 4).map(({ title, location }) => [title, location]);
    expect(found).toEqual([
      ["Yoga", "Hall"],
      ["Pilates", "Studio"],
      ["Pilates", "Garden"],
      ["Pilates", "Studio"],
    ]);
  });

  it("move the date they are made from, also where it was moved before", async () => {
    fixture("google.ics");
    const part = open();
    const start = at("2026-03-25T10:00+01:00");
    const id = "4ab8swimming@google.com/20260323T160000Z";
    const { value } = await part.host.update({ id, span: "future", changes: { start } });
    expect(value).toMatchObject({ title: "Swimming lesson (moved)", start });
    const last = (await rows(part)).filter(({ title }) => title === "Swimming lesson").at(-1);
    expect(last?.start).toBe(at("2026-04-01T10:00+02:00"));
  });

  it("are refused for all later dates where what the rule means then is not clear", async () => {
    const rule = "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1";
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        "DTSTART:20260331T090000Z",
        rule,
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const before = home.everything();
    const update = (start: number): Promise<unknown> =>
      open().host.update({ id: "1/20260430T090000Z", span: "future", changes: { start } });
    expect((await failureOf(update(at("2026-04-29T09:00Z")))).failure).toBe("invalid");
    expect(home.everything()).toBe(before);
    await update(at("2026-04-30T11:00Z"));
    expect((await rows()).slice(0, 3).map(({ start }) => new Date(start).toISOString())).toEqual([
      "2026-03-31T09:00:00.000Z",
      "2026-04-30T11:00:00.000Z",
      "2026-05-29T11:00:00.000Z",
    ]);
  });

  it.each([
    ["FREQ=WEEKLY;BYDAY=MO,WE", "2026-03-02", "2026-03-03", "FREQ=WEEKLY;BYDAY=TU,WE"],
    ["FREQ=MONTHLY;BYDAY=1MO", "2026-03-02", "2026-03-10", "FREQ=MONTHLY;BYDAY=2TU"],
    ["FREQ=MONTHLY;BYDAY=-1MO", "2026-03-30", "2026-03-31", "FREQ=MONTHLY;BYDAY=-1TU"],
    ["FREQ=MONTHLY;BYMONTHDAY=2", "2026-03-02", "2026-03-05", "FREQ=MONTHLY;BYMONTHDAY=5"],
    [
      "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2",
      "2026-03-02",
      "2026-04-01",
      "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1",
    ],
    ["FREQ=DAILY;INTERVAL=3", "2026-03-02", "2026-03-04", "FREQ=DAILY;INTERVAL=3"],
  ])("move the day a rule names along: %s from %s to %s", async (...[rule, from, to, expected]) => {
    const start = from.replaceAll("-", "");
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        `DTSTART:${start}T090000Z`,
        `RRULE:${rule}`,
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const part = open();
    const changes = { start: at(`${to}T09:00Z`) };
    const { value } = await part.host.update({ id: `1/${start}T090000Z`, span: "future", changes });
    expect(value).toMatchObject({ repeat: expected, start: changes.start });
  });

  it("move alarms at fixed times along, and leave those that count from the event", async () => {
    const alarm = (trigger: string): readonly string[] => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      trigger,
      "END:VALARM",
    ];
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        "SUMMARY:x",
        "DTSTART:20260305T090000Z",
        ...alarm("TRIGGER;VALUE=DATE-TIME:20260305T083000Z"),
        ...alarm("TRIGGER:-PT15M"),
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const changes = { start: at("2026-03-06T10:00Z") };
    await open().host.update({ id: "1", span: "this", changes });
    expect(home.text("a.ics")).toContain("TRIGGER;VALUE=DATE-TIME:20260306T093000Z");
    expect(home.text("a.ics")).toContain("TRIGGER:-PT15M");
  });

  it("keep a DURATION while the length stays, and give way to an end when it does not", async () => {
    home.put(
      "a.ics",
      lines(
        "BEGIN:VCALENDAR",
        "BEGIN:VEVENT",
        "UID:1",
        "DTSTART:20260305T090000Z",
        "DURATION:PT1H",
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const part = open();
    const start = at("2026-03-05T10:00Z");
    await part.host.update({ id: "1", span: "this", changes: { start } });
    expect(home.text("a.ics")).toContain("DURATION:PT1H");
    await part.host.update({ id: "1", span: "this", changes: { end: start + 5_400_000 } });
    expect(home.text("a.ics")).toContain("DTEND:20260305T113000Z");
    expect(home.text("a.ics")).not.toContain("DURATION");
  });

  it("keep the permissions of a file, and give a new one to its owner alone", async () => {
    fixture("khal.ics");
    await chmod(join(home.folder, "personal/khal.ics"), 0o644);
    const part = open();
    await part.host.update({
      id: (await named("Choir", part)).id,
      span: "this",
      changes: { title: "x" },
    });
    expect(statSync(join(home.folder, "personal/khal.ics")).mode & 0o777).toBe(0o644);
    await part.host.create({ title: "New", start: NOW, end: NOW, allDay: false });
    const created = home.files().find((file) => !file.endsWith("khal.ics")) ?? "";
    expect(statSync(join(home.folder, created)).mode & 0o777).toBe(0o600);
  });

  it("are refused where what they depend on is damaged, the file a link, or just changed", async () => {
    const good = [
      "BEGIN:VEVENT",
      "UID:1",
      "SUMMARY:good",
      "DTSTART:20260305T090000Z",
      "END:VEVENT",
    ];
    home.put(
      "damaged.ics",
      lines(
        "BEGIN:VCALENDAR",
        ...good,
        "BEGIN:VEVENT",
        "UID:2",
        "DTSTART:20260230",
        "END:VEVENT",
        "END:VCALENDAR",
      ),
    );
    const part = open();
    const before = home.text("damaged.ics");
    await part.host.update({ id: "1", span: "this", changes: { title: "x" } });
    const changed = home.text("damaged.ics");
    expect(changed.slice(changed.indexOf("END:VEVENT"))).toBe(
      before.slice(before.indexOf("END:VEVENT")),
    );
    home.put(
      "rule.ics",
      before.replace("UID:2", "UID:4").replace("20260230", "20260306\r\nRRULE:?"),
    );
    const start = at("2026-03-07T09:00Z");
    const move = part.host.update({ id: "4", span: "this", changes: { start } });
    expect((await failureOf(move)).failure).toBe("refused");
    home.put(
      "elsewhere/target",
      lines(
        "BEGIN:VCALENDAR",
        ...good.map((line) => line.replace("UID:1", "UID:3")),
        "END:VCALENDAR",
      ),
    );
    symlinkSync(join(home.folder, "elsewhere/target"), join(home.folder, "link.ics"));
    const linked = home.text("elsewhere/target");
    const remove = part.host.remove({ id: "3", span: "this" });
    expect((await failureOf(remove)).failure).toBe("refused");
    expect(home.text("elsewhere/target")).toBe(linked);
  });

  it("are undone only below the calendar, whatever the record says", async () => {
    home.put("calendars/a.ics", "x");
    home.put("outside.ics", "mine");
    const part = createEmbeddedCalendar({ folder: join(home.folder, "calendars"), clock });
    const files = ["../outside.ics", "/etc/hosts", "a/../../outside.ics", "", "a.ics\0"].map(
      (file) => ({
        file,
        before: "stolen",
        after: null,
      }),
    );
    for (const each of files) {
      const undo = {
        operation: "calendar.restore",
        input: { title: "x", was: "created", files: [each] },
      };
      expect((await failureOf(takeBack(part, undo as never))).failure).toBe("invalid");
    }
    expect(home.text("outside.ics")).toBe("mine");
    for (const input of [{}, { title: 1 }, { title: "x", was: "created", files: [{}] }]) {
      const undo = { operation: "calendar.restore", input };
      expect((await failureOf(takeBack(part, undo as never))).failure).toBe("invalid");
    }
  });

  it("made at once all count", async () => {
    fixture("khal.ics");
    const part = open();
    const titles = Array.from({ length: 8 }, (_, index) => `Event ${index}`);
    await Promise.all(
      titles.map((title) => part.host.create({ title, start: NOW, end: NOW, allDay: false })),
    );
    const choir = (await rows(part)).filter(({ title }) => title === "Choir").slice(10, 14);
    await Promise.all(choir.map(({ id }) => part.host.remove({ id, span: "this" })));
    const left = (await rows(part)).map(({ title }) => title);
    expect(left.filter((title) => title === "Choir")).toHaveLength(48);
    expect(left.filter((title) => title !== "Choir").toSorted()).toEqual(titles);
  });
});

/** What a plain list knows of a date: where its series has it, where it is, and whether it was moved by itself. */
type Entry = {
  readonly base: number;
  readonly start: number;
  readonly isOwn: boolean;
  readonly series: number;
};
type Step = {
  readonly act: "remove" | "move";
  readonly span: "this" | "future";
  readonly minutes: number;
};

/** The dates after a step at the entry `at`, worked out without a calendar. */
function naive(
  entries: readonly Entry[],
  at: Entry,
  { act, span, minutes }: Step,
): readonly Entry[] {
  const start = at.start + minutes * 60_000;
  if (span === "this") {
    return act === "remove"
      ? entries.filter((entry) => entry !== at)
      : entries.map((entry) => (entry === at ? { ...at, start, isOwn: true } : entry));
  }
  const isLater = (entry: Entry): boolean => entry.series === at.series && entry.base >= at.base;
  if (act === "remove") return entries.filter((entry) => !isLater(entry));
  const shift = start - at.base;
  const series = entries.some((entry) => entry.series === at.series && entry.base < at.base)
    ? Math.max(...entries.map((entry) => entry.series)) + 1
    : at.series;
  return entries.map((entry) => {
    if (!isLater(entry)) return entry;
    const base = entry.base + shift;
    if (entry === at) return { ...entry, base, start, series };
    return { ...entry, base, series, start: entry.isOwn ? entry.start : base };
  });
}

describe("a series, whatever is done to it", () => {
  const rule = fc.constantFrom(
    "FREQ=DAILY;COUNT=12",
    "FREQ=WEEKLY;BYDAY=MO,TH;COUNT=9",
    "FREQ=DAILY;INTERVAL=5;UNTIL=20260601T000000Z",
    "FREQ=MONTHLY;COUNT=6",
    "FREQ=WEEKLY",
  );
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom("remove" as const, "move" as const),
      span: fc.constantFrom("this" as const, "future" as const),
      minutes: fc.integer({ min: -90, max: 90 }),
      which: fc.nat({ max: 30 }),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it("has the dates a plain list would have, and every undo gives the bytes back", async () => {
    await fc.assert(
      fc.asyncProperty(rule, steps, async (repeat, acts) => {
        home.dispose();
        home = makeVdirHome();
        const part = open();
        const start = at("2026-03-02T12:00+01:00");
        const event = { title: "x", start, end: start + 600_000, allDay: false, repeat };
        const created = await part.host.create(event);
        let entries: readonly Entry[] = (await rows(part)).map((row) => ({
          base: row.start,
          start: row.start,
          isOwn: false,
          series: 0,
        }));
        const done: { readonly undo: unknown; readonly before: string }[] = [
          { undo: created.undo, before: "" },
        ];
        for (const { which, ...step } of acts) {
          const events = await rows(part);
          const target = events[which % events.length];
          const entry = entries.find((each) => each.start === target?.start);
          if (!target || !entry) break;
          fc.pre(new Set(entries.map((each) => each.start)).size === entries.length);
          const before = home.everything();
          const changes = { start: target.start + step.minutes * 60_000 };
          const { id } = target;
          const { undo } =
            step.act === "remove"
              ? await part.host.remove({ id, span: step.span })
              : await part.host.update({ id, span: step.span, changes });
          done.push({ undo, before });
          entries = naive(entries, entry, step);
          const starts = entries.map((each) => each.start).toSorted((a, b) => a - b);
          expect((await rows(part)).map((row) => row.start)).toEqual(starts);
        }
        for (const { undo, before } of done.toReversed()) {
          await takeBack(part, undo as never);
          expect(home.everything()).toBe(before);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe("a disk that fails", () => {
  const codes = ["EIO", "ENOSPC", "EACCES"] as const;

  it("leaves the calendar as it was or as it was meant, at whichever call of a split", async () => {
    const text = readFileSync("test/data/ics/khal.ics", "utf8");
    const id = "KHAL1QVX6Y2N8B7R5T3W9Z0ABCDEFGHIJKLM/20260303T180000Z";
    const changes = { start: at("2026-03-03T20:00+01:00") };
    const split = (fs: ReturnType<typeof failingFs>): Promise<unknown> =>
      open(fs).host.update({ id, span: "future", changes });
    const starts = async (): Promise<readonly number[]> => (await rows()).map(({ start }) => start);
    const reset = async (): Promise<void> => {
      for (const file of home.files()) home.put(file, "");
      home.put("personal/khal.ics", text);
      const empty = home.files().filter((file) => home.text(file) === "");
      for (const file of empty) (await import("node:fs")).rmSync(join(home.folder, file));
    };
    await reset();
    const before = await starts();
    const counted = failingFs();
    await split(counted);
    const after = await starts();
    for (let call = 1; call <= counted.calls().length; call++) {
      for (const code of codes) {
        await reset();
        const failed = await split(failingFs({ at: call, code, lasting: false })).then(
          () => undefined,
          (error: { failure?: string; message: string }) => error,
        );
        const found = await starts();
        const state = `call ${call} ${counted.calls()[call - 1]} ${code} ${failed?.message}`;
        if (failed) {
          expect(found, state).toEqual(before);
          expect(["permission", "unavailable"], state).toContain(failed.failure);
        } else expect(found, state).toEqual(after);
      }
      // A disk that is gone for good takes nothing back either: dates may be there twice, none is lost.
      await reset();
      await split(failingFs({ at: call, code: "EIO", lasting: true })).catch(
        (error: { failure?: string }) => expect(error.failure, `call ${call}`).toBe("unavailable"),
      );
      const found = new Set(await starts());
      const lost = before.filter((start) => !found.has(start) && !found.has(start + 3_600_000));
      expect(lost, `call ${call}`).toEqual([]);
    }
  });
});
