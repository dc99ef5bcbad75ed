import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmbeddedCalendar } from "../../../../src/host/embedded/calendar/create-embedded-calendar.ts";
import { createEmbeddedReminders } from "../../../../src/host/embedded/reminders/create-embedded-reminders.ts";
import type { JsonObject } from "../../../../src/types/json.ts";
import { NOW, ZONE } from "../../contract/calendar.ts";
import type { VdirHome } from "./vdir-home.ts";
import { lines, makeVdirHome } from "./vdir-home.ts";

let home: VdirHome;
beforeEach(() => {
  home = makeVdirHome();
});
afterEach(() => home.dispose());

const clock = { now: () => NOW, zone: ZONE };
const YEAR = { from: Date.UTC(2026, 0), to: Date.UTC(2027, 0), limit: 50 };
const LUNCH = { title: "Lunch", start: NOW, end: NOW + 3_600_000, allDay: false };

function calendar(folder = home.folder): ReturnType<typeof createEmbeddedCalendar> {
  return createEmbeddedCalendar({ folder, clock });
}

function reminders(): ReturnType<typeof createEmbeddedReminders> {
  return createEmbeddedReminders({ folder: home.folder, clock });
}

async function names(): Promise<readonly string[]> {
  return (await calendar().host.calendars()).map(({ name }) => name);
}

function item(kind: "VEVENT" | "VTODO", uid: string): readonly string[] {
  return [
    `BEGIN:${kind}`,
    `UID:${uid}`,
    `SUMMARY:${uid}`,
    "DTSTART:20260305T090000Z",
    `END:${kind}`,
  ];
}

function exported(head: readonly string[], ...items: readonly (readonly string[])[]): string {
  return lines("BEGIN:VCALENDAR", "VERSION:2.0", ...head, ...items.flat(), "END:VCALENDAR");
}

const event = (uid: string): readonly string[] => item("VEVENT", uid);
const todo = (uid: string): readonly string[] => item("VTODO", uid);

