import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarEvent, CalendarHost } from "../../../src/host/calendar.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

/** The clock of every suite: Monday, 2 March 2026, nine in the morning in Berlin. */
export const NOW = Date.parse("2026-03-02T09:00+01:00");
export const ZONE = "Europe/Berlin";

export type SeedEvent = {
  readonly calendar: string;
  readonly title: string;
  /** With its offset; of an all-day event dates, the end exclusive. */
  readonly start: string;
  readonly end: string;
  readonly allDay?: boolean;
  readonly repeat?: string;
  readonly location?: string;
  readonly notes?: string;
};

/** An event record as another program finds it in the store. */
export type StoredEvent = {
  readonly calendar: string;
  readonly title: string;
  /** An instant in UTC, or a date. */
  readonly start: string;
  readonly end: string;
  readonly location?: string;
  readonly notes?: string;
  readonly repeat?: string;
  readonly excluded: readonly string[];
  /** The occurrence it stands in for. */
  readonly replaces?: string;
};

export type CalendarUnderTest = {
  readonly host: CalendarHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  /** Makes calendars by name, in order, with these events in them. */
  readonly seed: (events: readonly SeedEvent[], calendars?: readonly string[]) => Promise<void>;
  /** What the store holds, read without the host. */
  readonly stored: () => Promise<readonly StoredEvent[]>;
  /** Everything the store holds, to the byte. */
  readonly everything: () => Promise<string>;
  /** Another program changes the title of an event. */
  readonly retitle: (from: string, to: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const at = (text: string): number => Date.parse(text);
const MARCH = { from: at("2026-03-01T00:00+01:00"), to: at("2026-04-01T00:00+02:00"), limit: 50 };
const LUNCH: SeedEvent = {
  calendar: "Personal",
  title: "Lunch with Zoë",
  start: "2026-03-03T12:30+01:00",
  end: "2026-03-03T13:30+01:00",
  location: "Café Einstein",
  notes: "Bring the tickets",
};
const STANDUP: SeedEvent = {
  calendar: "Work",
  title: "Stand-up",
  start: "2026-03-02T09:30+01:00",
  end: "2026-03-02T09:45+01:00",
  repeat: "FREQ=WEEKLY;BYDAY=MO",
};
const HOLIDAY: SeedEvent = {
  calendar: "Personal",
  title: "Holiday",
  start: "2026-03-28",
  end: "2026-03-31",
  allDay: true,
};

/** What every calendar has to do, whatever keeps it. */
export function describeCalendarContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<CalendarUnderTest>;
}): void {
  describe(`calendar contract: ${name}`, () => {
    let under: CalendarUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.dispose());

    const march = async (): Promise<readonly CalendarEvent[]> =>
      (await under.host.query(MARCH)).rows;
    const named = async (title: string): Promise<CalendarEvent> => {
      const event = (await march()).find((each) => each.title === title);
      if (!event) throw new Error(`no event ${title}`);
      return event;
    };
    const stored = async (title: string): Promise<readonly StoredEvent[]> =>
      (await under.stored()).filter((event) => event.title === title);

    describe("calendars", () => {
      it("names every calendar, empty ones too", async () => {
        await under.seed([LUNCH], ["Personal", "Work"]);
        const names = (await under.host.calendars()).map((calendar) => calendar.name);
        expect(names.toSorted()).toEqual(["Personal", "Work"]);
      });

      it("gives each an id of its own, also where two share a name", async () => {
        await under.seed([], ["Home", "Home"]);
        const calendars = await under.host.calendars();
        expect(calendars.map((calendar) => calendar.name)).toEqual(["Home", "Home"]);
        expect(new Set(calendars.map(({ id }) => id)).size).toBe(2);
      });

      it("has none where there is no calendar yet", async () => {
        expect(await under.host.calendars()).toEqual([]);
      });
    });

    describe("query", () => {
      it("lists the occurrences of a window by start, with all that is known of them", async () => {
        await under.seed([STANDUP, LUNCH]);
        const rows = await march();
        expect(rows.map(({ title, start }) => [title, new Date(start).toISOString()])).toEqual([
          ["Stand-up", "2026-03-02T08:30:00.000Z"],
          ["Lunch with Zoë", "2026-03-03T11:30:00.000Z"],
          ["Stand-up", "2026-03-09T08:30:00.000Z"],
          ["Stand-up", "2026-03-16T08:30:00.000Z"],
          ["Stand-up", "2026-03-23T08:30:00.000Z"],
          ["Stand-up", "2026-03-30T07:30:00.000Z"],
        ]);
        expect(rows[1]).toMatchObject({
          calendar: "Personal",
          end: at("2026-03-03T13:30+01:00"),
          allDay: false,
          location: "Café Einstein",
          notes: "Bring the tickets",
        });
        expect(rows[0]).toMatchObject({ calendar: "Work", repeat: "FREQ=WEEKLY;BYDAY=MO" });
      });

      it("keeps a repeating event at its hour when the clocks change", async () => {
        await under.seed([STANDUP]);
        const window = { from: at("2026-10-19T00:00+02:00"), to: at("2026-10-27T00:00+01:00") };
        const { rows } = await under.host.query({ ...window, limit: 9 });
        expect(rows.map(({ start }) => new Date(start).toISOString())).toEqual([
          "2026-10-19T07:30:00.000Z",
          "2026-10-26T08:30:00.000Z",
        ]);
      });

      it("runs an all-day event from midnight to the midnight after its last day, over a clock change", async () => {
        await under.seed([HOLIDAY]);
        expect(await named("Holiday")).toMatchObject({
          allDay: true,
          start: at("2026-03-28T00:00+01:00"),
          end: at("2026-03-31T00:00+02:00"),
        });
      });

      it("includes what reaches into the window and leaves out what only touches it", async () => {
        await under.seed([LUNCH]);
        const count = async (from: string, to: string): Promise<number> =>
          (await under.host.query({ from: at(from), to: at(to), limit: 9 })).rows.length;
        expect(await count("2026-03-03T13:00+01:00", "2026-03-03T14:00+01:00")).toBe(1);
        expect(await count("2026-03-03T13:30+01:00", "2026-03-03T14:00+01:00")).toBe(0);
        expect(await count("2026-03-03T12:00+01:00", "2026-03-03T12:30+01:00")).toBe(0);
        expect(await count("2026-03-03T12:00+01:00", "2026-03-03T12:31+01:00")).toBe(1);
      });

      it("finds words in title, place and notes, whatever their case and accents", async () => {
        await under.seed([STANDUP, LUNCH]);
        const titles = async (text: string): Promise<readonly string[]> =>
          (await under.host.query({ ...MARCH, text })).rows.map((event) => event.title);
        expect(await titles("zoe lunch")).toEqual(["Lunch with Zoë"]);
        expect(await titles("CAFE")).toEqual(["Lunch with Zoë"]);
        expect(await titles("tickets")).toEqual(["Lunch with Zoë"]);
        expect(await titles("dentist")).toEqual([]);
      });

      it("keeps to one calendar, named in any case", async () => {
        await under.seed([STANDUP, LUNCH]);
        const { rows } = await under.host.query({ ...MARCH, calendar: "personal" });
        expect(rows.map((event) => event.title)).toEqual(["Lunch with Zoë"]);
      });

      it("counts what it leaves out", async () => {
        await under.seed([STANDUP, LUNCH]);
        const page = await under.host.query({ ...MARCH, limit: 2 });
        expect(page.rows).toHaveLength(2);
        expect(page.more).toBe(4);
      });

      it("fails for an unknown calendar and names those there are", async () => {
        await under.seed([LUNCH], ["Personal", "Work"]);
        const failure = await failureOf(under.host.query({ ...MARCH, calendar: "Gym" }));
        expect(failure.failure).toBe("not_found");
        expect(failure.candidates.toSorted()).toEqual(["Personal", "Work"]);
        expect(failure.message).toContain("Gym");
      });

      it("fails for a name that two calendars share", async () => {
        await under.seed([], ["Home", "Home"]);
        const failure = await failureOf(under.host.query({ ...MARCH, calendar: "home" }));
        expect(failure.failure).toBe("ambiguous");
        expect(failure.candidates).toHaveLength(2);
      });

      it("fails for a window that ends before it starts", async () => {
        const failure = await failureOf(under.host.query({ from: NOW, to: NOW - 1, limit: 5 }));
        expect(failure.failure).toBe("invalid");
      });
    });

    describe("get", () => {
      it("gives the event an id names, also one occurrence of many", async () => {
        await under.seed([STANDUP, LUNCH]);
        const [, , third] = (await march()).filter((event) => event.title === "Stand-up");
        expect(await under.host.get(third?.id ?? "")).toEqual(third);
        const lunch = await named("Lunch with Zoë");
        expect(await under.host.get(lunch.id)).toEqual(lunch);
      });

      it("keeps an id stable while other events come and go", async () => {
        await under.seed([STANDUP, LUNCH]);
        const { id } = await named("Lunch with Zoë");
        const others = (await march()).filter((event) => event.title === "Stand-up");
        await under.host.remove({ id: others[1]?.id ?? "", span: "this" });
        await under.host.create({ title: "New", start: NOW, end: NOW, allDay: false });
        expect((await under.host.get(id)).title).toBe("Lunch with Zoë");
      });

      it("fails for an id that names nothing, and for an occurrence the series does not have", async () => {
        await under.seed([STANDUP]);
        expect((await failureOf(under.host.get("nothing"))).failure).toBe("not_found");
        const { id } = await named("Stand-up");
        await under.host.remove({ id, span: "this" });
        expect((await failureOf(under.host.get(id))).failure).toBe("not_found");
      });
    });

    describe("create", () => {
      const DENTIST = {
        title: "Dentist",
        start: at("2026-03-05T15:00+01:00"),
        end: at("2026-03-05T15:30+01:00"),
        allDay: false,
      };

      it("keeps those who take part, with their addresses", async () => {
        const attendees = [
          { name: "Kim Stone", address: "kim@stone.example" },
          { name: "", address: "guest@quay.example" },
        ];
        const { value } = await under.host.create({ ...DENTIST, attendees });
        expect((await under.host.get(value.id)).attendees).toEqual([
          "Kim Stone <kim@stone.example>",
          "guest@quay.example",
        ]);
      });

      it("takes more people later, nobody twice, and gives them back", async () => {
        const kim = { name: "Kim Stone", address: "kim@stone.example" };
        const ann = { name: "Ann Roe", address: "ann@roe.example" };
        const made = await under.host.create({
          ...DENTIST,
          notes: "Bring the card",
          attendees: [kim],
        });
        const { id } = made.value;
        const change = { id, span: "this", changes: { attendees: [kim, ann] } } as const;
        const { value } = await under.host.update(change);
        expect(value.attendees).toEqual([
          "Kim Stone <kim@stone.example>",
          "Ann Roe <ann@roe.example>",
        ]);
        expect(value.notes).toContain("Bring the card");
        expect(await under.host.get(value.id)).toEqual(value);
      });

      it("stores the event and gives back what it stored", async () => {
        await under.seed([LUNCH], ["Personal", "Work"]);
        const event = { ...DENTIST, calendar: "work", location: "Main St", notes: "a, b; c" };
        const { value } = await under.host.create({ ...event, alertMinutes: 30 });
        expect(value).toMatchObject({ ...event, calendar: "Work" });
        expect(await under.host.get(value.id)).toEqual(value);
        expect(await stored("Dentist")).toEqual([
          {
            calendar: "Work",
            title: "Dentist",
            start: "2026-03-05T14:00:00Z",
            end: "2026-03-05T14:30:00Z",
            location: "Main St",
            notes: "a, b; c",
            excluded: [],
          },
        ]);
      });

      it("stores an all-day event as dates", async () => {
        const start = at("2026-03-28T00:00+01:00");
        const end = at("2026-03-30T00:00+02:00");
        await under.host.create({ title: "Trip", start, end, allDay: true });
        expect(await stored("Trip")).toMatchObject([{ start: "2026-03-28", end: "2026-03-30" }]);
      });

      it("stores a repeating event, beginning with the first day its rule names", async () => {
        const { value } = await under.host.create({
          ...DENTIST,
          repeat: "FREQ=WEEKLY;BYDAY=FR;COUNT=3",
        });
        expect(new Date(value.start).toISOString()).toBe("2026-03-06T14:00:00.000Z");
        const days = (await march()).map(({ start }) => new Date(start).getUTCDate());
        expect(days).toEqual([6, 13, 20]);
      });

      it("makes a first calendar where there is none", async () => {
        const { value } = await under.host.create(DENTIST);
        expect((await under.host.calendars()).map((calendar) => calendar.name)).toEqual([
          value.calendar,
        ]);
      });

      it("brings awkward text back unchanged", async () => {
        const title = `"Quotes", it's; \\ 50% — naïve 😀 \u202Eright-to-left\u202C`;
        const notes = "BEGIN:VEVENT\nSUMMARY:not one\nEND:VEVENT\n\n  indented, at last";
        const { value } = await under.host.create({ ...DENTIST, title, notes, location: "a\nb" });
        expect(value).toMatchObject({ title, notes, location: "a\nb" });
        expect(await march()).toHaveLength(1);
        expect(await stored(title)).toHaveLength(1);
      });

      it("is taken back to the byte", async () => {
        await under.seed([LUNCH]);
        const before = await under.everything();
        const { undo } = await under.host.create({ ...DENTIST, calendar: "Personal" });
        expect(await under.everything()).not.toBe(before);
        expect(JSON.stringify(await under.undo(undo))).toContain("Dentist");
        expect(await under.everything()).toBe(before);
      });

      it.each([
        ["an end before the start", { ...DENTIST, end: DENTIST.start - 60_000 }],
        ["no title", { ...DENTIST, title: "  " }],
        ["a NUL in the title", { ...DENTIST, title: "a\0b" }],
        ["a NUL in the notes", { ...DENTIST, notes: "a\0b" }],
        ["no real time", { ...DENTIST, start: Number.NaN }],
        ["a year no calendar has", { ...DENTIST, start: 8e15, end: 8e15 }],
        ["a rule that is none", { ...DENTIST, repeat: "FREQ=SOMETIMES" }],
        [
          "a rule that never falls due",
          { ...DENTIST, repeat: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" },
        ],
        ["a rule with a line end in it", { ...DENTIST, repeat: "FREQ=DAILY\nATTACH:x" }],
        ["an alert after the event", { ...DENTIST, alertMinutes: -5 }],
      ])("fails as invalid for %s, and stores nothing", async (_, event) => {
        await under.seed([LUNCH]);
        const before = await under.everything();
        const failure = await failureOf(under.host.create(event));
        expect(failure.failure).toBe("invalid");
        expect(failure.message).toMatch(/\.$/);
        expect(await under.everything()).toBe(before);
      });

      it("fails for an unknown calendar, and for a name two share", async () => {
        await under.seed([LUNCH], ["Personal", "Home", "Home"]);
        const create = (calendar: string): Promise<unknown> =>
          under.host.create({ ...DENTIST, calendar });
        expect((await failureOf(create("Gym"))).failure).toBe("not_found");
        expect((await failureOf(create("Home"))).failure).toBe("ambiguous");
      });
    });

    describe("update", () => {
      it("moves an event, which keeps its length, and raises its version", async () => {
        await under.seed([LUNCH]);
        const { id, version } = await named("Lunch with Zoë");
        const start = at("2026-03-04T18:00+01:00");
        const { value } = await under.host.update({ id, span: "this", changes: { start } });
        expect(value).toMatchObject({ id, start, end: start + 3_600_000 });
        expect(value.version).not.toBe(version);
        expect(await stored("Lunch with Zoë")).toMatchObject([
          { start: "2026-03-04T17:00:00Z", end: "2026-03-04T18:00:00Z", notes: LUNCH.notes },
        ]);
      });

      it("changes texts and takes emptied ones away", async () => {
        await under.seed([LUNCH]);
        const { id } = await named("Lunch with Zoë");
        const changes = { title: "Dinner", location: "", notes: "New\nnotes" };
        const { value } = await under.host.update({ id, span: "this", changes });
        expect(value).toMatchObject({ title: "Dinner", notes: "New\nnotes" });
        expect(value.location).toBeUndefined();
        expect(await stored("Dinner")).toEqual([
          {
            calendar: "Personal",
            title: "Dinner",
            start: "2026-03-03T11:30:00Z",
            end: "2026-03-03T12:30:00Z",
            notes: "New\nnotes",
            excluded: [],
          },
        ]);
      });

      it("moves an all-day event by days, whatever the clocks do", async () => {
        await under.seed([HOLIDAY]);
        const { id } = await named("Holiday");
        const start = at("2026-03-10T00:00+01:00");
        const { value } = await under.host.update({ id, span: "this", changes: { start } });
        expect(value).toMatchObject({ allDay: true, start, end: at("2026-03-13T00:00+01:00") });
      });

      it("changes one occurrence and leaves the others", async () => {
        await under.seed([STANDUP]);
        const [, second] = await march();
        const start = at("2026-03-10T11:00+01:00");
        const { value } = await under.host.update({
          id: second?.id ?? "",
          span: "this",
          changes: { start, title: "Late stand-up" },
        });
        expect(value).toMatchObject({ id: second?.id, start, title: "Late stand-up" });
        const rows = await march();
        expect(rows.map(({ start: begin }) => new Date(begin).getUTCDate())).toEqual([
          2, 10, 16, 23, 30,
        ]);
        expect(await stored("Late stand-up")).toMatchObject([{ replaces: "2026-03-09T08:30:00Z" }]);
        expect(await stored("Stand-up")).toMatchObject([{ repeat: STANDUP.repeat }]);
      });

      it("changes one occurrence twice without a second replacement", async () => {
        await under.seed([STANDUP]);
        const id = (await march())[1]?.id ?? "";
        await under.host.update({ id, span: "this", changes: { title: "First" } });
        await under.host.update({ id, span: "this", changes: { title: "Second" } });
        expect(await stored("First")).toEqual([]);
        expect(await stored("Second")).toHaveLength(1);
        expect(await march()).toHaveLength(5);
      });

      it("changes this and later occurrences and leaves the earlier ones", async () => {
        await under.seed([STANDUP]);
        const id = (await march())[2]?.id ?? "";
        const start = at("2026-03-17T10:00+01:00");
        const { value } = await under.host.update({ id, span: "future", changes: { start } });
        expect(value.start).toBe(start);
        expect(await under.host.get(value.id)).toEqual(value);
        const rows = await march();
        expect(rows.map(({ start: begin }) => new Date(begin).toISOString())).toEqual([
          "2026-03-02T08:30:00.000Z",
          "2026-03-09T08:30:00.000Z",
          "2026-03-17T09:00:00.000Z",
          "2026-03-24T09:00:00.000Z",
          "2026-03-31T08:00:00.000Z",
        ]);
      });

      it("changes the whole series from its first occurrence on", async () => {
        await under.seed([STANDUP]);
        const id = (await march())[0]?.id ?? "";
        await under.host.update({ id, span: "future", changes: { title: "Daily" } });
        expect((await march()).map((event) => event.title)).toEqual(Array(5).fill("Daily"));
        expect(await under.stored()).toHaveLength(1);
      });

      it.each(["this", "future"] as const)("is taken back to the byte (%s)", async (span) => {
        await under.seed([STANDUP, LUNCH]);
        const before = await under.everything();
        const id = (await march()).filter((event) => event.title === "Stand-up")[2]?.id ?? "";
        const start = at("2026-03-17T10:00+01:00");
        const { undo } = await under.host.update({ id, span, changes: { start } });
        expect(JSON.stringify(await under.undo(undo))).toContain("Stand-up");
        expect(await under.everything()).toBe(before);
      });

      it("is not taken back over a change another program made since", async () => {
        await under.seed([LUNCH]);
        const { id } = await named("Lunch with Zoë");
        const { undo } = await under.host.update({
          id,
          span: "this",
          changes: { title: "Dinner" },
        });
        await under.retitle("Dinner", "Late dinner");
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it.each([
        ["an end before the start", { end: at("2026-03-03T12:00+01:00") }],
        ["an empty title", { title: "" }],
        ["no change at all", {}],
        ["no real time", { start: Number.POSITIVE_INFINITY }],
        ["a NUL", { location: "\0" }],
      ])("fails as invalid for %s, and changes nothing", async (_, changes) => {
        await under.seed([LUNCH]);
        const { id } = await named("Lunch with Zoë");
        const before = await under.everything();
        const failure = await failureOf(under.host.update({ id, span: "this", changes }));
        expect(failure.failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("fails for an event that is gone", async () => {
        await under.seed([LUNCH]);
        const { id } = await named("Lunch with Zoë");
        await under.host.remove({ id, span: "this" });
        const update = under.host.update({ id, span: "this", changes: { title: "x" } });
        expect((await failureOf(update)).failure).toBe("not_found");
      });
    });

    describe("remove", () => {
      it("removes an event and says what it was", async () => {
        await under.seed([LUNCH, STANDUP]);
        const lunch = await named("Lunch with Zoë");
        const { value } = await under.host.remove({ id: lunch.id, span: "this" });
        expect(value).toEqual(lunch);
        expect(await stored("Lunch with Zoë")).toEqual([]);
        expect(await stored("Stand-up")).toHaveLength(1);
      });

      it("removes one occurrence", async () => {
        await under.seed([STANDUP]);
        await under.host.remove({ id: (await march())[1]?.id ?? "", span: "this" });
        expect((await march()).map(({ start }) => new Date(start).getUTCDate())).toEqual([
          2, 16, 23, 30,
        ]);
        expect(await stored("Stand-up")).toMatchObject([{ excluded: ["2026-03-09T08:30:00Z"] }]);
      });

      it("removes an occurrence that was changed, with its change", async () => {
        await under.seed([STANDUP]);
        const id = (await march())[1]?.id ?? "";
        await under.host.update({ id, span: "this", changes: { title: "Moved" } });
        await under.host.remove({ id, span: "this" });
        expect(await stored("Moved")).toEqual([]);
        expect(await march()).toHaveLength(4);
      });

      it("removes this and later occurrences", async () => {
        await under.seed([STANDUP]);
        await under.host.remove({ id: (await march())[2]?.id ?? "", span: "future" });
        expect((await march()).map(({ start }) => new Date(start).getUTCDate())).toEqual([2, 9]);
        const later = { from: MARCH.to, to: MARCH.to + 400 * 86_400_000, limit: 5 };
        expect((await under.host.query(later)).rows).toEqual([]);
      });

      it("removes the whole series from its first occurrence on", async () => {
        await under.seed([STANDUP]);
        await under.host.remove({ id: (await march())[0]?.id ?? "", span: "future" });
        expect(await under.stored()).toEqual([]);
      });

      it("leaves no empty series behind when its last occurrence goes", async () => {
        await under.seed([{ ...STANDUP, repeat: "FREQ=WEEKLY;COUNT=2" }]);
        for (const { id } of await march()) await under.host.remove({ id, span: "this" });
        expect(await under.stored()).toEqual([]);
      });

      it.each(["this", "future"] as const)("is taken back to the byte (%s)", async (span) => {
        await under.seed([STANDUP, LUNCH]);
        const before = await under.everything();
        const [first, , third] = (await march()).filter((event) => event.title === "Stand-up");
        for (const id of [third?.id ?? "", first?.id ?? ""]) {
          const { undo } = await under.host.remove({ id, span });
          expect(await under.everything()).not.toBe(before);
          expect(JSON.stringify(await under.undo(undo))).toContain("Stand-up");
          expect(await under.everything()).toBe(before);
        }
      });

      it("is taken back once only", async () => {
        await under.seed([LUNCH]);
        const { id } = await named("Lunch with Zoë");
        const { undo } = await under.host.remove({ id, span: "this" });
        await under.undo(undo);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await stored("Lunch with Zoë")).toHaveLength(1);
      });

      it("fails for an id that names nothing", async () => {
        await under.seed([LUNCH]);
        const failure = await failureOf(under.host.remove({ id: "nothing/here", span: "future" }));
        expect(failure.failure).toBe("not_found");
      });
    });
  });
}
