import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reminder, RemindersHost } from "../../../src/host/reminders.ts";
import type { Undo } from "../../../src/types/turn/result.ts";
import { failureOf } from "./failure-of.ts";

/** The clock of the suite: Monday, 2 March 2026, nine in the morning in Berlin. */
export const NOW = Date.parse("2026-03-02T09:00+01:00");
export const ZONE = "Europe/Berlin";

export type SeedReminder = {
  readonly list: string;
  readonly title: string;
  /** With its offset, or a date. */
  readonly due?: string;
  readonly repeat?: string;
  readonly notes?: string;
  readonly priority?: 1 | 5 | 9;
  readonly done?: boolean;
};

/** A reminder as another program finds it in the store. */
export type StoredReminder = {
  readonly list: string;
  readonly title: string;
  /** An instant in UTC, or a date. */
  readonly due?: string;
  readonly notes?: string;
  readonly repeat?: string;
  readonly priority: number;
  readonly done: boolean;
};

export type RemindersUnderTest = {
  readonly host: RemindersHost;
  readonly undo: (undo: Undo) => Promise<unknown>;
  /** Makes lists by name, in order, with these reminders on them. */
  readonly seed: (reminders: readonly SeedReminder[], lists?: readonly string[]) => Promise<void>;
  /** What the store holds, read without the host. */
  readonly stored: () => Promise<readonly StoredReminder[]>;
  /** Everything the store holds, to the byte. */
  readonly everything: () => Promise<string>;
  /** Another program changes the title of a reminder. */
  readonly retitle: (from: string, to: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
};

const at = (text: string): number => Date.parse(text);
const MILK: SeedReminder = { list: "Groceries", title: "Buy milk", notes: "Oat, two of them" };
const RENT: SeedReminder = {
  list: "Home",
  title: "Pay the rent",
  due: "2026-03-03T12:00+01:00",
  priority: 1,
};
const TAXES: SeedReminder = { list: "Home", title: "Do the taxes", due: "2026-03-05" };
const PLANTS: SeedReminder = {
  list: "Home",
  title: "Water the plants",
  due: "2026-03-02T18:00+01:00",
  repeat: "FREQ=DAILY;INTERVAL=2",
};
const DONE: SeedReminder = { list: "Home", title: "Old story", done: true };

/** What every keeper of reminders has to do, whatever it keeps them in. */
export function describeRemindersContract({
  name,
  make,
}: {
  readonly name: string;
  readonly make: () => Promise<RemindersUnderTest>;
}): void {
  describe(`reminders contract: ${name}`, () => {
    let under: RemindersUnderTest;
    beforeEach(async () => {
      under = await make();
    });
    afterEach(() => under.dispose());

    const titles = async (
      query: Partial<Parameters<RemindersHost["query"]>[0]>,
    ): Promise<readonly string[]> =>
      (await under.host.query({ limit: 50, ...query })).rows.map((reminder) => reminder.title);
    const named = async (title: string): Promise<Reminder> => {
      const { rows } = await under.host.query({ limit: 50 });
      const reminder = rows.find((each) => each.title === title);
      if (!reminder) throw new Error(`no reminder ${title}`);
      return reminder;
    };
    const stored = async (title: string): Promise<readonly StoredReminder[]> =>
      (await under.stored()).filter((reminder) => reminder.title === title);

    describe("lists", () => {
      it("names every list, empty ones too", async () => {
        await under.seed([MILK], ["Groceries", "Home"]);
        const names = (await under.host.lists()).map((list) => list.name);
        expect(names.toSorted()).toEqual(["Groceries", "Home"]);
      });

      it("gives each an id of its own, also where two share a name", async () => {
        await under.seed([], ["Home", "Home"]);
        expect(new Set((await under.host.lists()).map(({ id }) => id)).size).toBe(2);
      });

      it("has none where there is no list yet", async () => {
        expect(await under.host.lists()).toEqual([]);
      });
    });

    describe("query", () => {
      it("lists by due time, those without one last", async () => {
        await under.seed([MILK, TAXES, RENT, PLANTS]);
        expect(await titles({})).toEqual([
          "Water the plants",
          "Pay the rent",
          "Do the taxes",
          "Buy milk",
        ]);
      });

      it("tells all that is known of a reminder", async () => {
        await under.seed([MILK, RENT, TAXES, PLANTS]);
        expect(await named("Pay the rent")).toMatchObject({
          list: "Home",
          due: at("2026-03-03T12:00+01:00"),
          dateOnly: false,
          priority: "high",
          done: false,
        });
        expect(await named("Do the taxes")).toMatchObject({
          due: at("2026-03-05T00:00+01:00"),
          dateOnly: true,
          priority: "none",
        });
        const milk = await named("Buy milk");
        expect(milk).toMatchObject({ notes: "Oat, two of them", dateOnly: false });
        expect(milk.due).toBeUndefined();
        expect((await named("Water the plants")).repeat).toBe("FREQ=DAILY;INTERVAL=2");
      });

      it("filters by due time, by having one, by being done, and by words", async () => {
        await under.seed([MILK, RENT, TAXES, PLANTS, DONE]);
        const tuesday = at("2026-03-03T00:00+01:00");
        expect(await titles({ dueBefore: tuesday })).toEqual(["Water the plants"]);
        expect(await titles({ dueFrom: tuesday })).toEqual(["Pay the rent", "Do the taxes"]);
        expect(await titles({ due: "without", done: false })).toEqual(["Buy milk"]);
        expect(await titles({ due: "any" })).toHaveLength(3);
        expect(await titles({ done: true })).toEqual(["Old story"]);
        expect(await titles({ text: "OAT milk" })).toEqual(["Buy milk"]);
      });

      it("keeps to one list, named in any case", async () => {
        await under.seed([MILK, RENT]);
        expect(await titles({ list: "groceries" })).toEqual(["Buy milk"]);
      });

      it("counts what it leaves out", async () => {
        await under.seed([MILK, RENT, TAXES]);
        const page = await under.host.query({ limit: 1 });
        expect([page.rows.length, page.more]).toEqual([1, 2]);
      });

      it("fails for an unknown list and names those there are", async () => {
        await under.seed([MILK, RENT]);
        const failure = await failureOf(under.host.query({ list: "Work", limit: 5 }));
        expect(failure.failure).toBe("not_found");
        expect(failure.candidates.toSorted()).toEqual(["Groceries", "Home"]);
      });

      it("fails for a name that two lists share", async () => {
        await under.seed([], ["Home", "home"]);
        const failure = await failureOf(under.host.query({ list: "HOME", limit: 5 }));
        expect(failure.failure).toBe("ambiguous");
        expect(failure.candidates).toHaveLength(2);
      });
    });

    describe("get", () => {
      it("gives the reminder an id names", async () => {
        await under.seed([MILK, RENT]);
        const milk = await named("Buy milk");
        expect(await under.host.get(milk.id)).toEqual(milk);
      });

      it("keeps an id stable while others come and go", async () => {
        await under.seed([MILK, RENT]);
        const { id } = await named("Buy milk");
        await under.host.remove((await named("Pay the rent")).id);
        await under.host.create({ title: "New", list: "Groceries" });
        expect((await under.host.get(id)).title).toBe("Buy milk");
      });

      it("fails for an id that names nothing", async () => {
        await under.seed([MILK]);
        expect((await failureOf(under.host.get("nothing"))).failure).toBe("not_found");
      });
    });

    describe("create", () => {
      it("stores a reminder and gives back what it stored", async () => {
        await under.seed([MILK, RENT]);
        const reminder = {
          title: "Call mum",
          due: at("2026-03-02T17:00+01:00"),
          list: "home",
          notes: "about Sunday; bring a, b",
          priority: "medium" as const,
        };
        const { value } = await under.host.create(reminder);
        expect(value).toMatchObject({ ...reminder, list: "Home", dateOnly: false, done: false });
        expect(await under.host.get(value.id)).toEqual(value);
        expect(await stored("Call mum")).toEqual([
          {
            list: "Home",
            title: "Call mum",
            due: "2026-03-02T16:00:00Z",
            notes: "about Sunday; bring a, b",
            priority: 5,
            done: false,
          },
        ]);
      });

      it("stores a due day as a date, today included, and no due time at all", async () => {
        await under.seed([MILK]);
        const today = at("2026-03-02T00:00+01:00");
        await under.host.create({ title: "Today", due: today, dateOnly: true });
        await under.host.create({ title: "Some day" });
        expect(await stored("Today")).toMatchObject([{ due: "2026-03-02" }]);
        expect((await stored("Some day"))[0]?.due).toBeUndefined();
      });

      it("begins a repeating one with the first date of its rule that is not past", async () => {
        await under.seed([MILK]);
        const { value } = await under.host.create({
          title: "Gym",
          due: at("2026-03-02T08:00+01:00"),
          repeat: "FREQ=WEEKLY;BYDAY=MO,TH",
        });
        expect(value).toMatchObject({
          due: at("2026-03-05T08:00+01:00"),
          repeat: "FREQ=WEEKLY;BYDAY=MO,TH",
        });
      });

      it("makes a first list where there is none", async () => {
        const { value } = await under.host.create({ title: "First" });
        expect((await under.host.lists()).map((list) => list.name)).toEqual([value.list]);
      });

      it("brings awkward text back unchanged", async () => {
        const title = `"Quotes", it's; \\ naïve 😀 \u202Eright-to-left\u202C`;
        const notes = "END:VTODO\nBEGIN:VTODO\n\n\tindented";
        const { value } = await under.host.create({ title, notes });
        expect(value).toMatchObject({ title, notes });
        expect(await titles({})).toEqual([title]);
        expect(await stored(title)).toHaveLength(1);
      });

      it("is taken back to the byte", async () => {
        await under.seed([MILK]);
        const before = await under.everything();
        const { undo } = await under.host.create({ title: "Call mum", list: "Groceries" });
        expect(JSON.stringify(await under.undo(undo))).toContain("Call mum");
        expect(await under.everything()).toBe(before);
      });

      it.each([
        ["no title", { title: "" }],
        ["a NUL", { title: "x", notes: "\0" }],
        ["a time that is past", { title: "x", due: NOW - 3_600_000 }],
        ["a day that is past", { title: "x", due: NOW - 86_400_000, dateOnly: true }],
        ["no real time", { title: "x", due: Number.NaN }],
        ["a year no list has", { title: "x", due: 8e15 }],
        ["a rule that is none", { title: "x", due: NOW + 1e6, repeat: "FREQ=OFTEN" }],
        ["a rule without a first time", { title: "x", repeat: "FREQ=DAILY" }],
        ["a rule that has ended", { title: "x", due: NOW, repeat: "FREQ=DAILY;UNTIL=20200101" }],
      ])("fails as invalid for %s, and stores nothing", async (_, reminder) => {
        await under.seed([MILK]);
        const before = await under.everything();
        const failure = await failureOf(under.host.create(reminder));
        expect(failure.failure).toBe("invalid");
        expect(failure.message).toMatch(/\.$/);
        expect(await under.everything()).toBe(before);
      });

      it("fails for an unknown list, and for a name two share", async () => {
        await under.seed([], ["Home", "Home"]);
        const create = (list: string): Promise<unknown> => under.host.create({ title: "x", list });
        expect((await failureOf(create("Work"))).failure).toBe("not_found");
        expect((await failureOf(create("Home"))).failure).toBe("ambiguous");
      });
    });

    describe("update", () => {
      it("changes title, notes and priority and keeps the rest", async () => {
        await under.seed([RENT]);
        const { id, version } = await named("Pay the rent");
        const changes = { title: "Pay rent", notes: "by transfer", priority: "low" as const };
        const { value } = await under.host.update({ id, changes });
        expect(value).toMatchObject({ id, ...changes, due: at("2026-03-03T12:00+01:00") });
        expect(value.version).not.toBe(version);
        expect(await stored("Pay rent")).toMatchObject([{ priority: 9, notes: "by transfer" }]);
        await under.host.update({ id, changes: { priority: "none", notes: "" } });
        const [left] = await stored("Pay rent");
        expect([left?.priority, left?.notes]).toEqual([0, undefined]);
      });

      it("moves the due time, from a time to a day and back, and sets a first one", async () => {
        await under.seed([RENT, MILK]);
        const { id } = await named("Pay the rent");
        const due = at("2026-03-07T00:00+01:00");
        await under.host.update({ id, changes: { due, dateOnly: true } });
        expect(await stored("Pay the rent")).toMatchObject([{ due: "2026-03-07" }]);
        const time = at("2026-03-07T15:30+01:00");
        const { value } = await under.host.update({ id, changes: { due: time } });
        expect(value).toMatchObject({ due: time, dateOnly: false });
        expect(await stored("Pay the rent")).toMatchObject([{ due: "2026-03-07T14:30:00Z" }]);
        const milk = await named("Buy milk");
        await under.host.update({ id: milk.id, changes: { due: time } });
        expect(await stored("Buy milk")).toMatchObject([{ due: "2026-03-07T14:30:00Z" }]);
      });

      it("moves a reminder to another list", async () => {
        await under.seed([RENT, MILK]);
        const { id } = await named("Pay the rent");
        const { value } = await under.host.update({ id, changes: { list: "groceries" } });
        expect(value).toMatchObject({ id, list: "Groceries", title: "Pay the rent" });
        expect(await stored("Pay the rent")).toMatchObject([{ list: "Groceries", priority: 1 }]);
        expect(await titles({ list: "Home" })).toEqual([]);
      });

      it("moves the weekday of a rule along with the due time", async () => {
        await under.seed([{ ...PLANTS, repeat: "FREQ=WEEKLY;BYDAY=MO" }]);
        const { id } = await named("Water the plants");
        const due = at("2026-03-03T18:00+01:00");
        const { value } = await under.host.update({ id, changes: { due } });
        expect(value).toMatchObject({ due, repeat: "FREQ=WEEKLY;BYDAY=TU" });
      });

      it.each([
        ["its texts", { title: "Other", notes: "n" }],
        ["its due time", { due: NOW + 86_400_000 }],
        ["its list", { list: "Groceries" }],
      ])("is taken back to the byte (%s)", async (_, changes) => {
        await under.seed([RENT, MILK]);
        const before = await under.everything();
        const { id } = await named("Pay the rent");
        const { undo } = await under.host.update({ id, changes });
        expect(await under.everything()).not.toBe(before);
        expect(JSON.stringify(await under.undo(undo))).toContain("Pay the rent");
        expect(await under.everything()).toBe(before);
      });

      it("is not taken back over a change another program made since", async () => {
        await under.seed([MILK]);
        const { id } = await named("Buy milk");
        const { undo } = await under.host.update({ id, changes: { notes: "Soy" } });
        await under.retitle("Buy milk", "Buy bread");
        const before = await under.everything();
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it.each([
        ["an empty title", { title: " " }],
        ["a time that is past", { due: NOW - 3_600_000 }],
        ["no change at all", {}],
        ["a NUL", { notes: "\0" }],
      ])("fails as invalid for %s, and changes nothing", async (_, changes) => {
        await under.seed([RENT]);
        const { id } = await named("Pay the rent");
        const before = await under.everything();
        expect((await failureOf(under.host.update({ id, changes }))).failure).toBe("invalid");
        expect(await under.everything()).toBe(before);
      });

      it("fails for a reminder that is gone, and for an unknown list", async () => {
        await under.seed([RENT]);
        const { id } = await named("Pay the rent");
        const move = under.host.update({ id, changes: { list: "Nowhere" } });
        expect((await failureOf(move)).failure).toBe("not_found");
        await under.host.remove(id);
        const update = under.host.update({ id, changes: { title: "x" } });
        expect((await failureOf(update)).failure).toBe("not_found");
      });
    });

    describe("complete", () => {
      it("ticks a reminder off and opens it again", async () => {
        await under.seed([RENT]);
        const { id } = await named("Pay the rent");
        const ticked = await under.host.complete({ id, done: true });
        expect(ticked.value.reminder).toMatchObject({ id, done: true });
        expect(ticked.value.next).toBeUndefined();
        expect(await stored("Pay the rent")).toMatchObject([{ done: true }]);
        const opened = await under.host.complete({ id, done: false });
        expect(opened.value.reminder.done).toBe(false);
        expect(await stored("Pay the rent")).toMatchObject([{ done: false }]);
      });

      it("gives the next date of a repeating one a reminder of its own", async () => {
        await under.seed([PLANTS]);
        const { id } = await named("Water the plants");
        const { value } = await under.host.complete({ id, done: true });
        expect(value.reminder).toMatchObject({ done: true, due: at("2026-03-02T18:00+01:00") });
        expect(value.reminder.repeat).toBeUndefined();
        expect(value.next).toMatchObject({
          title: "Water the plants",
          done: false,
          due: at("2026-03-04T18:00+01:00"),
          repeat: "FREQ=DAILY;INTERVAL=2",
        });
        // One of the two keeps the identifier; which one is the store's affair.
        expect([value.reminder.id, value.next?.id]).toContain(id);
        expect(value.next?.id).not.toBe(value.reminder.id);
        expect(await titles({ done: false })).toEqual(["Water the plants"]);
        expect(await stored("Water the plants")).toHaveLength(2);
      });

      it("passes over the dates that were missed", async () => {
        await under.seed([{ ...PLANTS, due: "2026-02-20T18:00+01:00", repeat: "FREQ=DAILY" }]);
        const { id } = await named("Water the plants");
        const { value } = await under.host.complete({ id, done: true });
        expect(value.next?.due).toBe(at("2026-03-02T18:00+01:00"));
      });

      it("comes to an end with the count of its rule", async () => {
        await under.seed([{ ...PLANTS, repeat: "FREQ=DAILY;COUNT=2" }]);
        const first = await under.host.complete({
          id: (await named("Water the plants")).id,
          done: true,
        });
        const { next } = first.value;
        expect(next?.due).toBe(at("2026-03-03T18:00+01:00"));
        const last = await under.host.complete({ id: next?.id ?? "", done: true });
        expect(last.value.next).toBeUndefined();
        expect(await titles({ done: false })).toEqual([]);
      });

      it("keeps the hour when the clocks change", async () => {
        await under.seed([{ ...PLANTS, due: "2026-03-28T18:00+01:00", repeat: "FREQ=DAILY" }]);
        const { id } = await named("Water the plants");
        const { value } = await under.host.complete({ id, done: true });
        expect(value.next?.due).toBe(at("2026-03-29T18:00+02:00"));
      });

      it.each([RENT, PLANTS])("is taken back to the byte ($title)", async (seed) => {
        await under.seed([seed]);
        const before = await under.everything();
        const { id } = await named(seed.title);
        const { undo } = await under.host.complete({ id, done: true });
        expect(JSON.stringify(await under.undo(undo))).toContain(seed.title);
        expect(await under.everything()).toBe(before);
      });

      it("says so when it is done, or open, already", async () => {
        await under.seed([RENT, DONE]);
        const open = under.host.complete({ id: (await named("Pay the rent")).id, done: false });
        expect((await failureOf(open)).failure).toBe("invalid");
        const done = under.host.complete({ id: (await named("Old story")).id, done: true });
        expect((await failureOf(done)).message).toContain("Old story");
      });

      it("fails for an id that names nothing", async () => {
        const failure = await failureOf(under.host.complete({ id: "nothing", done: true }));
        expect(failure.failure).toBe("not_found");
      });
    });

    describe("remove", () => {
      it("removes a reminder and says what it was", async () => {
        await under.seed([MILK, RENT]);
        const milk = await named("Buy milk");
        expect((await under.host.remove(milk.id)).value).toEqual(milk);
        expect(await stored("Buy milk")).toEqual([]);
        expect(await stored("Pay the rent")).toHaveLength(1);
      });

      it("removes a repeating one with all its dates", async () => {
        await under.seed([PLANTS]);
        await under.host.remove((await named("Water the plants")).id);
        expect(await under.stored()).toEqual([]);
      });

      it("is taken back to the byte, once", async () => {
        await under.seed([MILK, RENT]);
        const before = await under.everything();
        const { undo } = await under.host.remove((await named("Buy milk")).id);
        expect(JSON.stringify(await under.undo(undo))).toContain("Buy milk");
        expect(await under.everything()).toBe(before);
        expect((await failureOf(under.undo(undo))).failure).toBe("invalid");
      });

      it("fails for an id that names nothing", async () => {
        await under.seed([MILK]);
        expect((await failureOf(under.host.remove("nothing"))).failure).toBe("not_found");
      });
    });
  });
}