describe("which files are calendars of their own", () => {
  it.each([
    ["several events", "exports/work.ics", exported([], event("a"), event("b")), ["work"]],
    [
      "a calendar's name",
      "x.ics",
      exported(["X-WR-CALNAME:Family Plan"], event("a")),
      ["Family Plan"],
    ],
    [
      "the name of RFC 7986",
      "x.ics",
      exported(["NAME:Club\\, North"], event("a")),
      ["Club, North"],
    ],
    ["a name and no event yet", "x.ics", exported(["X-WR-CALNAME:Empty"]), ["Empty"]],
    [
      "a program's export at the top",
      "my_club.ics",
      exported(["PRODID:-//x"], event("a")),
      ["my club"],
    ],
    ["one event at the top, unsigned", "work.ics", exported([], event("a")), ["ROOT"]],
    [
      "one event in a folder",
      "personal/dinner.ics",
      exported(["PRODID:-//x"], event("a")),
      ["personal"],
    ],
    [
      "one event under its UID",
      "home/abc@x.org.ics",
      exported(["X-WR-CALNAME:Y"], event("abc@x.org")),
      ["home"],
    ],
    [
      "one under a part of its UID",
      "home/4f1d88aa.ics",
      exported(["NAME:Y"], event("4f1d88aa@g.com")),
      ["home"],
    ],
    [
      "one under a number made up",
      "home/0123456789abcdef0123.ics",
      exported(["NAME:Y"], event("z")),
      ["home"],
    ],
    ["two states of one event", "home/series.ics", exported([], event("a"), event("a")), ["home"]],
  ])("%s", async (...[, file, text, expected]) => {
    home.put(file, text);
    const root = home.folder.split("/").at(-1) ?? "";
    expect(await names()).toEqual(expected.map((name) => (name === "ROOT" ? root : name)));
  });

  it("lets folders of items and exports lie side by side", async () => {
    home.put("personal/displayname", "Private");
    home.put("personal/1.ics", exported([], event("1")));
    home.put("personal/club.ics", exported([], event("p"), event("q")));
    home.put("work.ics", exported([], event("a"), event("b")));
    expect((await names()).toSorted()).toEqual(["Private", "club", "work"]);
  });

  it("tells two of one name apart by their files, and knows another by either name", async () => {
    home.put("work.ics", exported(["X-WR-CALNAME:Calendar"], event("a")));
    home.put("family.ics", exported(["X-WR-CALNAME:Calendar"], event("b")));
    home.put("office.ics", exported(["X-WR-CALNAME:Contoso"], event("c")));
    const { host } = calendar();
    expect((await host.calendars()).map(({ name, also }) => [name, also])).toEqual([
      ["family", undefined],
      ["Contoso", ["office"]],
      ["work", undefined],
    ]);
    const asked = async (name: string): Promise<readonly string[]> =>
      (await host.query({ ...YEAR, calendar: name })).rows.map(({ title }) => title);
    expect(await asked("family")).toEqual(["b"]);
    expect(await asked("office")).toEqual(["c"]);
    await expect(asked("Calendar")).rejects.toThrow(/no calendar called/);
  });

  it("is a calendar and a list where it holds both, and neither of what it doesn't hold", async () => {
    home.put("both.ics", exported([], event("a"), todo("b")));
    home.put("events.ics", exported([], event("c"), event("d")));
    home.put("tasks.ics", exported(["X-WR-CALNAME:Chores"], todo("e"), todo("f")));
    expect(await names()).toEqual(["both", "events"]);
    expect((await reminders().host.lists()).map(({ name }) => name)).toEqual(["both", "Chores"]);
  });

  it("takes one file for all there is, and makes it where it isn't there yet", async () => {
    home.put("a/only.ics", exported([], event("a")));
    home.put("a/other.ics", exported([], event("b"), event("c")));
    const { host } = calendar(`${home.folder}/a/only.ics`);
    expect((await host.calendars()).map(({ name }) => name)).toEqual(["only"]);
    await host.create(LUNCH);
    expect((await host.query(YEAR)).rows.map(({ title }) => title)).toEqual(["Lunch", "a"]);
    const fresh = calendar(`${home.folder}/a/new.ics`);
    await fresh.host.create(LUNCH);
    expect((await fresh.host.query(YEAR)).rows).toMatchObject([
      { title: "Lunch", calendar: "new" },
    ]);
    expect(home.files()).toEqual(["a/new.ics", "a/only.ics", "a/other.ics"]);
  });
});

describe("writing into an export", () => {
  const WORK = exported(["PRODID:-//x", "X-WR-CALNAME:Work"], event("a"), event("b"));

  it("puts a new event beside the others, takes it back to the byte, and undoes with few bytes", async () => {
    home.put("work.ics", WORK);
    home.put("family.ics", exported(["X-WR-CALNAME:Family"], event("f")));
    const before = home.everything();
    const part = calendar();
    const { value, undo } = await part.host.create({ ...LUNCH, calendar: "family" });
    expect(value.calendar).toBe("Family");
    expect(home.files()).toEqual(["family.ics", "work.ics"]);
    expect(home.text("work.ics")).toBe(WORK);
    expect(home.text("family.ics").match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(home.text("family.ics")).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
    expect(JSON.stringify(undo).length).toBeLessThan(400);
    await part.undo["calendar.restore"]?.(undo.input as JsonObject);
    expect(home.everything()).toBe(before);
  });

  it("keeps the calendar when its last event goes", async () => {
    home.put("work.ics", exported(["X-WR-CALNAME:Work"], event("a")));
    const part = calendar();
    const { undo } = await part.host.remove({ id: "a", span: "this" });
    expect(home.text("work.ics")).toBe(exported(["X-WR-CALNAME:Work"]));
    expect(await names()).toEqual(["Work"]);
    await part.undo["calendar.restore"]?.(undo.input as JsonObject);
    expect(home.text("work.ics")).toBe(exported(["X-WR-CALNAME:Work"], event("a")));
  });

  it("goes on with a split series, and with the next date of a reminder, in the same file", async () => {
    const daily = [...event("a").slice(0, -1), "RRULE:FREQ=DAILY", "END:VEVENT"];
    home.put("work.ics", exported([], daily, event("b")));
    const part = calendar();
    const third = {
      id: "a/20260307T090000Z",
      span: "future",
      changes: { title: "later" },
    } as const;
    const { value } = await part.host.update(third);
    expect(value).toMatchObject({ title: "later", calendar: "work" });
    const pills = [
      ...todo("p").slice(0, -1),
      "DUE:20260306T090000Z",
      "RRULE:FREQ=DAILY",
      "END:VTODO",
    ];
    home.put("pills.ics", exported([], pills, todo("q")));
    const done = await reminders().host.complete({ id: "p", done: true });
    expect(done.value.next).toMatchObject({ title: "p", list: "pills" });
    expect(home.files()).toEqual(["pills.ics", "work.ics"]);
  });

  it("moves a reminder from one export to another", async () => {
    home.put("one.ics", exported([], todo("a"), todo("b")));
    home.put("two.ics", exported([], todo("c"), todo("d")));
    const before = home.everything();
    const part = reminders();
    const moved = await part.host.update({ id: "a", changes: { list: "two" } });
    expect(moved.value).toMatchObject({ id: "a", list: "two" });
    expect(home.text("one.ics")).toBe(exported([], todo("b")));
    expect((await part.host.query({ list: "two", limit: 9 })).rows).toHaveLength(3);
    await part.undo["reminders.restore"]?.(moved.undo.input as JsonObject);
    expect(home.everything()).toBe(before);
  });
});

describe("events that share a UID in one file", () => {
  const twice = (uid: string, ...content: readonly string[]): readonly string[] => [
    "BEGIN:VEVENT",
    ...(uid === "" ? [] : [`UID:${uid}`]),
    ...content,
    "END:VEVENT",
  ];

  it.each(["same", ""])(
    "each live under UID %j and are changed, removed and brought back alone",
    async (uid) => {
      const text = exported(
        [],
        twice(uid, "SUMMARY:one", "DTSTART:20260305T090000Z"),
        twice(uid, "SUMMARY:two", "DTSTART:20260306T090000Z"),
        twice(uid, "SUMMARY:three", "DTSTART:20260306T090000Z"),
      );
      home.put("merged.ics", text);
      const part = calendar();
      const { rows } = await part.host.query(YEAR);
      expect(rows.map(({ title }) => title).toSorted()).toEqual(["one", "three", "two"]);
      for (const row of rows) expect(await part.host.get(row.id)).toEqual(row);
      const one = rows.find(({ title }) => title === "one")?.id ?? "";
      const start = Date.parse("2026-03-07T09:00Z");
      const { value } = await part.host.update({ id: one, span: "this", changes: { start } });
      expect(value).toMatchObject({ title: "one", start });
      const two = rows.find(({ title }) => title === "two")?.id ?? "";
      const { undo } = await part.host.remove({ id: two, span: "this" });
      const left = (await part.host.query(YEAR)).rows;
      expect(left.map(({ title }) => title).toSorted()).toEqual(["one", "three"]);
      await part.undo["calendar.restore"]?.(undo.input as JsonObject);
      expect((await part.host.query(YEAR)).rows).toHaveLength(3);
    },
  );

  it("understands the name an event had while it was not alone", async () => {
    home.put(
      "merged.ics",
      exported(
        ["X-WR-CALNAME:M"],
        twice("u", "SUMMARY:one", "DTSTART:20260305T090000Z"),
        twice("u", "SUMMARY:two", "DTSTART:20260306T090000Z"),
      ),
    );
    const part = calendar();
    const [one, two] = (await part.host.query(YEAR)).rows;
    await part.host.remove({ id: one?.id ?? "", span: "this" });
    expect(await part.host.get(two?.id ?? "")).toMatchObject({ title: "two" });
    await expect(part.host.get(one?.id ?? "")).rejects.toThrow(/no longer/);
  });
});
